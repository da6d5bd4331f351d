/** Additions of the engine to the hits. No call of the protocol has them, so a service returns none. [ours] */
export interface Assistance {
  answer?: Answer;
  /** What the query is, when it is a name of the API. */
  definition?: Definition;
  /** Words of the query, as written, that no document has. */
  leftOut: string[];
}

/** A name of the API, such as a parameter, and the address of its row in the reference. */
export interface Definition {
  name: string;
  /** Such as `parameter of “search with parameters”`. */
  kind: string;
  text: string;
  url: string;
}

/** Words of one section, quoted, and its place. */
export interface Answer {
  title: string;
  /** Heading of the section; absent for the start of the page. */
  heading?: string;
  url: string;
  content:
    | { kind: 'text'; text: string }
    | { kind: 'row'; head: string[]; cells: string[] }
    | { kind: 'steps'; steps: string[] }
    /** A status note of the page excludes this. */
    | { kind: 'not documented'; note: string };
}
