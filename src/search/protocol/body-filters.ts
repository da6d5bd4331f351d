import type { Filter, TermFilter, TermOperator } from './filter';
import { decodeFilter, termOperators } from './filter-string';
import { isObject, type JsonObject } from '../../lib/values/json-object';

/** Largest depth of nested filters. */
const MAX_LEVELS = 10;

/**
 * Reads filter objects of a POST body, and the faults in them.
 * @param entries filters with the names that messages use
 */
export function readFilters(entries: readonly (readonly [label: string, entry: unknown])[]) {
  const read = { filters: [] as Filter[], faults: [] as string[] };
  for (const [label, entry] of entries)
    try {
      read.filters.push(...readFilter(label, entry));
    } catch (error) {
      read.faults.push(error instanceof Error ? error.message : String(error));
    }
  return read;
}

function readFilter(label: string, entry: unknown, level = 0): Filter[] {
  if (!isObject(entry)) throw new Error(`${label} is not a filter.`);
  if (level > MAX_LEVELS) throw new Error(`${label} is nested too deeply.`);
  if (entry['opType'] === 'bool') return readBool(label, entry, level);
  const { id, filterType = 'term' } = entry;
  if (typeof id !== 'string' || id === '' || id.includes('.'))
    throw new Error(`${label} needs an id, a text without dots.`);
  const name = `${label} (${id})`;
  switch (filterType) {
    case 'term':
      return 'minValue' in entry || 'maxValue' in entry
        ? decodeValue(id, rangeKind(entry), rangeOf(name, entry), name)
        : [readTerm(id, name, entry)];
    case 'range':
    case 'slider':
      return decodeValue(id, rangeKind(entry, filterType), rangeOf(name, entry), name);
    case 'dateRangeInPeriod':
      return decodeValue(id, filterType, rangeOf(name, entry, '*', '*'), name);
    case 'relativerange':
    case 'humandate':
      return decodeValue(id, 'humandate', firstOf(name, entry), name);
    case 'tree':
      return decodeValue(id, 'tree', firstOf(name, entry), name);
    default:
      throw new Error(`${name} has the unknown filterType ${JSON.stringify(filterType)}.`);
  }
}

/** Filters that AND joins at the top level become separate filters, so that facets can read them. */
function readBool(
  label: string,
  { operator = 'AND', filters }: JsonObject,
  level: number,
): Filter[] {
  const operatorName = termOperators.find((name) => name === operator);
  if (!operatorName)
    throw new Error(`${label} has the unknown operator ${JSON.stringify(operator)}.`);
  const entries = Array.isArray(filters) ? (filters as unknown[]) : [];
  const read = entries.map((entry, index) => {
    const children = readFilter(`${label}, filter ${index + 1}`, entry, level + 1);
    return children.length === 1 ? children : [joinFilters('AND', children)];
  });
  if (operatorName === 'AND') return read.flatMap(partsOf);
  return read.length > 0 ? [joinFilters(operatorName, read.flat())] : [];
}

const joinFilters = (operator: TermOperator, filters: Filter[]): Filter => ({
  kind: 'bool',
  id: '',
  operator,
  filters,
});

const partsOf = (filters: Filter[]): Filter[] =>
  filters.flatMap((filter) =>
    filter.kind === 'bool' && filter.operator === 'AND' ? filter.filters : [filter],
  );

function readTerm(
  id: string,
  name: string,
  { values, filterOperator = 'OR' }: JsonObject,
): TermFilter {
  const operator = termOperators.find((operatorName) => operatorName === filterOperator);
  if (!operator)
    throw new Error(`${name} has the unknown filterOperator ${JSON.stringify(filterOperator)}.`);
  return { id, kind: 'term', operator, values: valuesOf(name, values) };
}

function valuesOf(name: string, values: unknown): string[] {
  const texts = (Array.isArray(values) ? (values as unknown[]) : []).flatMap((value) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : [],
  );
  if (texts.length === 0) throw new Error(`${name} needs at least one value.`);
  return texts;
}

const firstOf = (name: string, { values }: JsonObject): string => valuesOf(name, values)[0] ?? '';

/** Text bounds are dates unless the filter has another type. */
function rangeKind(
  { filterDataType, minValue, maxValue }: JsonObject,
  kind: 'range' | 'slider' = 'range',
): 'range' | 'slider' | 'daterange' {
  if (filterDataType === 'date') return 'daterange';
  if (filterDataType !== undefined) return kind;
  return typeof (minValue ?? maxValue) === 'string' ? 'daterange' : kind;
}

/** The bounds in the syntax of a query string. In a body they are always included. */
function rangeOf(name: string, entry: JsonObject, ...[openLow, openHigh]: string[]): string {
  const { minValue, maxValue } = entry;
  if (minValue === undefined && maxValue === undefined)
    throw new Error(`${name} needs bounds, minValue or maxValue.`);
  const isDate = rangeKind(entry) === 'daterange';
  const bound = (value: unknown, open: string) => {
    if (value === undefined || value === null) return open;
    if (typeof value === 'number' || typeof value === 'string') return String(value);
    throw new Error(`${name} has a bound that is neither a number nor a date.`);
  };
  const low = bound(minValue, openLow ?? (isDate ? '*' : 'min'));
  const high = bound(maxValue, openHigh ?? (isDate ? '*' : 'max'));
  return `${low},${high}`;
}

function decodeValue(id: string, kind: string, value: string, name: string): Filter[] {
  const filter = decodeFilter(`${id}.${kind}`, [value], name);
  return filter ? [filter] : [];
}
