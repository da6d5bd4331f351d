import MiniSearch from 'minisearch';
import { fullTextOptions, type IndexData } from './index-data';
import { Vocabulary } from './vocabulary';

/** Scores by record number, and the terms of the index that matched. */
export interface TermHits {
  scores: ReadonlyMap<number, number>;
  terms: ReadonlySet<string>;
}

const none: TermHits = { scores: new Map(), terms: new Set() };

/** The full-text index: which records hold a term, and how much it says about them (BM25 with field weights). */
export class FullText {
  readonly vocabulary: Vocabulary;
  readonly #index: MiniSearch;

  constructor({ definition, fullText }: IndexData) {
    this.#index = MiniSearch.loadJS(fullText, fullTextOptions(definition));
    this.vocabulary = new Vocabulary(frequencies(fullText));
  }

  /** Records that hold the term or, with `prefix`, words that begin with it; longer words count less. */
  lookup(term: string, prefix = false): TermHits {
    if (!prefix && !this.vocabulary.has(term)) return none;
    const scores = new Map<number, number>();
    const terms = new Set<string>();
    for (const hit of this.#index.search(term, { prefix })) {
      scores.set(hit.id as number, hit.score);
      for (const matched of hit.terms) terms.add(matched);
    }
    return { scores, terms };
  }
}

function frequencies(fullText: IndexData['fullText']): Map<string, number> {
  return new Map(
    fullText.index.map(([term, byField]) => {
      const records = new Set(Object.values(byField).flatMap((counts) => Object.keys(counts)));
      return [term, records.size];
    }),
  );
}
