/** A text of the comparison. Words of the title and of tags weigh more than words of the text. */
export interface ComparedText {
  id: string;
  title: string;
  tags: readonly string[];
  text: string;
}

const TITLE_WEIGHT = 4;
const TAG_WEIGHT = 6;

/** Most weights that are added up for one text: all on a site of some hundred pages, else those of rare words. */
const MAX_ADDED = 40_000;

/** A number for each word, in the order of first occurrence: thousands of texts have most words in common. */
type Counts = Map<number, number>;

/** Candidates that have a word, and its weight in each of them. */
interface Posting {
  indexes: number[];
  weights: number[];
}

/**
 * For each text the ids of the candidates that are nearest to it, nearest first: the cosine of their TF-IDF vectors.
 * Texts that share no distinctive word are not near. Equal distances keep the order of `candidates`, so the same content
 * has the same response on every machine. Where thousands of texts share words, only the rarer ones of a text count: time
 * grows with the number of texts, not with its square.
 */
export function similarTexts(
  texts: readonly ComparedText[],
  candidates: readonly ComparedText[],
  limit: number,
): Map<string, string[]> {
  const numbers = new Map<string, number>();
  // A text that is also a candidate is counted once.
  const distinct = new Map([...candidates, ...texts].map((text) => [text.id, text]));
  const counted = new Map([...distinct].map(([id, text]) => [id, countWords(text, numbers)]));
  const idf = inverseFrequencies(candidates.flatMap(({ id }) => counted.get(id) ?? []));
  const vectors = new Map([...counted].map(([id, counts]) => [id, vector(counts, idf)]));
  const postings: Posting[] = [];
  candidates.forEach(({ id }, index) => {
    for (const [word, weight] of vectors.get(id) ?? []) {
      const posting = (postings[word] ??= { indexes: [], weights: [] });
      posting.indexes.push(index);
      posting.weights.push(weight);
    }
  });
  const candidateIndexes = new Map(candidates.map(({ id }, index) => [id, index]));
  return new Map(
    texts.map(({ id }) => {
      const scores = scoresOf(vectors.get(id) ?? new Map(), postings, candidates.length);
      const ownIndex = candidateIndexes.get(id);
      if (ownIndex !== undefined) scores[ownIndex] = 0;
      return [id, highest(scores, limit).flatMap((index) => candidates[index]?.id ?? [])];
    }),
  );
}

/** Cosines between a vector and the vectors of the candidates, computed word by word, the rarest first. */
function scoresOf(
  words: Counts,
  postings: readonly (Posting | undefined)[],
  count: number,
): Float64Array {
  const scores = new Float64Array(count);
  const frequency = (word: number) => postings[word]?.indexes.length ?? 0;
  let added = 0;
  for (const word of [...words.keys()].sort((a, b) => frequency(a) - frequency(b))) {
    const { indexes = [], weights = [] } = postings[word] ?? {};
    added += indexes.length;
    if (added > MAX_ADDED) break;
    const factor = words.get(word) ?? 0;
    for (let at = 0; at < indexes.length; at += 1) {
      const index = indexes[at] ?? 0;
      scores[index] = (scores[index] ?? 0) + factor * (weights[at] ?? 0);
    }
  }
  return scores;
}

/** Indexes of the highest scores above 0, the highest first; of equal ones the first. */
function highest(scores: Float64Array, limit: number): number[] {
  const best: number[] = [];
  scores.forEach((score, index) => {
    if (score <= 0 || (best.length === limit && score <= (scores[best.at(-1) ?? 0] ?? 0))) return;
    const rank = best.findIndex((other) => (scores[other] ?? 0) < score);
    best.splice(rank < 0 ? best.length : rank, 0, index);
    best.length = Math.min(best.length, limit);
  });
  return best;
}

/** How often each word occurs. A plural counts as its singular: a word's last "s" is left out. */
function countWords({ title, tags, text }: ComparedText, numbers: Map<string, number>): Counts {
  const counts: Counts = new Map();
  const add = (word: string, weight: number) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    counts.set(number, (counts.get(number) ?? 0) + weight);
  };
  for (const [words, weight] of [[text, 1] as const, [title, TITLE_WEIGHT] as const])
    for (const [word] of words.toLowerCase().matchAll(/[\p{L}][\p{L}\p{N}]{2,}/gu))
      add(isPlural(word) ? word.slice(0, -1) : word, weight);
  for (const tag of new Set(tags)) add(`#${tag}`, TAG_WEIGHT);
  return counts;
}

const isPlural = (word: string) => word.length > 3 && word.endsWith('s') && !word.endsWith('ss');

/** Inverse document frequency of each word: 0 for words that all texts have. */
function inverseFrequencies(counted: readonly Counts[]): Counts {
  const documents: Counts = new Map();
  for (const counts of counted)
    for (const word of counts.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  return new Map([...documents].map(([word, count]) => [word, Math.log(counted.length / count)]));
}

/** Weights of the words, of length 1 together. Repetition counts less and less. */
function vector(counts: Counts, idf: Counts): Counts {
  const weights: Counts = new Map();
  let squares = 0;
  for (const [word, count] of counts) {
    const weight = (1 + Math.log(count)) * (idf.get(word) ?? 0);
    if (weight > 0) weights.set(word, weight);
    squares += weight * weight;
  }
  for (const [word, weight] of weights) weights.set(word, weight / Math.sqrt(squares));
  return weights;
}
