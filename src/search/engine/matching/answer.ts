import type { Answer } from '../../protocol/assistance';
import {
  best,
  keyOf,
  matchedIn,
  noteOf,
  quoteFor,
  quoteOfName,
  sentenceOn,
  textsIn,
} from './answer-content';
import { nameAsked } from './definitions';
import type { IndexDefinition } from '../index/definition';
import type { QueryResult } from './finder';
import { matcher } from '../language/highlight';
import type { TextSource } from '../index/index-data';
import type { Hit } from './ranking';
import {
  asksWhatIs,
  comparedNames,
  isComparison,
  contentStems,
  isHowTo,
  isNarrative,
  isQuantity,
  isQuestion,
  isSentence,
  reportsFault,
} from '../language/stop-words';
import { stem, wordKey, words } from '../language/text';
import { answering } from '../ranking-weights';

/** A quotation from a section that may answer the query. */
interface Quote {
  hit: Hit;
  /** Index of the passage. */
  number: number;
  content: Answer['content'] | undefined;
}

type Fields = Record<string, string>;
type FindQuote = (
  result: QueryResult,
  definition: IndexDefinition,
  texts: TextSource,
) => Promise<Quote | undefined>;

/** The answer to a query that is a question, or a name that one section defines; undefined if no section fits. */
export async function findAnswer(
  result: QueryResult,
  definition: IndexDefinition,
  texts: TextSource,
): Promise<Answer | undefined> {
  for (const find of [fromTerm, fromPage, fromName, fromComparison, fromQuestion, fromNotes]) {
    const quote = await find(result, definition, texts);
    const answer = quote && answerOf(quote, result, definition);
    if (answer) return answer;
  }
  return undefined;
}

function answerOf(
  { hit: { document }, number, content }: Quote,
  { query }: QueryResult,
  { titleField }: IndexDefinition,
): Answer | undefined {
  const passage = document.passages[number];
  if (!passage || !content) return undefined;
  const title = String(document.fields[titleField] ?? '');
  if (!hasNames(query.text, [title, passage.title, ...textsIn(content)].join('\n')))
    return undefined;
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

/** Whether a text contains the exact names of a question: "ignored" says nothing about the status IGNORE. */
const hasNames = (question: string, text: string) =>
  (question.match(namePattern) ?? []).every((name) => text.includes(name)) &&
  (!/\bdefault/i.test(question) || /\bdefault/i.test(text));

/** The section of the glossary for the term whose meaning the query asks for. */
const fromTerm: FindQuote = async ({ query, term, hits }, _definition, texts) => {
  const hit = hits.find(({ number }) => number === term?.document);
  const fields = hit && term && (await texts(hit.document))?.passages[term.passage];
  if (!fields) return undefined;
  const content = quoteOfName(fields, keyOf(fields['heading'] ?? ''), query.text);
  return { hit, number: term.passage, content };
};

/** The section that has or defines the query as a name. */
const fromName: FindQuote = async ({ query, hits }, _definition, texts) => {
  // A definition of "token" does not answer "how to get a token" or "I lost the token".
  if (isQuestion(query.text) ? /^\s*(?:how|wie)\b/i.test(query.text) : isSentence(query.text))
    return undefined;
  const name = nameAsked(query.text) || query.text;
  const key = keyOf(name);
  const isHeading = ({ title, kind }: { title: string; kind?: string }) =>
    kind === undefined && keyOf(title) === key;
  const pages = hits.filter(({ document }) => document.passages.some(isHeading));
  if (pages.length > answering.maxDocumentsOfName) return undefined;
  // A plain word is a name only as a heading: the first cell of a row may be any word, such as the name of a sample.
  const least = !isQuestion(query.text) && /^\p{L}\p{Ll}*$/u.test(query.text) ? 2 : 0;
  let closest: (Omit<Quote, 'content'> & { fields: Fields; closeness: number }) | undefined;
  for (const hit of hits.slice(0, answering.maxHits)) {
    const passages = (await texts(hit.document))?.passages ?? [];
    for (const [number, fields] of passages.entries()) {
      const closeness = closenessOf(fields, key, wordKey(name));
      if (closeness > (closest?.closeness ?? least)) closest = { hit, number, fields, closeness };
    }
  }
  return closest && { ...closest, content: quoteOfName(closest.fields, key, query.text) };
};

/** The first sentence of a page, among the first hits, that says what a thing is. */
const fromPage: FindQuote = async ({ query, hits }, _definition, texts) => {
  if (!asksWhatIs(query.text)) return undefined;
  for (const hit of hits.slice(0, answering.maxHits)) {
    const [fields] = (await texts(hit.document))?.passages ?? [];
    const content = sentenceOn(keyOf(query.text), fields?.['text'] ?? '');
    if (content) return { hit, number: 0, content };
  }
  return undefined;
};

/** What two compared things do not share, if one page has both as headings or first cells of rows. */
const fromComparison: FindQuote = async ({ query, hits }, _definition, texts) => {
  const names = isComparison(query.text) ? comparedNames(query.text) : [];
  if (names.length === 0) return undefined;
  for (const hit of hits.slice(0, answering.maxHits)) {
    const passages = (await texts(hit.document))?.passages ?? [];
    const namePassages = names.map((name) =>
      best(passages, (fields) => closenessOf(fields, keyOf(name), wordKey(name)), 2),
    );
    const meanings = names.map((name, index) => {
      const quote = quoteOfName(namePassages[index] ?? {}, keyOf(name), '');
      return quote?.kind === 'row' ? quote.cells.slice(1) : quote ? textsIn(quote) : [];
    });
    const items = meanings.flatMap((cells, index) => {
      const distinct = cells.filter((cell) => !meanings[1 - index]?.includes(cell));
      return distinct.length === 0 ? [] : `${names[index] ?? ''}: ${distinct.join(' · ')}`;
    });
    const number = passages.findIndex((fields) => fields === namePassages[0]);
    if (items.length === names.length) return { hit, number, content: { kind: 'list', items } };
  }
  return undefined;
};

/** The answer of the best section of the first hit, if its heading, authored questions, and quote fit the question. */
const fromQuestion: FindQuote = async (
  { query, words: wordHits, hits, terms },
  { titleField, symptoms },
  texts,
) => {
  const [hit] = hits;
  const number = hit?.match?.passage ?? -1;
  // A section about one of two things does not compare them.
  if (!hit || !isCovered(hits) || !isQuestion(query.text) || isComparison(query.text))
    return undefined;
  const fields = (await texts(hit.document))?.passages[number];
  if (!fields) return undefined;
  const { heading = '', questions = '', status, text = '' } = fields;
  if (status !== undefined) return { hit, number, content: noteOf(status, matcher(terms)) };
  // A section about a fault has its causes, not the way to do something.
  if (isHowTo(query.text) && isNarrative(heading) && reportsFault(heading)) return undefined;
  const title = String(hit.document.fields[titleField] ?? '');
  // Other lines are sentences of readers in trouble, which the section helps, but does not answer.
  const asked = questions.split('\n').filter(isQuestion);
  const shareIn = shareOf(wordHits);
  // No heading and no answer repeats the word "many" of a question.
  const counted = wordHits.filter((_, word) => !isQuantity(query.words[word]?.term ?? ''));
  const shareOfContent = shareOf(counted);
  const names = [title, heading, ...asked].join('\n');
  const unnamed = (1 - shareOfContent(names)) * counted.length;
  const isNamed = unnamed <= (1 - answering.minShare) * wordHits.length;
  const count = wordHits.length;
  const similarity = (name: string, all = name) => {
    const shared = isNamed ? shareIn(name) : 0;
    const precision = Math.min(1, (shared * count) / contentStems(name).length);
    return shared === 0 ? 0 : (2 * precision * shareIn(all)) / (precision + shareIn(all));
  };
  // The title completes a heading that has two of the question's words.
  const isPair = shareIn(heading) * count > 1.5;
  const fit = {
    heading: similarity(heading, isPair ? `${title}\n${heading}` : heading),
    questions: Math.max(0, ...asked.map((question) => similarity(question))),
  };
  const content = quoteFor(query.text, { names, text, symptoms }, fit, count, shareOfContent);
  return { hit, number, content };
};

/** A function that computes the share of words that a text contains. */
function shareOf(wordHits: QueryResult['words']): (text: string) => number {
  const matchers = wordHits.map(({ terms }) => matcher(terms));
  return (text) =>
    matchers.filter((isMatch) => matchedIn(text, isMatch) > 0).length / matchers.length;
}

/** The status note that excludes the question, on one of the pages with the most of its words. */
const fromNotes: FindQuote = async ({ query, hits, terms }, _definition, texts) => {
  // A section with most of the words needs no note, since it is the first hit.
  if (!isQuestion(query.text) || isCovered(hits)) return undefined;
  const isMatch = matcher(terms);
  const queryStems = [...new Set(query.words.map(({ term }) => stem(term)))];
  const needed = answering.minShare * queryStems.length;
  const covering = [...hits].sort((a, b) => (b.match?.covered ?? 0) - (a.match?.covered ?? 0));
  for (const hit of covering.slice(0, answering.maxHits)) {
    const passages = (await texts(hit.document))?.passages ?? [];
    const number = passages.findIndex(({ status }) => status !== undefined);
    const content = noteOf(passages[number]?.['status'] ?? '', isMatch);
    const inNote = new Set(words(content?.note ?? '').map(({ term }) => stem(term)));
    if (queryStems.filter((word) => inNote.has(word)).length >= needed)
      return { hit, number, content };
  }
  return undefined;
};

/** Whether the first hit has most words of the query. */
const isCovered = ([hit]: readonly Hit[]) => (hit?.match?.covered ?? 0) >= answering.minShare;

/**
 * How closely a section belongs to a name: 3 if the heading is the exact name ("control flags", not "control flag"), 2 if
 * the heading or the first cell of a row is the name in any form, 1 if the section defines it among others. A heading such
 * as `404 Not Found` also belongs to its code.
 */
function closenessOf(
  { heading = '', defined = '', text = '' }: Fields,
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
  const isCell = (line: string) => keyOf(/^[^\t]+(?=\t)/.exec(line)?.[0] ?? '') === key;
  return text.split('\n').some(isCell) ? 2 : 1;
}
