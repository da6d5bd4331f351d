import type { TextSource } from '../index/index-data';
import type { Hit } from './ranking';
import { words } from '../language/text';

/** Keeps the hits whose texts contain each phrase; the passage with the phrase becomes the best one. */
export async function withPhrases(
  hits: Hit[],
  phrases: readonly (readonly string[])[],
  texts: TextSource,
): Promise<Hit[]> {
  if (phrases.length === 0) return hits;
  const checked = await Promise.all(
    hits.map(async (hit): Promise<Hit[]> => {
      const { fields: fieldTexts = {}, passages = [] } = (await texts(hit.document)) ?? {};
      const all = [fieldTexts, ...passages].flatMap((fields) => Object.values(fields));
      if (!phrases.every((phrase) => all.some((text) => hasPhrase(text, phrase)))) return [];
      const passage = passages.findIndex((fields) =>
        phrases.some((phrase) => Object.values(fields).some((text) => hasPhrase(text, phrase))),
      );
      return [hit.match && passage >= 0 ? { ...hit, match: { ...hit.match, passage } } : hit];
    }),
  );
  return checked.flat();
}

function hasPhrase(text: string, phrase: readonly string[]): boolean {
  const terms = words(text).map(({ term }) => term);
  return terms.some((_, start) => phrase.every((term, offset) => terms[start + offset] === term));
}
