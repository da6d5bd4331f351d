import type { NamedPassage, StoredDocument } from '../index/index-data';
import { isListQuestion, contentStems, isDefinition } from '../language/stop-words';
import { namesOfQuery } from './names';
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

/** The term of the glossary whose meaning or kinds a question asks for, also by another name. */
export function termIn(
  query: ParsedQuery,
  glossary: readonly NamedPassage[],
): NamedPassage | undefined {
  const { text, words } = query;
  if (!isDefinition(text) && !(isListQuestion(text) && words.length > 1)) return undefined;
  return namesOfQuery(query)
    .map((key) => glossary.find(({ name }) => contentStems(name).join(' ') === key))
    .find((term) => term !== undefined);
}
