import type { Answer } from '../../protocol/assistance';
import { best, contentOf, keyOf, matchedIn, textsIn } from './answer-content';
import type { IndexDefinition } from '../index/definition';
import type { Found } from './finder';
import { matcher } from '../language/highlight';
import type { StoredDocument, TextSource } from '../index/index-data';
import type { Hit } from './ranking';
import { isHowTo, isQuestion } from '../language/stop-words';
import { fold, stem, wordKey, words } from '../language/text';
import { answering } from '../ranking-weights';

type StoredPassage = StoredDocument['passages'][number];

/** A section that may hold the answer. */
interface Place {
  hit: Hit;
  /** Number of the passage. */
  number: number;
  fields: Record<string, string>;
  /** The query is its name, or a name that it defines. */
  isNamed: boolean;
}

/**
 * The answer to a query that asks something, or that names one thing that a section defines.
 * @returns nothing when no section has enough of it
 */
export async function findAnswer(
  found: Found,
  definition: IndexDefinition,
  texts: TextSource,
): Promise<Answer | undefined> {
  return (await ofSection(found, definition, texts)) ?? (await ofNotes(found, definition, texts));
}

/** The status note of the first page that excludes the question. */
async function ofNotes(
  { query, hits, terms }: Found,
  definition: IndexDefinition,
  texts: TextSource,
): Promise<Answer | undefined> {
  // A section with nearly all of the words needs no note: it is the first hit.
  if (!isQuestion(query.text) || (hits[0]?.match?.covered ?? 0) >= answering.minCovered)
    return undefined;
  const isMatch = matcher(terms);
  const asked = new Set(query.words.map(({ term }) => stem(term)));
  const needed = Math.max(answering.minNoteWords, answering.minNoteShare * asked.size);
  for (const { document } of hits.slice(0, answering.maxNoteHits)) {
    const passages = (await texts(document))?.passages ?? [];
    const number = passages.findIndex(({ status }) => status !== undefined);
    const note = best(passages[number]?.['status']?.split('\n') ?? [], isMatch);
    const said = new Set(words(note ?? '').map(({ term }) => stem(term)));
    if (note !== undefined && [...asked].filter((word) => said.has(word)).length >= needed)
      return {
        title: String(document.fields[definition.titleField] ?? ''),
        url: `${String(document.fields['url'] ?? '')}#${document.passages[number]?.id ?? ''}`,
        content: { kind: 'not documented', note },
      };
  }
  return undefined;
}

async function ofSection(
  found: Found,
  definition: IndexDefinition,
  texts: TextSource,
): Promise<Answer | undefined> {
  const { query, terms } = found;
  const key = query.words.map(({ term }) => stem(term)).join(' ');
  // How to get a token is not answered by what a token is.
  const named = isHowTo(query.text) ? undefined : await namedPlace(found, key, texts);
  const term = await termPlace(found, texts);
  const place = term ?? named ?? (await firstPlace(found, texts));
  if (!place) return undefined;
  const { hit, number, fields, isNamed } = place;
  const { document, match } = hit;
  const passage = document.passages[number];
  if (!passage) return undefined;

  const isMatch = matcher(terms);
  const title = String(document.fields[definition.titleField] ?? '');
  if (!isNamed) {
    if (!isQuestion(query.text) || (match?.covered ?? 0) < answering.minCovered) return undefined;
    const { heading = '', questions = '', status = '' } = fields;
    const about = [title, heading, questions, status].join('\n');
    if (matchedIn(about, isMatch) < answering.minNamedShare * query.words.length) return undefined;
  }
  const name = term ? keyOf(passage.title) : key;
  const content = contentOf(fields, isMatch, query, name, isNamed);
  if (!content || !hasNames(query.text, [title, passage.title, ...textsIn(content)]))
    return undefined;
  const said = [title, passage.title, ...textsIn(content)].join('\n');
  if (!isNamed && matchedIn(said, isMatch) < answering.minSaidShare * query.words.length)
    return undefined;
  // A sentence about another page only points there.
  const titles = found.hits.map((other) => String(other.document.fields[definition.titleField]));
  if (titles.some((other) => textsIn(content)[0]?.startsWith(`${other} `))) return undefined;
  const url = String(document.fields['url'] ?? '');
  return {
    title,
    ...(passage.title !== '' && { heading: passage.title }),
    url: passage.id === '' ? url : `${url}#${passage.id}`,
    content,
  };
}

/** Names in capitals, in camel case, and numbers. */
const namePattern = /(?<!\S)(?:\p{Lu}{2,}|\p{L}*\p{Ll}\p{Lu}\p{L}*|\d{3})(?=[?.,:]*(?:\s|$))/gu;

/** Whether texts have the names of a question as they are: of the status IGNORE says nothing what is ignored. */
function hasNames(question: string, texts: readonly string[]): boolean {
  const said = new Set(texts.flatMap((text) => words(text).map(({ term }) => term)));
  return (question.match(namePattern) ?? []).every((name) => said.has(fold(name)));
}

/** The passage that matches best in the first hit. */
async function firstPlace({ hits }: Found, texts: TextSource): Promise<Place | undefined> {
  const [hit] = hits;
  const number = hit?.match?.passage ?? -1;
  const fields = hit && number >= 0 ? (await texts(hit.document))?.passages[number] : undefined;
  return hit && fields && { hit, number, fields, isNamed: false };
}

/** The section that has the query as its name, or defines it. */
async function namedPlace(
  { query, hits }: Found,
  key: string,
  texts: TextSource,
): Promise<Place | undefined> {
  const isHeading = ({ title, kind }: StoredPassage) => kind === undefined && keyOf(title) === key;
  const pages = hits.filter(({ document }) => document.passages.some(isHeading));
  if (pages.length > answering.maxDocumentsOfName) return undefined;
  const written = query.words.map(({ term }) => term).join(' ');
  let found: (Place & { closeness: number }) | undefined;
  for (const hit of hits.slice(0, answering.maxNamedHits)) {
    const passages = (await texts(hit.document))?.passages ?? [];
    for (const [number, fields] of passages.entries()) {
      const closeness = closenessOf(fields, key, written);
      if (closeness > (found?.closeness ?? 0))
        found = { hit, number, fields, isNamed: true, closeness };
    }
  }
  return found;
}

/** The section of the glossary that explains what the query asks the meaning of. */
async function termPlace({ term, hits }: Found, texts: TextSource): Promise<Place | undefined> {
  const hit = hits.find(({ number }) => number === term?.document);
  const fields = hit && term && (await texts(hit.document))?.passages[term.passage];
  return fields && { hit, number: term.passage, fields, isNamed: true };
}

/**
 * How much a section is the place of a name: 3 when the heading is written so ("control flags", not "control flag"),
 * 2 when the heading or the first cell of a row is the name in any form, 1 when the section defines it beside others.
 * A heading such as `404 Not Found` is of the code by itself, too.
 */
function closenessOf(
  { heading = '', defined = '', text = '' }: Record<string, string>,
  key: string,
  written: string,
): number {
  if (key === '') return 0;
  const code = /^\d{3}(?=\s)/.exec(heading)?.[0];
  if (keyOf(heading) === key || code === key) return wordKey(heading) === written ? 3 : 2;
  if (!defined.split('\n').some((name) => keyOf(name) === key)) return 0;
  return text.split('\n').some((line) => cellsOf(line)[0] === key) ? 2 : 1;
}

function cellsOf(line: string): string[] {
  return line.includes('\t') && !line.startsWith('\t') ? line.split('\t').map(keyOf) : [];
}
