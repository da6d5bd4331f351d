/** Additions to the hits by the embedded engine. The protocol has no call for them, so a service returns none. */
export interface Assistance {
  answer?: Answer;
  /** Definition of the query, if it is a name of the API. */
  definition?: Definition;
  /** Words of the query, as spelled, that no document has. */
  leftOut: string[];
}

/** A name of the API, such as a parameter, and the address of its row in the reference. */
export interface Definition {
  name: string;
  /** Kind of the name, such as `parameter of “search with parameters”`. */
  kind: string;
  text: string;
  url: string;
}

/** A quotation from one section, and its address. */
export interface Answer {
  title: string;
  /** Heading of the section; absent for the start of the page. */
  heading?: string;
  url: string;
  content:
    | { kind: 'text'; text: string }
    | { kind: 'row'; head: string[]; cells: string[] }
    | { kind: 'steps' | 'list'; items: string[] }
    /** Whether a status note of the page excludes the subject. */
    | { kind: 'not documented'; note: string };
}
