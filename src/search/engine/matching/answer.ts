import type { Answer } from '../../protocol/assistance';
import type { ParsedQuery } from './query';
import type { IndexDefinition } from '../index/definition';
import type { Found } from './finder';
import { matcher, type IsMatch } from '../language/highlight';
import type { TextSource } from '../index/index-data';
import { isQuestion } from '../language/stop-words';
import { stem, words } from '../language/text';

/** Share of what the words of a question say that page and section must have. A wrong answer is worse than none. */
const MIN_COVERED = 0.85;
/** Share of the question's words that the names of page and section must have. */
const MIN_NAMED_SHARE = 0.75;
/** Share of the query's words that a row must have to be the answer by itself. */
const MIN_ROW_SHARE = 0.75;
/** Pages whose notes are read, and share and number of the question's words that a note must have. */
const MAX_NOTE_HITS = 10;
const MIN_NOTE_SHARE = 0.75;
const MIN_NOTE_WORDS = 2;
const MAX_SENTENCES = 3;
const MAX_LETTERS = 320;
const MAX_STEPS = 8;

/**
 * The answer to a query that asks something, or that names one thing that a section defines.
 * @returns nothing when no section says enough of it
 */
export async function findAnswer(
  found: Found,
  definition: IndexDefinition,
  texts: TextSource,
): Promise<Answer | undefined> {
  return (await ofFirstHit(found, definition, texts)) ?? (await ofNotes(found, definition, texts));
}

/** The note of the first page that says of itself that it does not cover the question. */
async function ofNotes(
  { query, hits, terms }: Found,
  definition: IndexDefinition,
  texts: TextSource,
): Promise<Answer | undefined> {
  // Where a section has nearly all of the words, the hits speak for themselves.
  if (!isQuestion(query.text) || (hits[0]?.match?.covered ?? 0) >= MIN_COVERED) return undefined;
  const isMatch = matcher(terms);
  const asked = new Set(query.words.map(({ term }) => stem(term)));
  const needed = Math.max(MIN_NOTE_WORDS, MIN_NOTE_SHARE * asked.size);
  for (const { document } of hits.slice(0, MAX_NOTE_HITS)) {
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

async function ofFirstHit(
  { query, hits, terms }: Found,
  definition: IndexDefinition,
  texts: TextSource,
): Promise<Answer | undefined> {
  const [hit] = hits;
  const { document, match } = hit ?? {};
  if (!document || !match || match.passage < 0) return undefined;
  const key = query.words.map(({ term }) => stem(term)).join(' ');
  const all = (await texts(document))?.passages ?? [];
  const names = (fields: Record<string, string>) => namesOf(fields).includes(key);
  const isNamed = all.some(names);
  // What the query names is said where it is defined, wherever else the page has its words.
  const number = isNamed && !names(all[match.passage] ?? {}) ? all.findIndex(names) : match.passage;
  const [passage, fields] = [document.passages[number], all[number]];
  if (!passage || !fields) return undefined;

  if (!isNamed && (!isQuestion(query.text) || match.covered < MIN_COVERED)) return undefined;
  const isMatch = matcher(terms);
  const title = String(document.fields[definition.titleField] ?? '');
  const { heading = '', questions = '', status = '' } = fields;
  const about = [title, heading, questions, status].join('\n');
  if (!isNamed && matchedIn(about, isMatch) < MIN_NAMED_SHARE * query.words.length)
    return undefined;
  const content = contentOf(fields, isMatch, query, key);
  if (!content) return undefined;
  const url = String(document.fields['url'] ?? '');
  return {
    title,
    ...(passage.title !== '' && { heading: passage.title }),
    url: passage.id === '' ? url : `${url}#${passage.id}`,
    content,
  };
}

/** What the section is about or defines, in the form that queries are compared with. */
function namesOf({ heading = '', defined = '' }: Record<string, string>): string[] {
  return [heading, ...defined.split('\n')].map(keyOf).filter((name) => name !== '');
}

function keyOf(text: string): string {
  return words(text)
    .map(({ term }) => stem(term))
    .join(' ');
}

function contentOf(
  { status, heading = '', text = '' }: Record<string, string>,
  isMatch: IsMatch,
  { text: asked, words: { length: count } }: ParsedQuery,
  key: string,
): Answer['content'] | undefined {
  if (status !== undefined) {
    const note = best(status.split('\n'), isMatch);
    return note === undefined ? undefined : { kind: 'not documented', note };
  }
  const lines = text.split('\n');
  const row = rowOf(lines, isMatch, count, key);
  if (row) return row;
  const steps = lines.filter((line) => line.startsWith('\t')).map((line) => line.slice(1));
  if (/^\s*(?:how|wie)\b/i.test(asked) && steps.length > 1)
    return { kind: 'steps', steps: steps.slice(0, MAX_STEPS) };
  // A section that is about one thing says first what that is.
  const isAbout = keyOf(heading) === key;
  return sentencesOf(
    lines.filter((line) => !line.includes('\t')),
    isAbout ? undefined : isMatch,
  );
}

/** The row whose first cell is what is looked for, or that has nearly all of the words. */
function rowOf(
  lines: readonly string[],
  isMatch: IsMatch,
  count: number,
  key: string,
): Answer['content'] | undefined {
  let head: string[] | undefined;
  let found: { head: string[]; cells: string[]; matched: number } | undefined;
  for (const line of lines) {
    if (line.startsWith('\t') || !line.includes('\t')) {
      head = undefined;
      continue;
    }
    const cells = line.split('\t');
    if (!head) head = cells;
    else if (keyOf(cells[0] ?? '') === key) return { kind: 'row', head, cells };
    else {
      const matched = matchedIn(line, isMatch);
      if (matched >= MIN_ROW_SHARE * count && matched > Math.max(1, found?.matched ?? 0))
        found = { head, cells, matched };
    }
  }
  return found && { kind: 'row', head: found.head, cells: found.cells };
}

/** The sentence with most of the words, or the first one, and those after it, of one paragraph. */
function sentencesOf(
  lines: readonly string[],
  isMatch: IsMatch | undefined,
): Answer['content'] | undefined {
  const paragraphs = lines.map((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu}|`)/u));
  const whole = paragraphs.flat().filter(isWhole);
  const first = isMatch ? best(whole, isMatch) : whole[0];
  const paragraph = paragraphs.find(
    (sentences) => first !== undefined && sentences.includes(first),
  );
  if (!paragraph || first === undefined) return undefined;
  const from = paragraph.indexOf(first);
  let text = first;
  for (const next of paragraph.slice(from + 1, from + MAX_SENTENCES)) {
    if (text.length + next.length > MAX_LETTERS || !isWhole(next)) break;
    text += ` ${next}`;
  }
  return { kind: 'text', text };
}

/** Whether a text is a sentence by itself: no caption, and no beginning of a list or sample. */
function isWhole(text: string): boolean {
  return /[.!?]["'”’)]*\s*$/.test(text);
}

/** The text with most of the words; of equal ones the first. */
function best(texts: readonly string[], isMatch: IsMatch): string | undefined {
  let found: { text: string; matched: number } | undefined;
  for (const text of texts) {
    const matched = matchedIn(text, isMatch);
    if (text !== '' && matched > (found?.matched ?? -1)) found = { text, matched };
  }
  return found?.text;
}

function matchedIn(text: string, isMatch: IsMatch): number {
  const found = words(text).filter(({ start, end }) => isMatch(text.slice(start, end)));
  return new Set(found.map(({ term }) => stem(term))).size;
}
