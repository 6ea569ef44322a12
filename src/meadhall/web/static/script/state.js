// What this page knows of its table. Everything else is drawn from it.

/**
 * What this page knows. `left` are the candidates after the clicks in `chosen`.
 * @type {Page.Table}
 */
export const table = {
  id: "", game: "", title: "", live: "", csrf: "", head: 0, moment: null, eyes: null, seat: null, mine: [], seats: [], options: [], last: [],
  prompt: { seat: null, mine: false, name: "", text: "", rule: null, waiting: [], called: "", picture: "", teaching: null },
  draft: null, later: null, sheet: null, standing: null, further: [], left: [], chosen: [], can_undo: false, can_go_back: false, practice: false, alone: false, over: null, curtain: false, unread: 0, marks: [], gaps: [], forward: null, stayed: null, colours: "", proposal: null,
  busy: false, played: 0, undone: false, finished: false, hint: null, asked: null, wanted: null, called: null, sent: null, since: null, account: null, heads: [], coach: null, coaching: "silent",
};

export const myTurn = () => table.prompt.mine && table.moment === null && !table.over;

/** @type {(options: Live.Choice[]) => string} */
export const known = (options) => options.map(({ action }) => action).join("\n");

/** What is asked now, to be compared with what was asked before: after an own move it is something else. */
export const asking = () => [table.played, table.draft?.actions.join(";"), table.prompt.seat, table.prompt.text, known(table.options)].join("\n");
