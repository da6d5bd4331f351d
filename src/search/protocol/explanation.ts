/**
 * How a term of the index was reached from a word of the query: `start` begins with the letters of the last word,
 * `compound` ends with the word, `part` is a part of it, `joined` are neighbors written as one, `translation` is the
 * English term of a German word, `near` is a slip.
 */
export type MatchKind =
  'itself' | 'start' | 'form' | 'compound' | 'part' | 'joined' | 'synonym' | 'translation' | 'near';

/** Factors of a score, in the order in which they apply. */
export const scoreFactors = ['share', 'title', 'value', 'heading', 'fault', 'boost'] as const;
export type ScoreFactor = (typeof scoreFactors)[number];

/** A term that matched in a field of a record, and what it adds to the score. */
export interface TracedTerm {
  kind: MatchKind;
  term: string;
  field: string;
  points: number;
}

/** A term of the index that matched in a document. */
export interface TermReason extends Omit<TracedTerm, 'field'> {
  /** Word of the query, as written. */
  word: string;
  /** Fields of the document itself. */
  fields: string[];
  /** Heading of the best section for the word, when the term is in it; empty before the first heading. */
  section?: string;
}

/** A reason for the rank of a hit; its points are what it adds to the score, or takes. */
export type Reason =
  | TermReason
  /** Several words in one section, or in the fields of the document itself. */
  | { kind: 'together' | 'togetherInFields' | ScoreFactor; points: number };

export interface ExplainedHit {
  id: string;
  title: string;
  position: number;
  /** The title is the query: such hits come before all others. */
  isTitle: boolean;
  /** The points of the reasons add up to it. */
  score: number;
  /** The strongest first. */
  reasons: Reason[];
}

/** The hits of a response and why they are in this order. No call of the protocol has it. [ours] */
export interface Explanation {
  /** Name of the sort, when it is not by relevance. */
  sort?: string;
  hits: ExplainedHit[];
}
