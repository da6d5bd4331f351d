/** A text of the comparison. Words of the title and of tags weigh more than those of the text. */
export interface ComparedText {
  id: string;
  title: string;
  tags: readonly string[];
  text: string;
}

const TITLE_WEIGHT = 4;
const TAG_WEIGHT = 6;

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
  const postings = new Map<string, { index: number; weight: number }[]>();
  const idf = inverseFrequencies(candidates.map(({ id }) => counted.get(id) ?? new Map()));
  candidates.forEach(({ id }, index) => {
    for (const [word, weight] of vector(counted.get(id) ?? new Map(), idf)) {
      const list = postings.get(word);
      if (list) list.push({ index, weight });
      else postings.set(word, [{ index, weight }]);
    }
  });
  return new Map(
    texts.map(({ id }) => {
      const scores = new Float64Array(candidates.length);
      for (const [word, weight] of vector(counted.get(id) ?? new Map(), idf))
        for (const other of postings.get(word) ?? [])
          scores[other.index] = (scores[other.index] ?? 0) + weight * other.weight;
      const near = candidates
        .map((candidate, index) => ({ id: candidate.id, score: scores[index] ?? 0 }))
        .filter((candidate) => candidate.id !== id && candidate.score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
        .map((candidate) => candidate.id);
      return [id, near];
    }),
  );
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
