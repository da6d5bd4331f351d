import {
  anything,
  both,
  count,
  either,
  fault,
  flag,
  isObject,
  listOf,
  mapOf,
  number,
  objectOf,
  oneOf,
  text,
  type Check,
} from './shape';

const bound = either(number, text);

const fieldOptions = objectOf({
  length: count,
  lengthPunctuation: text,
  source: text,
  dataType: text,
  format: text,
  highlighting: oneOf('standard', 'inverse'),
  highlightingTag: text,
  removeHtmlTags: flag,
});

const lazyFilter: Check = (value, at) => filter(true)(value, at);

/** A filter of a POST search. @param hasId whether it names its id; in the map form the key does */
function filter(hasId: boolean): Check {
  const bool = objectOf(
    { opType: oneOf('bool'), operator: oneOf('AND', 'OR', 'NOT'), filters: listOf(lazyFilter, 1) },
    ['operator', 'filters'],
  );
  const plain = objectOf(
    {
      ...(hasId && { id: text }),
      opType: oneOf('filter'),
      name: text,
      filterType: oneOf(
        'term',
        'range',
        'slider',
        'relativerange',
        'humandate',
        'tree',
        'dateRangeInPeriod',
      ),
      filterDataType: oneOf('string', 'number', 'date'),
      filterOperator: oneOf('OR', 'AND', 'NOT'),
      values: listOf(anything, 1),
      minValue: bound,
      maxValue: bound,
      lowerExcluded: flag,
      upperExcluded: flag,
      ctrl: listOf(oneOf('loadMoreFacets', 'modified')),
    },
    hasId ? ['id'] : [],
  );
  return (value, at) =>
    isObject(value) && value['opType'] === 'bool'
      ? bool(value, at)
      : both(plain, filterRules)(value, at);
}

/** A term filter has values, a range has bounds, of numbers when it is one of numbers. */
const filterRules: Check = (value, at) => {
  const { filterType, filterDataType, values, minValue, maxValue } = value as Record<
    string,
    unknown
  >;
  const bounds = [minValue, maxValue].filter((side) => side !== undefined);
  const isRange =
    filterType === 'range' || filterType === 'slider' || filterType === 'dateRangeInPeriod';
  if (isRange && bounds.length === 0) return [fault(at, 'a range has minValue or maxValue')];
  if (filterDataType === 'number' && bounds.some((side) => typeof side !== 'number'))
    return [fault(at, 'the bounds of a range of numbers are numbers')];
  return !isRange && bounds.length === 0 && values === undefined
    ? [fault(at, 'a term filter has at least one value')]
    : [];
};

const sort = objectOf({ sort: text, field: text, direction: oneOf('asc', 'desc') });
const enabled = { enabled: flag };

/** Body of a POST search. */
export const searchBody = objectOf({
  q: text,
  page: count,
  rows: count,
  nextPageToken: text,
  sort,
  searchFilters: listOf(filter(true)),
  filters: mapOf(filter(false)),
  result: objectOf({
    document: objectOf({ fields: mapOf(fieldOptions) }),
    facet: objectOf({
      ...enabled,
      facets: mapOf(objectOf({ id: text, displayCount: count, sort: text })),
      facetCategory: objectOf({ id: text, value: text }, ['id', 'value']),
    }),
    spellcheck: objectOf(enabled),
    paging: objectOf(enabled),
    variant: objectOf(enabled),
  }),
  parameters: mapOf(anything),
  requestId: text,
  sessionId: text,
  userId: text,
  requestOrigin: text,
  tracking: flag,
  trackingTags: listOf(text),
  locale: text,
});

const attribute = objectOf(
  {
    id: text,
    name: text,
    values: listOf(anything),
    dataType: oneOf('string', 'long', 'double', 'boolean'),
    unit: text,
    min: number,
    max: number,
  },
  ['id', 'name', 'dataType'],
);

const category = objectOf(
  {
    category: listOf(objectOf({ id: text, name: text, level: count }, ['id', 'name', 'level']), 1),
  },
  ['category'],
);

/** `attributes` and `categories` are reserved; every other key is a field of the document. */
const payload: Check = (value, at) => [
  ...mapOf(anything)(value, at),
  ...(isObject(value) && 'attributes' in value
    ? listOf(attribute)(value['attributes'], `${at}.attributes`)
    : []),
  ...(isObject(value) && 'categories' in value
    ? listOf(category)(value['categories'], `${at}.categories`)
    : []),
];

/** Body of a bulk call: feeding documents. */
export const feedingBody = listOf(
  objectOf(
    {
      header: objectOf({ id: text, action: oneOf('update', 'delete') }, ['id', 'action']),
      payload,
    },
    ['header', 'payload'],
  ),
);

export const schemaField = objectOf(
  {
    code: text,
    dataType: oneOf(
      'string',
      'long',
      'double',
      'boolean',
      'date',
      'categories',
      'attributes',
      'raw',
    ),
    searchMode: oneOf('balanced', 'fuzzy', 'exact', 'custom', 'off'),
    weight: count,
    display: flag,
    facet: flag,
    sort: flag,
    suggest: flag,
    navigation: flag,
    semantic: flag,
  },
  ['code', 'dataType'],
);

/** Body of the schema call. */
export const schemaBody = objectOf({ fields: listOf(schemaField) }, ['fields']);
