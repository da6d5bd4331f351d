/** What the engine adds to the hits. No call of the protocol has it, so nothing comes from a service. [ours] */
export interface Assistance {
  answer?: Answer;
  /** Words of the query, as written, that no document has. */
  leftOut: string[];
}

/** What one section says, word for word, and where it is. */
export interface Answer {
  title: string;
  /** Heading of the section; absent for the start of the page. */
  heading?: string;
  url: string;
  content:
    | { kind: 'text'; text: string }
    | { kind: 'row'; head: string[]; cells: string[] }
    | { kind: 'steps'; steps: string[] }
    /** The page says that it does not cover this. */
    | { kind: 'not documented'; note: string };
}
