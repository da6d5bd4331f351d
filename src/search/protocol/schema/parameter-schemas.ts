import * as Type from './type';
import { text, whole, flag } from './kinds';

/** Control flags of `ctrl`. Unknown ones have no effect. */
const flags = {
  facetDisabled: 'No facets are computed; `facets` is absent.',
  spellcheckDisabled: 'The query is searched exactly as typed.',
  noCache: 'The result is computed again instead of being taken from a cache.',
  loadMoreFacets: 'Many more values, up to 1,000, for facets tagged for it.',
  modified: 'The user has changed filters: automatic pre-selections are ignored.',
  trace: 'Adds `_explanation`, `_score`, and `_matched_queries` to each document.',
} as const;
const flagNames = Object.keys(flags) as (keyof typeof flags)[];

const list = (description: string) =>
  Type.Array(Type.String(), {
    description: `${description} Comma-separated; can be repeated.`,
  });

/** Parameters of a GET search that have a fixed name, in the order of the reference. */
const fixed = {
  q: text('The query text. `*` matches every document.', { examples: ['cordless drill'] }),
  page: whole('Page number. The first page is 1; lower numbers are raised to 1.', { default: 1 }),
  rows: whole(
    'Documents per page. Negative numbers are raised to 0. With 0, there are no documents and no `paging`. If the app has no setting, the default is 10.',
    { default: 10 },
  ),
  sort: text("Id of a configured sort option. Default: the app's default sort.", {
    examples: ['price'],
  }),
  'result.displayFields': list(
    'Return only these document fields instead of the configured ones. `_score` is possible.',
  ),
  'result.displayFacets': list('Force these facets into the response.'),
  ctrl: Type.Array(Type.Enum(flagNames), {
    description: `Control flags. Comma-separated; can be repeated. ${flagNames.map((name) => `\`${name}\`: ${flags[name]}`).join(' ')}`,
  }),
  nextPageToken: text(
    'Token paging, to read all results. The first call sends `init`, later calls the token in `paging.nextPage.token`.',
    { examples: ['init'] },
  ),
  locale: text('Locale of the request, as a BCP 47 tag. The header `X-QSC-Locale` wins over it.', {
    examples: ['en-GB'],
  }),
  requestId: text(
    'Identifies one search and everything done with its results. Without it the server makes a random UUID.',
  ),
  sessionId: text("The visitor's session."),
  userId: text('Permanent id of the visitor.'),
  requestOrigin: text('A label of your choice for the caller.'),
  tracking: list('Tracking tags. The tag `notracking` switches tracking off.'),
  explain: flag('Return the explain tree. Needs basic auth and a permission.', { default: false }),
  debug: flag('Debug output.', { default: false }),
};

/** Operators of a filter, which follow `f.{id}.`. */
const operators = {
  '': 'Term filter that uses the operator of the facet.',
  or: 'Finds documents that have any of the values. Repeat the parameter for each value.',
  and: 'Finds documents that have all values. Repeat the parameter for each value.',
  not: 'Finds documents that have none of the values. Repeat the parameter for each value.',
  'or[]': 'As `or`, with one comma-separated value.',
  'and[]': 'As `and`, with one comma-separated value.',
  'not[]': 'As `not`, with one comma-separated value.',
  range:
    'Number range `5,10`. Bounds are inclusive; `{` and `}` exclude them, `min` and `max` leave a side open.',
  slider: 'Number range of a slider, written like `range`.',
  daterange:
    'Date range of two ISO 8601 dates. `*` leaves a side open; `NOW` is the current moment.',
  dateRangeInPeriod:
    'Finds documents whose own period, in the fields `start{Id}` and `end{Id}`, overlaps the dates.',
  humandate: 'Words for a range of days, such as `last week`, in English or German.',
  tree: 'One path of a category tree, with ` > ` between the levels.',
} as const;

/** Parameters whose name holds an id: the placeholder stands for it. */
const patterns = {
  ...(Object.fromEntries(
    Object.entries(operators).map(([operator, meaning]) => [
      operator === '' ? 'f.{id}' : `f.{id}.${operator}`,
      text(meaning),
    ]),
  ) as Record<FilterParameter, ReturnType<typeof text>>),
  'ff.{facetId}': text('Filter that applies only to the counts of one facet. Can be repeated.'),
  'p.{name}': text(
    'Custom parameter for the query profile of the app. One value arrives as a string, several as a list.',
  ),
};

type Operator = keyof typeof operators;
type FilterParameter = Operator extends infer Name
  ? Name extends ''
    ? 'f.{id}'
    : Name extends string
      ? `f.{id}.${Name}`
      : never
  : never;

export const filterOperators = operators;
export const parameterSchemas = { ...fixed, ...patterns };

type FixedSchemas = typeof fixed;
/** Values of the parameters with a fixed name. */
export type SearchParameters = { [Name in keyof FixedSchemas]: Type.Static<FixedSchemas[Name]> };
export type FilterOperator = Operator;
export type ControlFlag = keyof typeof flags;

/** Names of the parameters whose values are of a type. */
export type NamesOf<Value> = {
  [Name in keyof SearchParameters]: SearchParameters[Name] extends Value ? Name : never;
}[keyof SearchParameters];
