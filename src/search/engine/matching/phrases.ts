import type { DocumentTexts, TextSource } from '../index/index-data';
import type { Hit } from './ranking';
import { words } from '../language/text';

/** Keeps the hits whose texts hold each phrase word by word; the passage with it becomes the best one. */
export async function withPhrases(
  hits: Hit[],
  phrases: readonly (readonly string[])[],
  texts: TextSource,
): Promise<Hit[]> {
  if (phrases.length === 0) return hits;
  const checked = await Promise.all(
    hits.map(async (hit): Promise<Hit[]> => {
      const known = await texts(hit.document);
      if (!known || !phrases.every((phrase) => allTexts(known).some((text) => holds(text, phrase))))
        return [];
      const passage = known.passages.findIndex((fields) =>
        phrases.some((phrase) => Object.values(fields).some((text) => holds(text, phrase))),
      );
      return [hit.match && passage >= 0 ? { ...hit, match: { ...hit.match, passage } } : hit];
    }),
  );
  return checked.flat();
}

function allTexts({ fields, passages }: DocumentTexts): string[] {
  return [...Object.values(fields), ...passages.flatMap((passage) => Object.values(passage))];
}

function holds(text: string, phrase: readonly string[]): boolean {
  const terms = words(text).map(({ term }) => term);
  return terms.some((_, start) => phrase.every((term, offset) => terms[start + offset] === term));
}
