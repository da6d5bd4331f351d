import type { NamedPassage, StoredDocument } from '../index/index-data';
import { isListQuestion, contentStems, isDefinition } from '../language/stop-words';
import { stem } from '../language/text';
import type { ParsedQuery } from './query';

/** The passages of a document with their headings; empty for an index in parts. */
export function passagesOf(
  id: string | undefined,
  documents: readonly StoredDocument[],
): NamedPassage[] {
  const document = documents.findIndex((other) => other.id === id);
  return (documents[document]?.passages ?? []).map((stored, passage) => ({
    ...{ document, passage, id: stored.id, name: stored.title },
  }));
}

/** The term of the glossary whose meaning or kinds a question asks for, also by a name in another language. */
export function termIn(
  { text, words, synonyms }: ParsedQuery,
  glossary: readonly NamedPassage[],
): NamedPassage | undefined {
  if (!isDefinition(text) && !(isListQuestion(text) && words.length > 1)) return undefined;
  const others = synonyms.flatMap((name) =>
    name.isForeign && name.words.length === words.length ? name.others : [],
  );
  const keys = [words.map(({ term }) => term), ...others].map((name) => name.map(stem).join(' '));
  return glossary.find(({ name }) => keys.includes(contentStems(name).join(' ')));
}
