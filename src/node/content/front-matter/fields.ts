import { didYouMean, faultIn, type CodeAndValues, type Fault } from '../../faults/faults';
import { dateIn, isDay } from '../publication';
import { shorten, unicodeName } from '../../faults/texts/text';
import { markupFaults } from '../markup-in-text';
import type { YamlEntry, YamlMapping } from '../yaml';
import { unquote } from '../yaml-problems';

/** Types of values. `date` is `YYYY-MM-DD`, with an optional ISO time. */
export type FieldType = keyof ValueTypes;

interface ValueTypes {
  string: string;
  number: number;
  boolean: boolean;
  date: string;
  strings: string[];
  list: unknown[];
}

export interface Field {
  type: FieldType;
  values?: readonly string[];
  required?: true;
  /** Form that a text must have, and its description in messages. */
  form?: { pattern: RegExp; name: string };
  /** Purpose of the key, for authors and GraphQL. */
  meaning?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Checked values of fields: those with faults are absent, required ones too. */
export type ValuesOf<Schema extends Fields> = {
  -readonly [Key in keyof Schema]?: Schema[Key] extends { values: readonly (infer Value)[] }
    ? Value
    : ValueTypes[Schema[Key]['type']];
};

const typeNames: Record<FieldType, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date such as 2025-03-31',
  strings: 'a list of texts, such as [facet, search]',
  list: 'a list of mappings, such as [{ id: a }]',
};

/**
 * Checks a mapping against its fields: unknown keys, wrong types and missing keys become faults.
 * @param firstLine line of the mapping; 0 for a file without front matter
 */
export function checkFields(
  { entries }: Pick<YamlMapping, 'entries'>,
  fields: Fields,
  file: string,
  firstLine: number,
): Fault[] {
  const knownKeys = Object.keys(fields);
  const faults: Fault[] = [];
  for (const [key, entry] of entries) {
    const { value, position } = entry;
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const fault = (...words: CodeAndValues) => faults.push(faultIn(file, position, ...words));
    const valueFault = (expected: string, fix: string) =>
      fault('value', { key, description: describe(entry), expected, fix });
    if (!field) {
      const published = value === false ? 'draft' : findDay(textOf(value)) ? 'date' : '';
      const meant = key === 'published' ? published : key.replace(/:.*/s, '');
      const fix = didYouMean(meant, knownKeys, 'remove the key');
      fault('unknown-key', { key, expected: knownKeys.join(', '), fix });
    } else if (value === null || (typeof value === 'string' && value.trim() === ''))
      fault('key-empty', { key, expected: typeNames[field.type] });
    else if (field.values && !field.values.includes(textOf(value)))
      valueFault(
        field.values.join(', '),
        didYouMean(textOf(value), field.values, 'use one of the allowed words'),
      );
    else if (field.form && typeof value === 'string' && !field.form.pattern.test(value))
      valueFault(
        field.form.name,
        'leave out spaces and the characters ? # % \\, and parts that are empty, . or ..',
      );
    else if (findControl(value)) fault('value-character', { key, found: findControl(value) });
    else if (!hasType(value, field.type))
      valueFault(typeNames[field.type], fixFor(key, entry, field.type));
  }
  faults.push(...commentFaults(entries, fields, file), ...textFaults(entries, fields, file));
  for (const key of knownKeys)
    if (fields[key]?.required && !entries.has(key))
      faults.push(
        faultIn(file, { line: Math.max(firstLine, 1), column: 1 }, 'key-missing', {
          key,
          expected: typeNames[fields[key].type],
          fix:
            firstLine > 0
              ? `add a line "${key}: …"`
              : `begin the file with front matter: --- / ${key}: … / ---`,
        }),
      );
  return faults;
}

export function checkedValues<Schema extends Fields>(
  { entries, faults: syntaxFaults }: YamlMapping,
  fields: Schema,
  file: string,
  firstLine: number,
): { values: ValuesOf<Schema>; faults: Fault[] } {
  const faults =
    syntaxFaults.length > 0 ? syntaxFaults : checkFields({ entries }, fields, file, firstLine);
  const errors = faults.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.map(({ line }) => line));
  const right = [...entries].filter(
    ([key, { position }]) => Object.hasOwn(fields, key) && !wrong.has(position.line),
  );
  const values = Object.fromEntries(right.map(([key, { value }]) => [key, onOneLine(value)]));
  return { values: values as ValuesOf<Schema>, faults };
}

/** Texts that YAML cuts at a `#`. */
function commentFaults(entries: YamlMapping['entries'], fields: Fields, file: string): Fault[] {
  return [...entries].flatMap(([key, { value, written, comments, position, items }]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!field || !/^strings?$/.test(field.type) || field.values) return [];
    return (comments ?? []).flatMap((comment, index) => {
      const source = [written ?? ''].flat()[index] ?? '';
      // Quotes end a value.
      if (!comment || /^["']/.test(source)) return [];
      const text = [value ?? ''].flat()[index];
      const valueText = typeof text === 'string' ? text : source;
      const before = items[index] ? '-' : `${key}:`;
      const quoted = `${before} ${JSON.stringify(`${valueText} #${comment}`.trim())}`;
      const values = { key, comment: comment.trim(), quoted };
      return faultIn(file, items[index] ?? position, 'yaml-comment', values);
    });
  });
}

/** Texts with markup, which titles and the like do not show, and paths of Windows with escapes of YAML. */
function textFaults(entries: YamlMapping['entries'], fields: Fields, file: string): Fault[] {
  return [...entries].flatMap(([key, { value, written, position, items }]) =>
    [value].flat().flatMap((text, index) => {
      // Keywords are not shown.
      const isShown = key !== 'keywords' && Object.hasOwn(fields, key) && typeof text === 'string';
      const faults = isShown ? markupFaults(key, text) : [];
      const source = [written ?? []].flat()[index] ?? '';
      const [found] = (source.startsWith('"') && /\b[a-z]:\\[nrt]\w*/i.exec(source)) || [];
      const fix = "put the value in single quotes: '…'";
      if (found) faults.push(['misread', { found, as: 'a line break or tab', fix }]);
      return faults.map((fault) => faultIn(file, items[index] ?? position, ...fault));
    }),
  );
}

/** A text, or the distinct texts of a list, on one line, as lists, feeds, and heads of pages show them. */
function onOneLine(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map(onOneLine))];
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value;
}

/** The first character that XML does not allow, of a text or a list, as U+0007: a control character or a lone surrogate. */
function findControl(value: unknown): string {
  // eslint-disable-next-line no-control-regex -- looks for them
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Cs}/u;
  const [character] = control.exec(textOf(value)) ?? [];
  return character ? unicodeName(character) : '';
}

function hasType(value: unknown, type: FieldType): boolean {
  if (type === 'strings')
    return Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== '');
  if (type === 'list') return Array.isArray(value);
  if (type === 'date') return typeof value === 'string' && isDate(value);
  return typeof value === type && (type !== 'number' || Number.isFinite(value));
}

/** Whether the text is a real calendar day, with or without an ISO 8601 time. */
function isDate(text: string): boolean {
  const form = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/;
  return form.test(text) && !Number.isNaN(Date.parse(text)) && isDay(text.slice(0, 10));
}

function describe({ value, written }: YamlEntry): string {
  const description = shorten([written ?? JSON.stringify(value)].flat().join(', '));
  if (Array.isArray(value)) return `the list [${description}]`;
  if (typeof value === 'string') return `the text "${shorten(value)}"`;
  return `the ${value === null || typeof value === 'object' ? 'mapping' : typeof value} ${description}`;
}

/** A value as text. A mapping may have the key `toString`. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The day that a text names without doubt, as `YYYY-MM-DD`. */
function findDay(text: string): string | undefined {
  const dashed = text
    .replace(/^(\d{4})(\d\d)(\d\d)(?!\d)/, '$1-$2-$3')
    .replace(/^(\d\d?)\.(\d\d?)\.(\d{4})$/, '$3-$2-$1');
  return dateIn(dashed);
}

function fixFor(key: string, { value, written }: YamlEntry, type: FieldType): string {
  const texts = [written ?? textOf(value)].flat().map(unquote).filter(Boolean);
  const text = texts.join(', ');
  if (type === 'string') return `put the value in quotes: ${key}: ${JSON.stringify(text)}`;
  if (type === 'list') return `write ${key}: [${written ?? ''}]`;
  if (type === 'strings') {
    const split = (list: string) => list.split(/,\s*/).map(unquote).filter(Boolean);
    let items = /[.?!]$/.test(text) ? texts : split(text);
    if (Array.isArray(value))
      items = texts.flatMap((item) => (/^\[.*\]$/s.test(item) ? split(item.slice(1, -1)) : item));
    else if (typeof value === 'object') items = Object.keys(value ?? {});
    return `write ${key}: ${JSON.stringify(items).replaceAll('","', '", "')}`;
  }
  if (type === 'date' && /^\d{4}-\d\d-\d\d$/.test(text) && !isDay(text))
    return 'write a day that the calendar has, with the whole year';
  if (type === 'date')
    return `write the day as year-month-day${findDay(text)?.replace(/^/, `: ${key}: `) ?? `, such as ${key}: 2025-03-31`}`;
  if (type === 'number')
    return `write ${key}: ${Number.isFinite(Number(text)) ? Number(text) : 1}, a number without quotes`;
  return `write ${key}: ${/^(?:false|no|off|n|0)\b/i.test(text) ? 'false' : 'true'} or leave the line out`;
}
