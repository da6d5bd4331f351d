/** A text of the comparison. Words of the title and of tags weigh more than those of the text. */
export interface ComparedText {
  id: string;
  title: string;
  tags: readonly string[];
  text: string;
}

const TITLE_WEIGHT = 4;
const TAG_WEIGHT = 6;

/** Candidates that have a word, and its weight in each of them. */
interface Posting {
  indexes: number[];
  weights: number[];
}

/**
 * For each text the ids of the candidates that are nearest to it, nearest first: the cosine of their TF-IDF vectors.
 * Texts that share no telling word are not near. Equal distances keep the order of `candidates`, so the same content
 * has the same response on every machine.
 */
export function nearestTexts(
  texts: readonly ComparedText[],
  candidates: readonly ComparedText[],
  most: number,
): Map<string, string[]> {
  const counted = new Map([...candidates, ...texts].map((text) => [text.id, countWords(text)]));
  const idf = inverseFrequencies(candidates.map(({ id }) => counted.get(id) ?? new Map()));
  const vectors = new Map([...counted].map(([id, counts]) => [id, vector(counts, idf)]));
  const postings = new Map<string, Posting>();
  candidates.forEach(({ id }, index) => {
    for (const [word, weight] of vectors.get(id) ?? []) {
      const posting = postings.get(word) ?? { indexes: [], weights: [] };
      posting.indexes.push(index);
      posting.weights.push(weight);
      postings.set(word, posting);
    }
  });
  return new Map(
    texts.map(({ id }) => {
      const scores = new Float64Array(candidates.length);
      for (const [word, weight] of vectors.get(id) ?? [])
        addScores(scores, postings.get(word), weight);
      const own = candidates.findIndex((candidate) => candidate.id === id);
      if (own >= 0) scores[own] = 0;
      return [id, highest(scores, most).flatMap((index) => candidates[index]?.id ?? [])];
    }),
  );
}

function addScores(scores: Float64Array, posting: Posting | undefined, factor: number): void {
  if (!posting) return;
  const { indexes, weights } = posting;
  for (let at = 0; at < indexes.length; at += 1) {
    const index = indexes[at] ?? 0;
    scores[index] = (scores[index] ?? 0) + factor * (weights[at] ?? 0);
  }
}

/** Indexes of the highest scores above 0, the highest first; of equal ones the first. */
function highest(scores: Float64Array, most: number): number[] {
  const found: number[] = [];
  scores.forEach((score, index) => {
    if (score <= 0 || (found.length === most && score <= (scores[found.at(-1) ?? 0] ?? 0))) return;
    const place = found.findIndex((other) => (scores[other] ?? 0) < score);
    found.splice(place < 0 ? found.length : place, 0, index);
    found.length = Math.min(found.length, most);
  });
  return found;
}

/** How often each word occurs. A plural counts as its singular: a word's last "s" is left out. */
function countWords({ title, tags, text }: ComparedText): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (words: string, weight: number) => {
    for (const [word] of words.toLowerCase().matchAll(/[\p{L}][\p{L}\p{N}]{2,}/gu)) {
      const stem = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
      counts.set(stem, (counts.get(stem) ?? 0) + weight);
    }
  };
  add(text, 1);
  add(title, TITLE_WEIGHT);
  for (const tag of tags) counts.set(`#${tag}`, TAG_WEIGHT);
  return counts;
}

/** How telling each word is: the rarer, the more; 0 for words that all texts have. */
function inverseFrequencies(counted: readonly Map<string, number>[]): Map<string, number> {
  const documents = new Map<string, number>();
  for (const counts of counted)
    for (const word of counts.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  return new Map([...documents].map(([word, count]) => [word, Math.log(counted.length / count)]));
}

/** Weights of the words, of length 1 together. Repetition counts less and less. */
function vector(counts: Map<string, number>, idf: Map<string, number>): [string, number][] {
  const weights = [...counts].map(([word, count]): [string, number] => [
    word,
    (1 + Math.log(count)) * (idf.get(word) ?? 0),
  ]);
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0));
  return length === 0
    ? []
    : weights.filter(([, weight]) => weight > 0).map(([word, weight]) => [word, weight / length]);
}
