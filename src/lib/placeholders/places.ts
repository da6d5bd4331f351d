import { filled, names, paths } from './placeholders';
import type { PlaceName, ValueName } from './values';

/** A part of a text that a value of the reader can fill. */
export interface Place {
  /** Characters before it. */
  at: number;
  text: string;
  name: PlaceName;
}

type Pattern = readonly [name: PlaceName, pattern: RegExp];

/** What stands for a value: its placeholders and the sample. */
function wordsOf(value: ValueName): string {
  const { forms, samples } = filled[value];
  return [...new Set([...forms, ...samples])].join('|').replace(/[{}]/g, '\\$&');
}

/** Parts of QSC's own addresses; other hosts and paths of samples are not the reader's. */
const PART = '(?:api|console|admin|cdn|cdn-cgi|d)';
const codeAfter = (value: 'code' | 'feeding'): Pattern => [
  value,
  new RegExp(
    `(?<=/(?:${paths[value].join('|')})/(?:${wordsOf('tenant')})/)(?:${wordsOf(value)})(?![\\w{}])`,
    'g',
  ),
];
const inPaths: readonly Pattern[] = [
  [
    'tenant',
    new RegExp(`(?<=/${PART}/(?:[^\\s"'\`?]*/)?)(?:${wordsOf('tenant')})(?![\\w{}-])`, 'g'),
  ],
  codeAfter('code'),
  codeAfter('feeding'),
];
const hostInText = new RegExp(
  `\\{host\\}(?=/${PART}(?![\\w-]))|(?<=https://)\\{host\\}(?![\\w:/])`,
  'g',
);
const hostInCode = new RegExp(`(?<![$%{])\\{host\\}(?!:\\d|/(?!${PART}(?![\\w-]))\\w)`, 'g');
const setting = (value: 'tenant' | 'code' | 'feeding'): Pattern => [
  value,
  new RegExp(
    `(?<=\\b(?:${names[value]})["']?\\s*[:=]\\s*["'[]*)${filled[value].samples.join('|')}(?![\\w.-])`,
    'gi',
  ),
];
const inCode: readonly Pattern[] = [
  ...inPaths,
  ['host', hostInCode],
  setting('tenant'),
  setting('code'),
  setting('feeding'),
  ['tenant', /(?<=\b(?:app|target)\s*=\s*["'])demo(?=\/products["'])/gi],
  ['code', /(?<=\bapp\s*=\s*["']demo\/)products(?=["'])/gi],
  ['feeding', /(?<=\btarget\s*=\s*["']demo\/)products(?=["'])/gi],
  ['key', /(?<=\bresult)\.products\b/g],
];

function found(text: string, patterns: readonly Pattern[]): Place[] {
  return patterns.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ at: index, text: word, name })),
  );
}

/**
 * What a word of the samples in inline code stands for: the words before it say so ("the tenant `demo`"), or its sentence
 * is about the samples. @param before text of its paragraph, up to the backtick
 */
export function wordName(before: string, word: string, after: string): ValueName | undefined {
  const parts = /\.\s|\n|\|/;
  const start = before.split(parts).at(-1) ?? '';
  const [end = ''] = after.split(parts);
  const [, named] =
    /\b(tenant|search app|feeding|code)(?:\]\(\S*\))? $/i.exec(start.replace(/`$/, '')) ?? [];
  if (named === undefined && !/\bsamples\b/i.test(start + end)) return undefined;
  if (word === 'demo') return 'tenant';
  return named !== 'search app' && /\bfeeding\b/i.test(start + end) ? 'feeding' : 'code';
}

/** Places in running text: those of addresses, and samples in backticks. A placeholder that the text is about stays what it is. */
export function placesInText(text: string): Place[] {
  const words = [...text.matchAll(/(?<=`)(?:demo|products)(?=`)/g)].flatMap(
    ({ index: at, 0: word }) => {
      const name = wordName(text.slice(0, at - 1), word, text.slice(at + word.length));
      return name ? [{ at, text: word, name }] : [];
    },
  );
  return sorted([...found(text, [...inPaths, ['host', hostInText]]), ...words]);
}

/** Whether a sample shows what a call returns. */
export function isResponse(code: string, title: string): boolean {
  return /^(?:Response|Answer)\b/.test(title) || code.startsWith('HTTP/');
}

/** Places in a code sample. Responses have none: they show the data of the samples. */
export function placesInCode(code: string, title = ''): Place[] {
  return isResponse(code, title) ? [] : sorted(found(code, inCode));
}

const sorted = (places: Place[]) => places.sort((a, b) => a.at - b.at);

/** A text in parts, with what `show` makes of each place. */
export function mapPlaces<Part>(
  text: string,
  places: readonly Place[],
  show: (place: Place) => Part,
): (string | Part)[] {
  let end = 0;
  const parts = places.flatMap((place) => {
    const before = text.slice(end, place.at);
    end = place.at + place.text.length;
    return [before, show(place)];
  });
  return [...parts, text.slice(end)];
}
