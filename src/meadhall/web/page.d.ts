// What the page's script knows, beside what the server says (live.d.ts).

declare namespace Page {
  /** A moment at which a new stretch of the game begins, and its name. */
  type Mark = [number, string];

  /** Rows of the journal that were taken back: from, up to. */
  type Gap = [number, number];

  /** What the page of a puzzle tells its script. */
  interface Puzzle {
    /** The answers that are still open and have a place: number and place. */
    answers: [string, string][];
    /** The places that decide: the numbers of the sentences that name them, and whether that is a right answer. */
    tags: [string, string, boolean][];
  }

  /** An option after some clicks: which of its places were clicked, and the first one that was not passed yet. */
  interface Candidate {
    /** An option, or a move of several answers. */
    option: Choice;
    used: number[];
    next: number;
    /** It was within a fold of numbers. */
    unfolded?: boolean;
  }

  /** A button that takes an option. */
  interface Single {
    one: Candidate;
    label: string;
    short: string;
    count?: number;
    fold?: undefined;
  }

  /** A button that opens more. */
  interface Fold {
    fold: Candidate[];
    place: string;
    label: string;
    short: string;
    one?: undefined;
    count?: undefined;
  }

  type Item = Single | Fold;

  /** A fold that has no name yet, only how its options begin and end. */
  type Unnamed = Omit<Fold, "label" | "short"> & { head: string; tail: string };

  interface Group {
    lead: string;
    items: Item[];
    /** Its options keep their words. */
    kept?: boolean;
  }

  /** How much is seen of the sheet of a move: its title and what ends it, a part, or all the page has. */
  type Height = "folded" | "half" | "full";

  /** Somebody at the table, as far as the page wants to know. */
  type Seat = Pick<Live.SeatRow, "seat" | "kind" | "name" | "role" | "colour" | "mine" | "reasons">;

  /** What is sent when the reader answers. */
  type Given = Live.Play | Live.Compose;

  /** An option, or a move of several answers that is chosen like one. */
  type Choice = Live.Choice & { actions?: string[]; said?: string; later?: string[] | null; whole?: boolean; origin?: string };

  /** What a draft was before a change. */
  interface Composed {
    actions: string[];
    later?: string[];
    orders?: string[] | null;
  }

  /** When a move is played by a button of its own; with "steps" nothing is composed, every answer is played at once. */
  type Confirm = "never" | "final" | "always" | "steps";

  /** An answer that has left, until it is known what became of it. */
  interface Sent {
    given: Given;
    /** It was the only one, and given without the reader. */
    forced: boolean;
    head: number;
    seat: number | null;
    options: string;
    /** Several were asked at once. */
    together: boolean;
    lost: "" | "not sent" | "on its way";
    refused?: boolean;
  }

  interface Table {
    id: string;
    game: string;
    title: string;
    /** The address of the socket. */
    live: string;
    csrf: string;
    head: number;
    /** The moment that is shown; null for now. */
    moment: number | null;
    /** The moment that was asked for and is not shown yet. */
    wanted: number | null;
    eyes: number | null;
    seat: number | null;
    mine: number[];
    seats: Seat[];
    prompt: Live.Prompt;
    options: Live.Choice[];
    /** What I have composed and not played yet. */
    draft: Live.ShownDraft | null;
    sheet: Live.Sheet | null;
    /** What I have kept for questions that come later. */
    later: Live.ShownLater | null;
    /** Answers of mine that the house gives in the turns of others; null if I only watch. */
    standing: Live.ShownStanding | null;
    /** Moves that a click means beyond the options. */
    further: Choice[];
    left: Candidate[];
    chosen: string[];
    last: string[];
    can_undo: boolean;
    /** I play against bots alone and may go back past their answers. */
    can_go_back: boolean;
    practice: boolean;
    /** Only bots play with me: I may go back without asking anybody, for practice. */
    alone: boolean;
    over: string | null;
    /** Whether the game has ever been over while this page was open: it may be looked at in the past. */
    finished: boolean;
    curtain: boolean;
    unread: number;
    marks: Mark[];
    gaps: Gap[];
    forward: number | null;
    /** The way forward that the reader does not want. */
    stayed: number | null;
    colours: string;
    proposal: Proposal | null;
    /** An answer is on its way. */
    busy: boolean;
    played: number;
    undone: boolean;
    hint: { asked: string; action: string } | null;
    /** Who sat before this screen when it was asked last. */
    asked: number | null;
    /** Who was called last. */
    called: number | null;
    sent: Sent | null;
    since: Live.Since | null;
    account: Live.Account | null;
    heads: Live.Head[];
    /** The card of a lesson. */
    coach: Live.ShownCoach | null;
    /** When the coach speaks at an ordinary table. */
    coaching: Coaching;
    /** A clock runs for each seat: nobody is kept from it for long. */
    clocked: boolean;
  }

  /** A proposal that still stands. */
  type Proposal = Live.Proposal & { to: number };

  type Coaching = "call" | "losses" | "silent";

  type Replies = {
    about: Live.About;
    costs: Live.Costs;
    hint: Live.Hint;
    log: Live.OldLines;
    loss: Live.ToldLoss;
    preview: Live.Preview;
    reasons: Live.Reasons;
    why: Live.Why;
  };

  /** The answer to a question; null if none came in time. */
  type Reply<Kind extends keyof Replies> = Replies[Kind] | Live.Error | null;

  interface Wire {
    socket: WebSocket | null;
    attempt: number;
    timer: number;
    /** When the server was heard last. */
    heard: number;
    number: number;
    /** Who waits for an answer, by the number of the question. */
    waiting: Map<unknown, (answer: any) => void>;
    over: boolean;
    unsure: boolean;
    /** What the server said when it stopped for a moment. */
    away: string;
    held: Live.Update[] | null;
    hear: (message: Live.Message) => void;
    opened: () => void;
  }

  interface Point {
    x: number;
    y: number;
  }

  interface Size {
    width: number;
    height: number;
  }

  type Box = Point & Size;

  /** A part of a picture that matters, and whether all that may be chosen lies in it. */
  type Core = Size & { holds?: boolean };

  interface Edges {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  type Sound = "off" | "quiet" | "full";

  type Tempo = Live.Tempo["tempo"];

  /** What the browser keeps for its reader. */
  interface Kept {
    theme?: string;
    ask?: boolean;
    sound?: Sound;
    keys?: boolean;
    steady?: boolean;
    tempo?: Tempo;
    confirm?: Confirm;
    notify?: boolean;
    since?: string;
    moments?: string;
    scoring?: string;
    halos?: boolean;
    who?: [string, number | null][];
  }

  /** The element that a selector finds, as far as it says so: "input[name=head]" is an input. */
  type Found<Selector extends string> = Selector extends keyof HTMLElementTagNameMap
    ? HTMLElementTagNameMap[Selector]
    : Selector extends `${string} ${string}`
      ? Element
      : Selector extends `${infer Tag extends keyof HTMLElementTagNameMap}.${string}`
        ? HTMLElementTagNameMap[Tag]
        : Selector extends `${infer Tag extends keyof HTMLElementTagNameMap}[${string}`
          ? HTMLElementTagNameMap[Tag]
          : Element;
}

/** All elements of a page are HTML or SVG. Those have all this. */
interface Element extends HTMLOrSVGElement, ElementCSSInlineStyle {}
