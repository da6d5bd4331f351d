import { editDistance } from '../../lib/text/edit-distance';
import { isObject, objectOf, type JsonObject } from '../../lib/values/json-object';
import { schemas } from '../protocol/schema/all-schemas';
import { filterOperators } from '../protocol/schema/parameter-schemas';

/** Names that other search services use for a parameter or key. */
const aliases: Readonly<Record<string, string>> = {
  q: 'query search searchterm term text keyword',
  rows: 'limit size count pagesize perpage hitsperpage',
  sort: 'sortby orderby order',
  locale: 'lang language',
  'result.displayFields': 'fields',
  'result.displayFacets': 'facets',
  searchFilters: 'filter filters',
  minValue: 'min from gte',
  maxValue: 'max to lte',
  filterOperator: 'operator',
  operator: 'filteroperator',
  'or[]': 'in',
  not: 'ne neq',
  range: 'between',
};
/** Names with another meaning, for which a name is proposed only. */
const related: typeof aliases = {
  page: 'offset start skip',
  'f.{id}': 'filter filters fq facet',
  'result.document.fields': 'displayFields fields result.displayFields',
  'document.fields': 'displayFields fields',
  range: 'gt gte lt lte min max from to',
};
const keysOf = (name: 'SearchBody' | 'ResultOptions' | 'SearchResult' | 'SearchResponse') =>
  (schemas[name] as unknown as { properties: object }).properties;
const bodyKeys = keysOf('SearchBody');

/** Whether a parameter is a filter with a known operator. Its id has no brackets, which libraries add to the names of lists. */
export function isFilterName(name: string): boolean {
  const has = (key: string) => Object.hasOwn(filterOperators, key);
  const [, kind, operator = ''] = /^(ff?)\.[^.[]+(?:\.(.+))?$/.exec(name) ?? [];
  if (kind === 'f' || operator === '') return kind !== undefined && has(operator);
  return kind === 'ff' && has(`${operator.replace('[]', '')}[]`);
}

/** The known name for a name in another letter case, with a misspelling, or of another service. */
function correctName(name: string, allowed: object): string {
  // Another word than `f`, or an operator without `f.` before it, belongs to a filter.
  const filter = name.replace(/^(?:(?:facet|filter)s?\.)?/, 'f.');
  if (Object.hasOwn(allowed, 'f.{id}') && name.includes('.') && isFilterName(filter)) return filter;
  const small = name.toLowerCase().replace(/[_-]/g, '');
  const isMeant = (right: string) =>
    aliases[right]?.split(' ').includes(small) === true ||
    editDistance(small, right.toLowerCase(), 2) <= Math.min(2, (right.length - 1) >> 1);
  return Object.keys(allowed).find(isMeant) ?? name;
}

/** Values of a fault of an unknown name, with the right name and its proposal. */
export function unknownName(name: string, allowed: object) {
  const other = Object.keys(related).find(
    (key) =>
      [key, key.replace(/\.\w+.*$/, '')].some((one) => Object.hasOwn(allowed, one)) &&
      related[key]?.split(' ').includes(name),
  );
  const right = other === undefined ? correctName(name, allowed) : name;
  const meant = other ?? right;
  return { name, right, nearest: meant === name ? '' : ` (did you mean ${meant}?)` };
}

/** Whether a JSON is a search body: it has a query or filters, perhaps misspelled, or half of its keys are known. */
export function isSearchBody(json: JsonObject): boolean {
  const names = Object.entries(json).map(([name, value]) => {
    const right = correctName(name, bodyKeys);
    return right === 'q' && isObject(value) ? name : right;
  });
  const keys = names.filter((name) => Object.hasOwn(bodyKeys, name));
  return /\b(?:q|searchFilters)\b/.test(keys.join(' ')) || keys.length * 2 >= names.length;
}

/** Whether a JSON is a part of a search response, which may have none of the keys around its result set. */
export const isResponsePart = (json: JsonObject) =>
  Object.keys(json).every((key) => key in keysOf('SearchResponse') || !(key in bodyKeys)) &&
  (isObject(json['didYouMeanResult']) ||
    Object.entries(objectOf(json['result'])).some(isResultSet));

/** Whether an entry of `result` is a result set of a response, not a setting of a body. */
const isResultSet = ([name, value]: [string, unknown]) =>
  !Object.hasOwn(optionKeys, correctName(name, optionKeys)) &&
  Object.entries(objectOf(value)).some(
    ([key, part]) =>
      Object.hasOwn(keysOf('SearchResult'), key) && !(key === 'sort' && Array.isArray(part)),
  );
const optionKeys = keysOf('ResultOptions');

/** Values of a fault of a filter with an unknown operator. Some libraries add the number of a list. */
export function unknownOperator(name: string) {
  const [, stem = '', written = ''] = /^(ff?\.[^.[]*)\.?(.*?)(?:\[\d*\])?$/.exec(name) ?? [];
  const { right, nearest } = unknownName(written, filterOperators);
  return { name, right: [stem, right].filter(Boolean).join('.'), nearest };
}
