import type { Answer } from '../../protocol/assistance';
import { best, contentOf, keyOf, matchedIn, textsIn } from './answer-content';
import type { IndexDefinition } from '../index/definition';
import type { QueryResult } from './finder';
import { matcher } from '../language/highlight';
import type { TextSource } from '../index/index-data';
import type { Hit } from './ranking';
import { isHowTo, isQuestion, isSentence, reportsFault } from '../language/stop-words';
import { fold, stem, wordKey, words } from '../language/text';
import { answering } from '../ranking-weights';

/** A section that may contain the answer. */
interface AnswerSection {
  hit: Hit;
  /** Index of the passage. */
  number: number;
  fields: Record<string, string>;
  /** Whether the section has or defines the query as a name. */
  isNamed: boolean;
}

/**
 * The answer to a query that is a question, or a name that one section defines.
 * @returns undefined if no section matches well enough
 */
export async function findAnswer(
  result: QueryResult,
  definition: IndexDefinition,
  texts: TextSource,
): Promise<Answer | undefined> {
  return (
    (await fromSection(result, definition, texts)) ?? (await fromNotes(result, definition, texts))
  );
}

/** The status note that excludes the question, on one of the pages with the most of its words. */
async function fromNotes(
  { query, hits, terms }: QueryResult,
  definition: IndexDefinition,
  texts: TextSource,
): Promise<Answer | undefined> {
  // A section with nearly all of the words needs no note, since it is the first hit.
  if (!isQuestion(query.text) || (hits[0]?.match?.covered ?? 0) >= answering.minCovered)
    return undefined;
  const isMatch = matcher(terms);
  const queryStems = new Set(query.words.map(({ term }) => stem(term)));
  const needed = answering.minNoteShare * queryStems.size;
  const covering = [...hits].sort((a, b) => (b.match?.covered ?? 0) - (a.match?.covered ?? 0));
  for (const { document } of covering.slice(0, answering.maxHits)) {
    const passages = (await texts(document))?.passages ?? [];
    const number = passages.findIndex(({ status }) => status !== undefined);
    const note = best(passages[number]?.['status']?.split('\n') ?? [], isMatch);
    const inNote = new Set(words(note ?? '').map(({ term }) => stem(term)));
    if (note !== undefined && [...queryStems].filter((word) => inNote.has(word)).length >= needed)
      return {
        title: String(document.fields[definition.titleField] ?? ''),
        url: `${String(document.fields['url'] ?? '')}#${document.passages[number]?.id ?? ''}`,
        content: { kind: 'not documented', note },
      };
  }
  return undefined;
}

async function fromSection(
  result: QueryResult,
  definition: IndexDefinition,
  texts: TextSource,
): Promise<Answer | undefined> {
  const { query } = result;
  const key = query.words.map(({ term }) => stem(term)).join(' ');
  // A definition of "token" does not answer "how to get a token" or "I lost the token".
  const isName = isQuestion(query.text) ? !isHowTo(query.text) : !isSentence(query.text);
  const term = await termSection(result, texts);
  const answer = term && answerIn(term, keyOf(term.fields['heading'] ?? ''), result, definition);
  if (answer) return answer;
  const section =
    (isName && (await sectionByName(result, key, texts))) || (await bestSection(result, texts));
  return section && answerIn(section, key, result, definition);
}

/** @param name the query, or the term whose meaning it asks for, normalized by `keyOf` */
function answerIn(
  { hit: { document, match }, number, fields, isNamed }: AnswerSection,
  name: string,
  { query, terms, words: wordHits, hits }: QueryResult,
  { titleField }: IndexDefinition,
): Answer | undefined {
  const passage = document.passages[number];
  if (!passage) return undefined;
  const isMatch = matcher(terms);
  const hasShare = (text: string, share: number) =>
    wordHits.filter((hits) => matchedIn(text, matcher(hits.terms)) > 0).length >=
    share * query.words.length;
  const title = String(document.fields[titleField] ?? '');
  if (!isNamed) {
    if (!isQuestion(query.text) || (match?.covered ?? 0) < answering.minCovered) return undefined;
    // A section about one of two things does not compare them.
    if (/difference|unterschied/i.test(query.text)) return undefined;
    const { heading = '', questions = '', status = '' } = fields;
    // Other lines are sentences of readers in trouble, which the section helps, but does not answer.
    const asked = questions.split('\n').filter(isQuestion);
    if (!hasShare([title, heading, ...asked, status].join('\n'), answering.minNameShare))
      return undefined;
  }
  const content = contentOf(fields, isMatch, query, name, isNamed);
  if (!content) return undefined;
  const quoted = [title, passage.title, ...textsIn(content)];
  if (!hasNames(query.text, quoted)) return undefined;
  if (!isNamed && !hasShare(quoted.join('\n'), answering.minAnswerShare)) return undefined;
  // A sentence about another page is only a reference, as is a row with its title.
  const titles = hits.map((other) => String(other.document.fields[titleField]));
  const isReference = (other: string) =>
    textsIn(content).some((part, number) =>
      number === 0 ? part.startsWith(`${other} `) : content.kind === 'row' && part === other,
    );
  if (titles.some(isReference)) return undefined;
  const url = String(document.fields['url'] ?? '');
  return {
    title,
    ...(passage.title !== '' && { heading: passage.title }),
    url: passage.id === '' ? url : `${url}#${passage.id}`,
    content,
  };
}

/** Matches names in capitals, camel case names, names with dots, and status codes. */
const namePattern =
  /(?<!\S)(?:\p{L}+(?:\.\p{L}+)+|\p{Lu}{2,}|\p{L}*\p{Ll}\p{Lu}\p{L}*|\d{3})(?=[?.,:]*(?:\s|$))/gu;

/** Whether texts contain the exact names of a question, or their plural: "ignored" says nothing about the status IGNORE. */
function hasNames(question: string, texts: readonly string[]): boolean {
  const textTerms = new Set(texts.flatMap((text) => words(text).map(({ term }) => term)));
  const folded = fold(texts.join('\n'));
  const isIn = (name: string) =>
    name.includes('.') ? folded.includes(name) : textTerms.has(name) || textTerms.has(`${name}s`);
  return (question.match(namePattern) ?? []).map(fold).every(isIn);
}

/** The best passage of the first hit. */
async function bestSection(
  { hits }: QueryResult,
  texts: TextSource,
): Promise<AnswerSection | undefined> {
  const [hit] = hits;
  const number = hit?.match?.passage ?? -1;
  const fields = hit && number >= 0 ? (await texts(hit.document))?.passages[number] : undefined;
  return hit && fields && { hit, number, fields, isNamed: false };
}

/** The section that has or defines the query as a name. */
async function sectionByName(
  { query, hits }: QueryResult,
  key: string,
  texts: TextSource,
): Promise<AnswerSection | undefined> {
  const isHeading = ({ title, kind }: { title: string; kind?: string }) =>
    kind === undefined && keyOf(title) === key;
  const pages = hits.filter(({ document }) => document.passages.some(isHeading));
  if (pages.length > answering.maxDocumentsOfName) return undefined;
  const queryText = query.words.map(({ term }) => term).join(' ');
  // The first cell of a row may be any word: a sample is named "drills".
  const isPlainWord = !isQuestion(query.text) && /^\p{Ll}+$/u.test(query.text);
  let found: (AnswerSection & { closeness: number }) | undefined;
  for (const hit of hits.slice(0, answering.maxHits)) {
    const passages = (await texts(hit.document))?.passages ?? [];
    for (const [number, fields] of passages.entries()) {
      const closeness = closenessOf(
        isPlainWord ? { ...fields, defined: '' } : fields,
        key,
        queryText,
      );
      if (closeness > (found?.closeness ?? 0))
        found = { hit, number, fields, isNamed: true, closeness };
    }
  }
  return found;
}

/** The section of the glossary for the term whose meaning the query asks for. */
async function termSection(
  { term, hits }: QueryResult,
  texts: TextSource,
): Promise<AnswerSection | undefined> {
  const hit = hits.find(({ number }) => number === term?.document);
  const fields = hit && term && (await texts(hit.document))?.passages[term.passage];
  return fields && { hit, number: term.passage, fields, isNamed: true };
}

/**
 * How closely a section belongs to a name: 3 if the heading is the exact name ("control flags", not "control flag"), 2 if
 * the heading or the first cell of a row is the name in any form, 1 if the section defines it among others. A heading such
 * as `404 Not Found` also belongs to its code.
 */
function closenessOf(
  { heading = '', defined = '', text = '' }: Record<string, string>,
  key: string,
  queryText: string,
): number {
  if (key === '') return 0;
  const code = /^\d{3}(?=\s)/.exec(heading)?.[0];
  if (code === key) return 2;
  // A fault is no name: its section has causes, not a definition.
  const isName = code !== undefined || !reportsFault(heading);
  if (isName && keyOf(heading) === key) return wordKey(heading) === queryText ? 3 : 2;
  if (!defined.split('\n').some((name) => keyOf(name) === key)) return 0;
  return text.split('\n').some((line) => cellsOf(line)[0] === key) ? 2 : 1;
}

function cellsOf(line: string): string[] {
  return line.includes('\t') && !line.startsWith('\t') ? line.split('\t').map(keyOf) : [];
}
