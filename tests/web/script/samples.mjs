// Options to choose from.

export const option = (action, label, places, key = "") => ({ action, label, places, key });
export const move = (piece, from, to) =>
  option(`move ${piece} ${from} ${to}`, `Move a ${piece} from ${from} to ${to}`, [`piece:${piece}`, `region:${from}`, `region:${to}`]);
export const pair = (a, b) => option(`influence ${a} ${b}`, `Place two markers: ${a} and ${b}`, [`region:${a}`, `region:${b}`]);
export const single = (a) => option(`influence ${a}`, `Place one marker in ${a}`, [`region:${a}`]);
export const pass = option("pass", "Pass", []);
export const actions = (options) => options.map((each) => each.action);
