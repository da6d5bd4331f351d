import { didYouMean, faultIn, type CodeAndValues, type Fault } from '../faults';
import { isDay } from '../publication';
import type { YamlMapping } from '../yaml';

/** Types of values. `date` is `YYYY-MM-DD`, with an optional ISO time. */
export type FieldType = keyof ValueTypes;

interface ValueTypes {
  string: string;
  number: number;
  boolean: boolean;
  date: string;
  strings: string[];
}

export interface Field {
  type: FieldType;
  /** The only texts that are allowed. */
  values?: readonly string[];
  required?: true;
  /** Form that a text must have, and its description in messages. */
  form?: { pattern: RegExp; name: string };
  /** Purpose of the key, for authors and GraphQL. */
  meaning?: string;
}

/** Keys that a mapping may have. */
export type Fields = Readonly<Record<string, Field>>;

/** Checked values of fields: those with faults are absent, required ones too. */
export type ValuesOf<Own extends Fields> = {
  -readonly [Key in keyof Own]?: Own[Key] extends { values: readonly (infer Value)[] }
    ? Value
    : ValueTypes[Own[Key]['type']];
};

const typeNames: Record<FieldType, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date such as 2025-03-31',
  strings: 'a list of texts, such as [facet, search]',
};

/** Checks a mapping against its fields: unknown keys, wrong types and missing keys become faults. */
export function checkFields(
  { entries }: Pick<YamlMapping, 'entries'>,
  fields: Fields,
  file: string,
  firstLine: number,
): Fault[] {
  const known = Object.keys(fields);
  const faults: Fault[] = [];
  for (const [key, { value, place }] of entries) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const fault = (...words: CodeAndValues) => faults.push(faultIn(file, place, ...words));
    if (!field)
      fault('unknown-key', {
        key,
        expected: known.join(', '),
        fix: didYouMean(key, known, 'remove the key'),
      });
    else if (value === null || value === '')
      fault('key-empty', {
        key,
        expected: typeNames[field.type],
      });
    else if (field.values && !field.values.includes(String(value)))
      fault('value', {
        key,
        found: describe(value),
        expected: field.values.join(', '),
        fix: didYouMean(String(value), field.values, 'use one of the allowed words'),
      });
    else if (field.form && typeof value === 'string' && !field.form.pattern.test(value))
      fault('value', {
        key,
        found: describe(value),
        expected: field.form.name,
        fix: 'leave out spaces and the signs ? # % \\, and the parts . and ..',
      });
    else if (!hasType(value, field.type))
      fault('value', {
        key,
        found: describe(value),
        expected: typeNames[field.type],
        fix: fixFor(key, value, field.type),
      });
  }
  for (const key of known)
    if (fields[key]?.required && !entries.has(key))
      faults.push(
        faultIn(file, { line: firstLine, column: 1 }, 'key-missing', {
          key,
          expected: typeNames[fields[key].type],
        }),
      );
  return faults;
}

function hasType(value: unknown, type: FieldType): boolean {
  if (type === 'strings')
    return Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== '');
  if (type === 'date') return typeof value === 'string' && isDate(value);
  return typeof value === type;
}

/** Whether the text is a real calendar day, with or without an ISO 8601 time. */
function isDate(text: string): boolean {
  const form = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/;
  return form.test(text) && !Number.isNaN(Date.parse(text)) && isDay(text.slice(0, 10));
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return `the list ${JSON.stringify(value)}`;
  if (typeof value === 'string') return `the text "${value}"`;
  if (typeof value === 'object') return `the mapping ${JSON.stringify(value)}`;
  return `the ${typeof value} ${String(value)}`;
}

function fixFor(key: string, value: unknown, type: FieldType): string {
  if (type === 'string') return `put the value in quotes: ${key}: "${String(value)}"`;
  if (type === 'strings')
    return `write ${key}: [${Array.isArray(value) ? value.join(', ') : String(value)}]`;
  if (type === 'date') return `write the day as year-month-day, for example ${key}: 2025-03-31`;
  return `write ${typeNames[type]} without quotes`;
}
