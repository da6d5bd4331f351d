/**
 * How a term of the index matches a word of the query: `start` begins with the letters of the last word, `part` is a part of it, `joined` is two adjacent words as one, `translation` is the English term for a
 * German word, `near` corrects a misspelling.
 */
export type MatchKind =
  'itself' | 'start' | 'form' | 'part' | 'joined' | 'synonym' | 'translation' | 'near';

/** Factors of a score, in the order in which they apply. */
export const scoreFactors = ['share', 'title', 'value', 'heading', 'fault', 'boost'] as const;
export type ScoreFactor = (typeof scoreFactors)[number];

/** A term that matched in a field of a record, with its share of the score. */
export interface TracedTerm {
  kind: MatchKind;
  term: string;
  field: string;
  points: number;
}

/** A term of the index that matched in a document. */
export interface TermReason extends Omit<TracedTerm, 'field'> {
  /** Word of the query, as spelled. */
  word: string;
  /** Fields of the document itself. */
  fields: string[];
  /** Heading of the best section for the word, if the term is in it; empty for the part before the first heading. */
  section?: string;
}

/** A reason for the rank of a hit. Its points change the score and may be negative. */
export type Reason =
  | TermReason
  /** Several words in one section, or in the fields of the document itself. */
  | { kind: 'together' | 'togetherInFields' | ScoreFactor; points: number };

export interface ExplainedHit {
  id: string;
  title: string;
  position: number;
  /** Whether the title is the query: such hits come before all others. */
  isTitle: boolean;
  /** Sum of the points of all reasons. */
  score: number;
  /** Reasons, the strongest first. */
  reasons: Reason[];
}

/** Reasons for the order of the hits of a response. The protocol has no call for them. */
export interface Explanation {
  /** Name of the sort; absent for relevance. */
  sort?: string;
  hits: ExplainedHit[];
}
