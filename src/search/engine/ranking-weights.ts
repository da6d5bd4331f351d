/**
 * The tuned numbers of the ranking, by the step that uses them. Queries with graded pages and questions with their
 * sections hold them (`content/search/gold-standard.yml`, `questions.yml`): after a change run
 *
 *     npm run build && npx playwright test e2e/search/search-quality.spec.ts
 *
 * which prints MRR, success at 1 and 3, and nDCG@10 by kind of query, and fails below its floors.
 */

/** BM25+, the score of a term in a field of a record: `index/full-text.ts`. */
export const bm25 = {
  /** Saturation: how soon a repeated term adds nothing. */
  k: 1.1,
  /** Normalization by length, from 0 (none) to 1 (full). */
  b: 0.7,
  /** Least score of a term, however long the field is. */
  d: 0.05,
};

/** Terms that begin with the typed letters: `index/full-text.ts`. */
export const prefixWeights = {
  /** Factor of a term that is hardly longer. */
  weight: 0.375,
  /** How fast the factor falls with each further letter. */
  beyond: 0.3,
};

/** Ways from a word of a query to terms of the index, as factors of the term's score: `matching/match.ts`. */
export const termFactors = {
  /** The word as it is typed. */
  itself: 1,
  /** Another form of the same stem. */
  form: 0.9,
  /** A verb of seeing or the like, in a sentence. */
  light: 0.4,
  /** Its weight in the share of the query that a document has, when the query is no question. */
  lightShare: 0.6,
  /** A part of a compound or of a name in camel case. */
  part: 0.65,
  /** A compound that ends with the word. */
  compound: 0.4,
  /** Another name of the same thing. */
  synonym: 0.33,
  /** Factor of other names in a query that describes a thing: its reader does not know the name. */
  described: 1.8,
  /** The English term of a German word. */
  translation: 0.45,
  /** A word of a name of which the index does not have all words. */
  partOfName: 0.1,
  /** A word of a name that signs join, where the index has the whole name elsewhere. */
  apart: 0.1,
  /** A term one edit away, or one that is longer than the typed letters; two edits count half. */
  near: 0.4,
  /** Neighbors in the query that are one term of the index. */
  joined: 1,
};

/** Limits of the lookup: `matching/match.ts`, `matching/query.ts`. */
export const lookup = {
  /** Share of the known words that a document must have, in questions and in queries of three words or more. */
  minMatchedShare: 0.5,
  /** Words from which on a query describes a thing rather than names it. */
  minDescription: 3,
  /** Letters from which on the only word of a query is also a prefix. */
  minPrefixLetters: 2,
  /** Near terms per word. */
  maxNearTerms: 8,
  /** Neighbors that are looked up as one term. */
  maxJoinedWords: 4,
  /** German stop words that make a query a German sentence. */
  minGermanWords: 2,
};

/** From the scores of words to the score of a document: `matching/join-words.ts`. */
export const joining = {
  /** The best passage of a word, against the fields of the document itself. */
  bestPassage: 2,
  /** The other passages with the word. */
  otherPassages: 0.5,
  /** Several words in one passage, against the same words apart. */
  together: 5.5,
  /** Several words in the fields of the document itself. */
  ownTogether: 2,
  /** A word that the document's own fields have and a passage lacks, in the share of the query that the passage has. */
  inherited: 0.3,
  /** Exponent of the share of the query that a passage has. */
  passageShare: 1.75,
  /** Exponent of the share of the query that the document has. */
  documentShare: 2 / 3,
};

/** Names of documents that the query names as a whole, as factors of the document's score: `matching/names.ts`. */
export const naming = {
  /** The title begins with the query. */
  startsTitle: 1.5,
  /** The title has the query inside. */
  inTitle: 1.6,
  /** The title has another name of the query. */
  otherName: 1.75,
  /** A value of a list field, such as a category, is the query. */
  value: 2,
  /** A value is the last word of another name of the query. */
  lastWord: 1.5,
  /** A heading, by its likeness to the query. */
  heading: 0.25,
  /** A heading in a question: factor of its section, by likeness, when the section of a link is chosen. */
  headingOfQuestion: 4,
  /** A passage whose heading reports a fault, for a query that does. */
  fault: 1.5,
  /** Least likeness of a heading that counts as the name. */
  minLikeness: 0.6,
  /** Fewest letters of a query that can begin a title. */
  minTitleLetters: 3,
};

/** Corrections: `matching/spelling.ts`. */
export const spelling = {
  /** Above this confidence the correction is carried out, below it is proposed. [docs] */
  minConfidence: 0.8,
  /** Share of the confidence that depends on other terms at the same distance. */
  rivals: 0.15,
};

/** Quoted answers: `matching/answer.ts`, `matching/answer-content.ts`. */
export const answering = {
  /** Share of the question, by rarity of its words, that section and document must have. */
  minCovered: 0.85,
  /** Share of the question's words that the names of document and section must have. */
  minNamedShare: 0.75,
  /** Share of the question's words that the answer and these names must have. */
  minSaidShare: 0.6,
  /** Hits whose sections may have the query as their name. */
  maxNamedHits: 5,
  /** Documents with such a heading beyond which it is not the name of one thing, as 'Settings' is not. */
  maxDocumentsOfName: 3,
  /** Hits whose status notes are read. */
  maxNoteHits: 10,
  /** Share and number of the question's words that a status note must have. */
  minNoteShare: 0.75,
  minNoteWords: 2,
  /** Share of the query's words that a row of a table must have. */
  minRowShare: 0.75,
  /** Length of an answer. */
  maxSentences: 3,
  maxLetters: 320,
  maxSteps: 8,
};
