/**
 * The parameters of the ranking, by step. Graded queries and questions with their sections test them
 * (`content/search/gold-standard.yml`, `questions.yml`). After a change, run
 *
 *     npm run build && npx playwright test e2e/search/search-quality.spec.ts
 *
 * which prints MRR, success at 1 and 3, and nDCG@10 by kind of query, and fails below the thresholds.
 */

/** BM25, the score of a term in a field of a record: `index/full-text.ts`. */
export const bm25 = {
  /** Saturation: how fast the gain of a repeated term falls. */
  k: 1.1,
  /** Normalization by length, from 0 (none) to 1 (full). */
  b: 0.7,
};

/** Terms that begin with the typed letters: `index/full-text.ts`. */
export const prefixWeights = {
  /** Factor of a term with few further letters. */
  weight: 0.375,
  /** How fast the factor falls with each further letter. */
  beyond: 0.3,
};

/** Factors by the way that a word of a query matches a term: `matching/match.ts`. */
export const termFactors = {
  /** The word as typed. */
  itself: 1,
  /** Another form of the same stem. */
  form: 0.9,
  /** A word with little meaning, in a sentence. */
  light: 0.4,
  /** Weight of such a word in the share of the query that a document contains. */
  lightShare: 0.6,
  /** A part of a compound or of a camel case name. */
  part: 0.65,
  /** Another name of the same thing. */
  synonym: 0.4,
  /** The English term of a German word. */
  translation: 0.45,
  /** A word of a name with punctuation, if the index contains the complete name elsewhere. */
  apart: 0.1,
  /** A term with one edit; two edits count half. */
  near: 0.4,
  /** Adjacent words of the query that are one term of the index. */
  joined: 1,
};

/** Limits of the lookup: `matching/match.ts`, `matching/query.ts`. */
export const lookup = {
  /** Share of the known words that a document must contain, in questions and in queries of three words or more. */
  minMatchedShare: 0.5,
  /** Smallest number of words of a query that describes a thing instead of naming it. */
  minDescription: 3,
  /** Smallest number of letters of a single word that is also a prefix. */
  minPrefixLetters: 2,
  /** Largest number of similar terms per word. */
  maxNearTerms: 8,
  /** Largest number of adjacent words to look up as one term. */
  maxJoinedWords: 4,
  /** Smallest number of German stop words in a German sentence. */
  minGermanWords: 2,
};

/** How the scores of words form the score of a document: `matching/join-words.ts`. */
export const joining = {
  /** Factor of the best passage of a word, relative to the document's fields. */
  bestPassage: 2,
  /** Factor of the other passages with the word. */
  otherPassages: 0.5,
  /** Factor of several words in one passage. */
  together: 5.5,
  /** Factor of several words in the document's fields. */
  togetherInFields: 2,
  /** Exponent of the share of the query that the document contains. */
  documentShare: 2 / 3,
};

/** Factors of a document's score for names that equal the complete query: `matching/names.ts`. */
export const naming = {
  /** The title contains or begins with the query, or another name of it. */
  inTitle: 1.6,
  /** A value of a list field, such as a category, is the query. */
  value: 2,
  /** A heading, by its similarity to the query. */
  heading: 0.25,
  /** A passage with a heading that reports a fault, for a query that does. */
  fault: 1.5,
  /** A longer query reports something, also without persons. */
  maxNameWords: 4,
  /** Smallest similarity of a heading that counts as the name. */
  minLikeness: 0.6,
};

/** Corrections: `matching/spelling.ts`. */
export const spelling = {
  /** Above this confidence, the correction is run; below, it is proposed, as the documentation states. */
  minConfidence: 0.8,
  /** Share of the confidence that depends on other terms with the same distance. */
  rivals: 0.15,
  /** Smallest number of letters of a last word to complete. */
  minCompleted: 3,
};

/** Quoted answers: `matching/answer.ts`, `matching/answer-content.ts`. */
export const answering = {
  /**
   * Share of the words of a question that section and document together, the section's names, a quoted sentence or row, or a
   * status note must contain.
   */
  minShare: 0.75,
  /** The same share of a part with the number that a question asks for, of a row without a fit, and of a section's lead. */
  minShareOfNumber: 0.5,
  /** Smallest similarity of a question and the heading, or the authored question, of a section. */
  minFit: 0.66,
  /** Above this similarity, the first sentences of the section may answer it. */
  minLeadFit: 0.8,
  /** Largest number of documents with such a heading; a more frequent one, such as 'Settings', is no name. */
  maxDocumentsOfName: 3,
  /** Number of hits to search for sections with the query as their name, or for status notes. */
  maxHits: 5,
  /** Length of an answer. */
  maxSentences: 3,
  maxLetters: 320,
  maxSteps: 8,
};
