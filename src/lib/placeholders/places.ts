import { paths, placeholders, settings } from './placeholders';
import type { PlaceName, ValueName } from './values';

/** A part of a text that a value of the reader can fill. */
export interface Place {
  /** Characters before it. */
  at: number;
  text: string;
  name: PlaceName;
}

const alternatives = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/[{}]/g, '\\$&')).join('|');

/** What stands for a value: its placeholders and the sample. */
function wordsOf(...values: readonly ValueName[]): string {
  const own = placeholders.filter(({ value }) => value !== undefined && values.includes(value));
  return alternatives([...new Set(own.flatMap(({ forms, sample }) => [...forms, sample]))]);
}

const [tenant, code] = [wordsOf('tenant'), wordsOf('code', 'feeding')];
const END = '(?![\\w{}])';
/** A path with its tenant and, where it has one of the search app or feeding, that code. */
const pathForms = (['code', 'feeding', 'none'] as const).map((kind) => ({
  names: ['tenant', ...(kind === 'none' ? [] : [kind])] as ValueName[],
  pattern: new RegExp(
    `(/(?:${paths[kind].join('|')})/)(${tenant})${END}${kind === 'none' ? '' : `(?:(/)(${code})${END})?`}`,
    'g',
  ),
}));
/** The host of an address of QSC; other hosts of samples are not the reader's. */
const QSC_PATH = '(?:api|console|admin|cdn|cdn-cgi|d)(?![\\w-])';
const hostInText = new RegExp(
  `((?:https://)?)(\\{host\\})(?=/${QSC_PATH})|(https://)(\\{host\\})(?![\\w:/])`,
  'g',
);
const hostInCode = new RegExp(`(^|[^$%{])(\\{host\\})(?!:\\d|/(?!${QSC_PATH})\\w)`, 'gm');
const settingsInCode = new RegExp(
  `\\b((?:${alternatives(Object.keys(settings))})["']?\\s*[:=]\\s*["']?)(${alternatives(['demo', 'products'])})(?![\\w.-])`,
  'gi',
);
const pairs = /\b((?:app|target)\s*=\s*["'])(demo)(\/)(products)(?=["'])/gi;
const resultKeys = /(\bresult)(\.products)\b/g;

/** Places for names that a pattern finds: its groups are by turns what is before a place, and the place. */
function found(
  text: string,
  pattern: RegExp,
  namesOf: (before: string) => readonly PlaceName[],
): Place[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const groups = match.slice(1).filter((group) => group !== undefined);
    const names = namesOf(groups[0] ?? '');
    let at = match.index;
    return groups.flatMap((group, index) => {
      const start = at;
      at += group.length;
      const name = names[(index - 1) / 2];
      return index % 2 === 1 && name ? [{ at: start, text: group, name }] : [];
    });
  });
}

/** Places in running text: those of addresses. A placeholder that the text is about stays what it is. */
export function placesInText(text: string): Place[] {
  return sorted([
    ...pathForms.flatMap(({ pattern, names }) => found(text, pattern, () => names)),
    ...found(text, hostInText, () => ['host']),
  ]);
}

/** Whether a sample shows what a call returns. */
export function isResponse(code: string, title: string): boolean {
  return /^(?:Response|Answer)\b/.test(title) || code.startsWith('HTTP/');
}

/** Places in a code sample. Responses have none: they show the data of the samples. */
export function placesInCode(code: string, title = ''): Place[] {
  if (isResponse(code, title)) return [];
  const settingOf = (before: string) =>
    settings[/^[a-z ]+/i.exec(before)?.[0].trim().toLowerCase() ?? ''];
  return sorted([
    ...pathForms.flatMap(({ pattern, names }) => found(code, pattern, () => names)),
    ...found(code, hostInCode, () => ['host']),
    ...found(code, settingsInCode, (before) => [settingOf(before) ?? 'code']).filter(
      ({ name, text }) => text === (name === 'tenant' ? 'demo' : 'products'),
    ),
    ...found(code, pairs, (before) => ['tenant', /^t/i.test(before) ? 'feeding' : 'code']),
    ...found(code, resultKeys, () => ['key']),
  ]);
}

const sorted = (places: Place[]) => places.sort((a, b) => a.at - b.at);
