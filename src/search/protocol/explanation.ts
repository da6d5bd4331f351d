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

/** A term that matched in a field of a record: `points` are the product of the four numbers. */
export interface TracedTerm {
  kind: MatchKind;
  term: string;
  field: string;
  /** Weight of the field. */
  weight: number;
  rarity: number;
  /** How much of the field's text the term is. */
  frequency: number;
  /** What the kind of match and its place count. */
  factor: number;
  points: number;
}

/** A term of the index that matched in a document, in one section or in several together. */
export interface TermPart extends TracedTerm {
  /** Word of the query, as written. */
  word: string;
  /** The section; empty for the document's own fields. */
  place: string;
}

/** A part of the score of a hit. */
export type ScorePart =
  | TermPart
  /** Several words in one section, or in the fields of the document itself. */
  | { kind: 'together' | 'ownTogether'; points: number }
  /** A factor of all parts before; its points are what it adds or takes. */
  | { kind: ScoreFactor; factor: number; points: number };

export interface ExplainedHit {
  id: string;
  title: string;
  position: number;
  /** The title is the query: such hits come before all others. */
  isTitle: boolean;
  /** The parts add up to it. */
  score: number;
  parts: ScorePart[];
}

/** A step from the typed query to what was searched, and what it did. */
export interface QueryStep {
  kind:
    | 'spelling'
    | 'words'
    | 'language'
    | 'joined'
    | 'split'
    | 'synonyms'
    | 'meaning'
    | 'phrases'
    | 'filters';
  notes: string[];
}

/** Weights of fields, by name; a field that is not named keeps its own. */
export type FieldWeights = Readonly<Record<string, number>>;

/** The hits of a response and why they are in this order. No call of the protocol has it. [ours] */
export interface Explanation {
  /** Steps that did something. */
  query: QueryStep[];
  /** Name of the sort, when it is not by relevance. */
  sort?: string;
  hits: ExplainedHit[];
  /** Weights of the fields, by name. */
  weights: FieldWeights;
}
