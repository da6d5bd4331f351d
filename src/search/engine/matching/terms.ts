import type { NamedPassage, StoredDocument } from '../index/index-data';
import { asksList, contentStems, isDefinition } from '../language/stop-words';
import { stem } from '../language/text';
import type { ParsedQuery } from './query';

/** The passages of a document with their headings; none of an index in parts. */
export function passagesOf(
  id: string | undefined,
  documents: readonly StoredDocument[],
): NamedPassage[] {
  const document = documents.findIndex((other) => other.id === id);
  return (documents[document]?.passages ?? []).map((place, passage) => ({
    ...{ document, passage, id: place.id, name: place.title },
  }));
}

/** The term of the glossary that a question asks the meaning or the kinds of, also by its name in another language. */
export function termIn(
  { text, words, synonyms }: ParsedQuery,
  glossary: readonly NamedPassage[],
): NamedPassage | undefined {
  if (!isDefinition(text) && !(asksList(text) && words.length > 1)) return undefined;
  const others = synonyms.flatMap((name) =>
    name.isForeign && name.words.length === words.length ? name.others : [],
  );
  const keys = [words.map(({ term }) => term), ...others].map((name) => name.map(stem).join(' '));
  return glossary.find(({ name }) => keys.includes(contentStems(name).join(' ')));
}
