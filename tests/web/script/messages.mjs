// What the server says.

import { asked } from "./page.mjs";
import { pass, single } from "./samples.mjs";

export const told = (more) => ({
  is: "table", head: 8, moment: null, seat: 0, mine: [0], curtain: false, parts: {}, attrs: {}, order: {}, gone: [], prompt: asked(0), options: [pass, single("D")],
  log_from: 0, log: [], more: false, last: [], can_undo: true, status: ["Round 2"], over: null, forward: null, draft: null, sheet: null, further: [], can_go_back: false, practice: false, ...more,
});
