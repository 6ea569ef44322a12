// What page and server say to each other; docs/live.md tells what it means.
// Written from the server's structures by `python -m tests.web.live_types`.

declare namespace Live {
  interface Play {
    do: "play";
    id?: string | number | null;
    head: number;
    action: string;
    seat?: number | null;
  }

  interface Compose {
    do: "draft";
    id?: string | number | null;
    head: number;
    actions: string[];
    seat?: number | null;
    play?: "complete" | "no" | "now" | "own" | "whole";
    loose?: boolean;
    forced?: boolean;
    fill?: boolean;
    later?: string[] | null;
    orders?: string[] | null;
    confirm?: boolean;
    on?: boolean;
  }

  interface Keep {
    do: "later";
    id?: string | number | null;
    actions: string[];
    seat?: number | null;
  }

  interface Stand {
    do: "stand";
    id?: string | number | null;
    question: string;
    wish?: string;
    seat?: number | null;
  }

  interface Undo {
    do: "undo";
    id?: string | number | null;
    head: number;
    seat?: number | null;
    far?: boolean;
    open?: boolean;
  }

  interface AskWhy {
    do: "why";
    id?: string | number | null;
    action?: string | null;
    place?: string | null;
  }

  interface AskAbout {
    do: "about";
    id?: string | number | null;
    place: string;
  }

  interface AskPreview {
    do: "preview";
    id?: string | number | null;
    action: string;
  }

  interface AskHint {
    do: "hint";
    id?: string | number | null;
  }

  interface AskReasons {
    do: "reasons";
    id?: string | number | null;
    n: number;
  }

  interface AskCosts {
    do: "costs";
    id?: string | number | null;
    head: number;
    actions: string[];
    seat?: number | null;
    play?: "complete" | "no" | "now" | "own" | "whole";
    loose?: boolean;
    on?: boolean;
  }

  interface Look {
    do: "look";
    id?: string | number | null;
    moment?: number | null;
    eyes?: number | null;
  }

  interface Log {
    do: "log";
    id?: string | number | null;
    before: number;
  }

  interface Chat {
    do: "chat";
    id?: string | number | null;
    text: string;
  }

  interface AskLoss {
    do: "loss";
    id?: string | number | null;
    to: number;
  }

  interface ProposeRewind {
    do: "rewind";
    id?: string | number | null;
    to: number;
  }

  interface Answer {
    do: "answer";
    id?: string | number | null;
    accept: boolean;
  }

  interface Layout {
    do: "layout";
    id?: string | number | null;
    layout: "desk" | "phone";
  }

  interface Lang {
    do: "lang";
    id?: string | number | null;
    lang: "de" | "en";
  }

  interface Tempo {
    do: "tempo";
    id?: string | number | null;
    tempo: "fast" | "none" | "normal" | "slow";
  }

  interface Reads {
    do: "reads";
    id?: string | number | null;
    open: boolean;
  }

  interface Ping {
    do: "ping";
    id?: string | number | null;
  }

  interface Update {
    is: "table";
    head: number;
    moment: number | null;
    seat: number | null;
    mine: number[];
    curtain: boolean;
    parts: Record<string, string>;
    attrs: Record<string, Record<string, string | null>>;
    order: Record<string, string[]>;
    gone: string[];
    prompt: Prompt;
    options: Choice[];
    log_from: number;
    log: Line[];
    more: boolean;
    last: string[];
    can_undo: boolean;
    status: string[];
    over: string | null;
    can_go_back: boolean;
    practice: boolean;
    draft: ShownDraft | null;
    sheet: Sheet | null;
    further: Move[];
    standing: ShownStanding | null;
    later: ShownLater | null;
    forward: number | null;
    marks?: [number, string][];
    gaps?: [number, number][];
    heads?: Head[];
    gestures: Gesture[];
    since?: Since | null;
    account?: Account | null;
    coach?: ShownCoach | null;
  }

  interface Prompt {
    seat: number | null;
    mine: boolean;
    name: string;
    text: string;
    rule: string | null;
    waiting: string[];
    called: string;
    picture: string;
    teaching: Teaching | null;
  }

  interface Teaching {
    link: string;
    words: string;
    title: string;
  }

  interface Choice {
    action: string;
    label: string;
    places: string[];
    key: string;
    note?: string;
    weighs?: boolean;
    ends?: boolean;
  }

  interface Line {
    i: number;
    n: number;
    seat: number | null;
    text: string;
    places: string[];
    rule: string | null;
    heading?: boolean;
    by?: number | null;
    of?: number | null;
  }

  interface ShownDraft {
    actions: string[];
    chips: Chip[];
    held: boolean;
    hands_over: boolean;
    ready: boolean;
    verb: string;
    why: string;
    places: string[];
    lost: string[];
    on: string;
  }

  interface Chip {
    label: string;
    own?: boolean;
  }

  interface Sheet {
    title: string;
    parts: Part[];
    under?: string;
    verb?: string;
    discard?: string;
    totals?: Total[];
    sentence?: string;
    consequence?: string;
    chips?: Value[];
    swaps?: Value[];
    missing?: string;
    outcome?: string;
    place?: string;
    ghosts?: Ghost[];
    odds?: Share[];
    rule?: string | null;
    moves?: Move[];
    at_once?: boolean;
    room?: boolean;
    ready?: boolean;
    whole?: boolean;
    wide?: boolean;
    scene?: string;
  }

  interface Part {
    key: string;
    name: string;
    rows: Row[];
    price?: string;
    folded?: boolean;
    note?: string;
    rule?: string | null;
    picture?: string;
  }

  interface Row {
    key: string;
    name: string;
    control: "bars" | "cards" | "peoples" | "pills" | "places" | "segments" | "steps" | "toggle";
    values: Value[];
    value?: number | null;
    facts?: string;
    picture?: string;
    refusal?: string;
    total?: Total | null;
  }

  interface Value {
    n: number;
    label?: string;
    actions?: string[] | null;
    note?: string;
    refusal?: string;
    waits?: boolean;
    picture?: string;
    place?: string;
    share?: number | null;
    later?: string[] | null;
    orders?: string[] | null;
    plays?: string;
    difficulty?: number;
    part?: string;
  }

  interface Total {
    label: string;
    after: string;
    before?: string;
    mood?: "" | "bad" | "good";
  }

  interface Ghost {
    place: string;
    label?: string;
    picture?: string;
    origin?: string;
  }

  interface Share {
    label: string;
    percent: number;
    seat?: number | null;
  }

  interface Move {
    actions: string[];
    label: string;
    places: string[];
    note?: string;
    said?: string;
    later?: string[] | null;
    origin?: string;
  }

  interface ShownStanding {
    answers: Record<string, string>;
    question: string;
    wishes: WishedFor[];
    given: boolean;
  }

  interface WishedFor {
    wish: string;
    label: string;
  }

  interface ShownLater {
    actions: string[];
    chips: string[];
    text: string;
    broken: boolean;
    drafted: boolean;
    given: boolean;
    orders: string[] | null;
  }

  interface Head {
    of: number;
    seat: number | null;
    text: string;
    mine?: boolean;
  }

  interface Gesture {
    start: number;
    end: number;
    seat: number | null;
    text: string;
    places: string[];
    weight: number;
    ways?: Way[];
    mine?: boolean;
    fate?: boolean;
    outcomes?: Outcome[];
  }

  interface Way {
    n: number;
    origin: string;
    goal: string;
    seat: number | null;
    text?: string;
  }

  interface Outcome {
    n: number;
    text: string;
  }

  interface Since {
    count: number;
    start: number;
    mine: Tale[];
    lines: Tale[];
    changed?: Difference[];
    gains?: string[];
    moments?: Moment[];
  }

  interface Tale {
    seat: number | null;
    name: string;
    text: string;
    places: string[];
    start: number;
    end: number;
    gain?: string;
    sources?: string;
  }

  interface Difference {
    place: string;
    seat: number | null;
    text: string;
    words: string;
    mine?: string;
    weight?: number;
  }

  interface Moment {
    kind: string;
    title: string;
    how: string;
    n: number;
    when?: string;
    seat?: number | null;
    evidence?: Evidence[];
    means?: Means[];
    places?: string[];
    mine?: boolean;
    steps?: Scored[];
    earlier?: [number, number][];
  }

  interface Evidence {
    seat: number | null;
    text: string;
    dice?: number[];
    need?: number;
    note?: string;
  }

  interface Means {
    sign: string;
    text: string;
    rule?: string;
  }

  interface Scored {
    place: string;
    name: string;
    title: string;
    gains: [number, number][];
    because?: string;
    links?: string[];
    rule?: string;
  }

  interface Account {
    title: string;
    ending: string;
    sources: string[];
    rows: Standing[];
    facts: Fact[];
    points: string;
  }

  interface Standing {
    place: number;
    seat: number;
    name: string;
    who: string;
    total: number;
    points: number[];
    won: boolean;
  }

  interface Fact {
    title: string;
    text: string;
  }

  interface ShownCoach {
    lesson: string;
    step: string;
    number: number;
    of: number;
    title: string;
    text: string[];
    do?: string;
    why?: string;
    rules?: ShownRule[];
    point?: string[];
    shaded?: Record<string, string>;
    said?: Quote[];
    well?: string;
    over?: boolean;
  }

  interface ShownRule {
    id: string;
    title: string;
  }

  interface Quote {
    seat: number;
    text: string;
  }

  interface News {
    is: "news";
    head: number;
  }

  interface Why {
    is: "why";
    text: string;
    rule: string | null;
    title: string;
    allowed: boolean;
    id: string | number | null;
  }

  interface About {
    is: "about";
    place: string;
    text: string;
    rule: string | null;
    id: string | number | null;
  }

  interface Preview {
    is: "preview";
    action: string;
    parts: Record<string, string>;
    text: string;
    id: string | number | null;
  }

  interface Hint {
    is: "hint";
    action: string;
    label: string;
    reasons: Ground[];
    note: string;
    id: string | number | null;
  }

  interface Ground {
    weight: number;
    text: string;
  }

  interface Reasons {
    is: "reasons";
    n: number;
    text: string;
    reasons: Ground[];
    id: string | number | null;
  }

  interface Costs {
    is: "costs";
    points: number;
    title: string;
    text: string;
    id: string | number | null;
  }

  interface OldLines {
    is: "log";
    lines: Line[];
    more: boolean;
    heads: Head[];
    id: string | number | null;
  }

  interface Talk {
    is: "chat";
    lines: Said[];
  }

  interface Said {
    n: number;
    name: string;
    seat: number | null;
    text: string;
    at: string;
  }

  interface ToldLoss {
    is: "loss";
    to: number;
    text: string;
    others: boolean;
    id: string | number | null;
  }

  interface Proposal {
    is: "rewind";
    to: number | null;
    by: string;
    mine: boolean;
    own: boolean;
    on: boolean;
  }

  interface Here {
    is: "here";
    names: string[];
    count: number;
  }

  interface Seats {
    is: "seats";
    seats: SeatRow[];
  }

  interface SeatRow {
    seat: number;
    kind: string;
    name: string;
    role: string;
    colour: string;
    mine: boolean;
    asked: boolean;
    away: boolean;
    score: number | null;
    winner: boolean;
    reasons: boolean;
  }

  interface Error {
    is: "error";
    field: string;
    text: string;
    rule: string | null;
    code: string;
    id: string | number | null;
  }

  interface Away {
    is: "away";
    text: string;
  }

  interface Pong {
    is: "pong";
    id: string | number | null;
  }

  type Request =
    | Play
    | Compose
    | Keep
    | Stand
    | Undo
    | AskWhy
    | AskAbout
    | AskPreview
    | AskHint
    | AskReasons
    | AskCosts
    | Look
    | Log
    | Chat
    | AskLoss
    | ProposeRewind
    | Answer
    | Layout
    | Lang
    | Tempo
    | Reads
    | Ping;

  type Message =
    | Update
    | News
    | Why
    | About
    | Preview
    | Hint
    | Reasons
    | Costs
    | OldLines
    | Talk
    | ToldLoss
    | Proposal
    | Here
    | Seats
    | Error
    | Away
    | Pong;
}
