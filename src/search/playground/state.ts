import { controlFlags, type FilterOperator } from '../protocol/types';
import type { Pair } from '../protocol/filter-string';
import { decodePairs, encodePairs, parameterNames } from '../protocol/query-string';
import { routes } from '../../lib/addresses/routes';
import {
  callOf,
  calls,
  isQuery,
  sourceFor,
  sources,
  type Call,
  type PlaygroundSource,
} from './calls';

/** Operators after `f.{id}.`, empty for a parameter without one, with a sample of their values. */
export const filterSamples: Record<FilterOperator, string> = {
  '': 'BoltWerk',
  or: 'BoltWerk',
  and: 'green',
  not: 'Halden',
  'or[]': 'BoltWerk,Halden',
  'and[]': 'green,blue',
  'not[]': 'BoltWerk,Halden',
  range: '10,50',
  slider: '10,50',
  daterange: '2025-02-01,NOW',
  dateRangeInPeriod: '2025-06-01,2025-06-30',
  humandate: 'last week',
  tree: 'Power tools > Drills',
};
export const filterForms = Object.keys(filterSamples) as FilterOperator[];

export interface FilterRow {
  id: string;
  form: FilterOperator;
  value: string;
}

/** Address of a hosted index, as typed; `http://` is before the host of a service without TLS. */
const noService = { host: '', tenant: '', index: '' };
export type Service = typeof noService;

const blank = {
  ...noService,
  source: 'shop' as PlaygroundSource,
  call: 'search' as Call,
  /** JSON of the body, which the address does not have. */
  body: '',
  q: '',
  filters: [] as readonly FilterRow[],
  sort: '',
  page: '',
  rows: '',
  /** Known control flags; others are among `others`. */
  ctrl: [] as readonly string[],
  displayFields: '',
  displayFacets: '',
  /** All other parameters, including unknown ones. */
  others: [] as readonly Pair[],
};

/** Values of the form, as typed; the address of the page has the same. Empty texts are not sent. */
export type PlaygroundState = typeof blank;

/** State of an address without parameters. */
export const example: PlaygroundState = { ...blank, q: 'drill' };

const parts = Object.keys(noService) as (keyof Service)[];
/** Fields of the service in the address, by source. */
const serviceFields: Record<PlaygroundSource, readonly (keyof Service)[]> = {
  shop: [],
  documentation: [],
  practice: ['index'],
  service: parts,
};
const texts = {
  q: 'q',
  sort: 'sort',
  page: 'page',
  rows: 'rows',
  'result.displayFields': 'displayFields',
  'result.displayFacets': 'displayFacets',
} as const;

/** Parameters without a field of their own; filters have rows. */
export const otherParameters = parameterNames.filter(
  (name) => name !== 'ctrl' && !Object.hasOwn(texts, name),
);

/** Parses the query string of the address. Repeated parameters and those without a field are among the others. */
export function parsePlayground(search: string): PlaygroundState {
  const pairs = decodePairs(search);
  if (pairs.length === 0) return example;
  const state = { ...blank };
  for (const [name, value] of pairs) {
    const key = Object.hasOwn(texts, name) ? texts[name as keyof typeof texts] : undefined;
    const row = filterRow(name, value);
    if (name === 'source') state.source = sources.find((source) => source === value) ?? 'shop';
    else if (name === 'call') state.call = calls.find((call) => call === value) ?? 'search';
    else if (parts.some((part) => part === name)) state[name as keyof Service] = value;
    else if (key && (state[key] === '' || value === '')) state[key] ||= value;
    else if (key && name.startsWith('result.')) state[key] = `${state[key]},${value}`;
    else if (row) state.filters = [...state.filters, row];
    else if (name === 'ctrl') {
      const flags = value.split(',').filter((flag) => flag !== '');
      const isKnown = (flag: string) => controlFlags.some((controlFlag) => controlFlag === flag);
      state.ctrl = [...new Set([...state.ctrl, ...flags.filter(isKnown)])];
      const unknown = flags.filter((flag) => !isKnown(flag));
      if (unknown.length > 0) state.others = [...state.others, [name, unknown.join(',')]];
    } else state.others = [...state.others, [name, value]];
  }
  // A link keeps its source, even if another one responds to the call: the form says so.
  return { ...withCall(state, state.call), source: state.source };
}

/** A state with another call, its initial body, and a source that responds to it. */
export function withCall(state: PlaygroundState, call: Call): PlaygroundState {
  const { body = '', parameters = {} } = callOf(call);
  // Parameters of the previous call do not belong to this one.
  const previous = state.call === call ? {} : (callOf(state.call).parameters ?? {});
  const kept = state.others.filter(([name]) => !Object.hasOwn(previous, name));
  const missing = Object.entries(parameters).flatMap(([name, [value]]): Pair[] =>
    value === undefined || kept.some(([other]) => other === name) ? [] : [[name, value]],
  );
  const others = [...kept, ...missing];
  return { ...state, call, source: sourceFor(call, state.source), body, others };
}

/** A filter such as `f.price.range` as a row; undefined for other parameters and unknown operators. */
export function filterRow(name: string, value: string): FilterRow | undefined {
  const match = /^f\.([^.]+)(?:\.(.+))?$/.exec(name);
  const form = filterForms.find((candidate) => candidate === (match?.[2] ?? ''));
  return match?.[1] !== undefined && form !== undefined ? { id: match[1], form, value } : undefined;
}

/** Name of a filter's parameter. */
export function filterName({ id, form }: Pick<FilterRow, 'id' | 'form'>): string {
  return form === '' ? `f.${id}` : `f.${id}.${form}`;
}

/** The parameters that the call takes, in the order of the form. */
export function playgroundPairs(state: PlaygroundState): Pair[] {
  const textPairs = (name: string, value: string): Pair[] => (value === '' ? [] : [[name, value]]);
  const others = state.others.filter(([name]) => name.trim() !== '');
  if (state.call === 'search-post')
    return [
      ...textPairs('ctrl', state.ctrl.join(',')),
      ...others.filter(([name]) => name === 'explain' || name === 'debug'),
    ];
  const { parameters = {} } = callOf(state.call);
  if (!isQuery(state.call)) return others.filter(([name]) => Object.hasOwn(parameters, name));
  if (state.call === 'suggest') return [...textPairs('q', state.q), ...others];
  return [
    ...textPairs('q', state.q),
    ...state.filters
      .filter(({ id }) => id.trim() !== '')
      .flatMap((row) => textPairs(filterName(row), row.value)),
    ...textPairs('sort', state.sort),
    ...textPairs('page', state.page),
    ...textPairs('rows', state.rows),
    ...textPairs('ctrl', state.ctrl.join(',')),
    ...textPairs('result.displayFields', state.displayFields),
    ...textPairs('result.displayFacets', state.displayFacets),
    ...others,
  ];
}

/** Address of a state, below the site's root. */
export function playgroundAddress(state: PlaygroundState): string {
  const service: Pair[] = serviceFields[state.source].flatMap((part): Pair[] =>
    state[part] === '' ? [] : [[part, state[part]]],
  );
  const call: Pair[] = state.call === 'search' ? [] : [['call', state.call]];
  return `${routes.playground}?${encodePairs([['source', state.source], ...call, ...service, ...playgroundPairs(state)])}`;
}

export function playgroundAt(address: string): PlaygroundState {
  return parsePlayground(address.replace(/^[^?]*\??/, ''));
}
