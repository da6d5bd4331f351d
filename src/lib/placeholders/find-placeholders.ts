import { codePaths, settingNames, valuePlaceholders } from './placeholders';
import type { PlaceholderName, ValueName } from './values';

/** A part of a text that a reader's value can fill. */
export interface Placeholder {
  /** Position in the text, in UTF-16 code units. */
  offset: number;
  text: string;
  name: PlaceholderName;
}

type Pattern = readonly [name: PlaceholderName, pattern: RegExp];

/** Pattern of the texts that represent a value: its placeholders and its samples. */
function alternativesOf(value: ValueName): string {
  const { forms, samples } = valuePlaceholders[value];
  return [...new Set([...forms, ...samples])].join('|').replace(/[{}]/g, '\\$&');
}

/** First segments of QSC's paths. Other paths in samples do not belong to the reader. */
const PART = '(?:api|console|admin|cdn|cdn-cgi|d)';
const codePattern = (value: 'code' | 'feeding'): Pattern => [
  value,
  new RegExp(
    `(${alternativesOf(value)})(?<=/(?:${codePaths[value].join('|')})/(?:${alternativesOf('tenant')})/\\1)(?![\\w{}])`,
    'g',
  ),
];
const pathPatterns: readonly Pattern[] = [
  [
    'tenant',
    new RegExp(
      `(${alternativesOf('tenant')})(?<=/${PART}/(?:[^\\s"'\`?]{0,200}/)?\\1)(?![\\w{}-])`,
      'g',
    ),
  ],
  codePattern('code'),
  codePattern('feeding'),
];
const hostInText = new RegExp(
  `\\{host\\}(?:(?=/${PART}(?![\\w-]))|(?<=https://\\{host\\})(?![\\w:/]))`,
  'g',
);
const hostInCode = new RegExp(`(?<![$%{])\\{host\\}(?!:\\d|/(?!${PART}(?![\\w-]))\\w)`, 'g');
const settingPattern = (value: 'tenant' | 'code' | 'feeding'): Pattern => [
  value,
  new RegExp(
    `(?<=\\b(?:${settingNames[value]})["']?\\s*[:=]\\s*["'[]*)${valuePlaceholders[value].samples.join('|')}(?![\\w.-])`,
    'gi',
  ),
];
const codePatterns: readonly Pattern[] = [
  ...pathPatterns,
  ['host', hostInCode],
  settingPattern('tenant'),
  settingPattern('code'),
  settingPattern('feeding'),
  ['tenant', /(?<=\b(?:app|target)\s*=\s*["'])demo(?=\/products["'])/gi],
  ['code', /(?<=\bapp\s*=\s*["']demo\/)products(?=["'])/gi],
  ['feeding', /(?<=\btarget\s*=\s*["']demo\/)products(?=["'])/gi],
  ['key', /(?<=\bresult)\.products\b/g],
];

function matchesOf(text: string, patterns: readonly Pattern[]): Placeholder[] {
  return patterns.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ offset: index, text: word, name })),
  );
}

/**
 * Value that `demo` or `products` in inline code represents, if the word before it says so ("the tenant `demo`") or the
 * sentence mentions samples. @param before text of the paragraph up to the backtick
 */
export function valueOfSample(before: string, word: string, after: string): ValueName | undefined {
  const parts = /\.\s|\n|\|/;
  const start = before.split(parts).at(-1) ?? '';
  const [end = ''] = after.split(parts);
  const [, noun] =
    /\b(tenant|search app|feeding|code)(?:\]\(\S*\))? $/i.exec(start.replace(/`$/, '')) ?? [];
  if (noun === undefined && !/\bsamples\b/i.test(start + end)) return undefined;
  if (word === 'demo') return 'tenant';
  return noun !== 'search app' && /\bfeeding\b/i.test(start + end) ? 'feeding' : 'code';
}

/** Placeholders in running text: in addresses, and samples in backticks. A placeholder that the text explains is not one. */
export function findInText(text: string): Placeholder[] {
  const words = [...text.matchAll(/(?<=`)(?:demo|products)(?=`)/g)].flatMap(
    ({ index: offset, 0: word }) => {
      const name = valueOfSample(text.slice(0, offset - 1), word, text.slice(offset + word.length));
      return name ? [{ offset, text: word, name }] : [];
    },
  );
  return sortByOffset([...matchesOf(text, [...pathPatterns, ['host', hostInText]]), ...words]);
}

/** Whether a sample shows what a call returns. */
export function isResponse(code: string, title: string): boolean {
  return /^(?:Response|Answer)\b/.test(title) || code.startsWith('HTTP/');
}

/** Placeholders in a code sample. Responses have none, since they show the data of the samples. */
export function findInCode(code: string, title = ''): Placeholder[] {
  return isResponse(code, title) ? [] : sortByOffset(matchesOf(code, codePatterns));
}

const sortByOffset = (placeholders: Placeholder[]) =>
  placeholders.sort((a, b) => a.offset - b.offset);
