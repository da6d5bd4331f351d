import type { DidYouMeanResult } from './types';

/** How a term of the index was reached from a word of the query. */
export type MatchKind =
  | 'itself'
  /** It begins with the letters of the last word. */
  | 'start'
  | 'form'
  /** A compound that ends with the word. */
  | 'compound'
  /** A part of the word. */
  | 'part'
  /** Neighbors in the query, written as one. */
  | 'joined'
  | 'synonym'
  /** The English term of a German word. */
  | 'translation'
  /** A slip. */
  | 'near';

/** Factors of a score, in the order in which they apply. */
export const scoreFactors = [
  'share',
  'title',
  'value',
  'address',
  'heading',
  'fault',
  'boost',
] as const;
export type ScoreFactor = (typeof scoreFactors)[number];

/** A term that matched in a field: `points` are the product of the four numbers, of several sections the sum. */
export interface TermPart {
  kind: MatchKind;
  /** Word of the query, as written. */
  word: string;
  term: string;
  field: string;
  /** Weight of the field. */
  weight: number;
  rarity: number;
  /** How much of the field's text the term is; absent for several sections. */
  frequency?: number;
  /** What the kind of match and its place count. */
  factor: number;
  /** Heading of the section, for the best one of the word. */
  section?: string;
  /** Number of sections, for those that are not the best one. */
  sections?: number;
  points: number;
}

/** A part of the score of a hit. */
export type ScorePart =
  | TermPart
  /** Several words in one section, or, without one, in the fields of the document itself. */
  | { kind: 'together'; section?: string; points: number }
  /** A factor of all parts before; its points are what it adds or takes. */
  | { kind: ScoreFactor; factor: number; points: number };

export interface ExplainedHit {
  id: string;
  title: string;
  position: number;
  /** Place in the index, which decides between equal scores. */
  number: number;
  /** The title is the query: such hits come before all others. */
  isTitle: boolean;
  /** The parts add up to it. */
  score: number;
  parts: ScorePart[];
}

/** Use of a word of the query. */
export type WordUse = 'searched' | 'light' | 'unknown' | 'stop' | 'repeated';

/** What was made of a query. */
export interface ExplainedQuery {
  /** The query that was searched, after its correction. */
  text: string;
  correction?: DidYouMeanResult;
  isGerman: boolean;
  words: { text: string; use: WordUse; quoted: boolean }[];
  /** Names that the index writes as one word. */
  joined: string[];
  /** Words of which the index has only parts. */
  split: { text: string; parts: string[] }[];
  synonyms: { text: string; others: string[]; isForeign: boolean }[];
  phrases: string[];
  /** Filters as parameters of the request. */
  filters: string[];
}

/** Weights of fields, by name; a field that is not named keeps its own. */
export type FieldWeights = Readonly<Record<string, number>>;

/** The hits of a response and why they are in this order. No call of the protocol has it. [ours] */
export interface Explanation {
  query: ExplainedQuery;
  /** Name of the sort, when it is not by relevance. */
  sort?: string;
  hits: ExplainedHit[];
  /** Weights of the fields, by name. */
  weights: FieldWeights;
}
