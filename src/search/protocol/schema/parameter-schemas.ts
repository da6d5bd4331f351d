import * as Type from './type';
import { choice, flag, list, text, integer } from './kinds';

/** Control flags of `ctrl`. Unknown ones have no effect. */
const flags = {
  facetDisabled: 'Computes no facets, and leaves out `facets`.',
  spellcheckDisabled: 'Searches the query exactly as typed.',
  noCache: 'Skips the caches of configurations and results.',
  loadMoreFacets: 'Returns up to 1,000 values, sorted by value, for facets tagged for it.',
  modified: 'Ignores automatic pre-selections, because the visitor has changed filters.',
  trace: 'Adds `_explanation`, `_score`, and `_matched_queries` to each document.',
} as const;

const isList = 'Separate several with commas, or repeat the parameter.';
const texts = (description: string) => list(`${description} ${isList}`, Type.String());

/** Parameters of a GET search that have a fixed name, in the order of the reference. */
const fixed = {
  q: text('Text to search for. `*` matches every document.', { examples: ['cordless drill'] }),
  page: integer('Page to return. The first page is 1; lower numbers are raised to 1.', {
    default: 1,
  }),
  rows: integer(
    'Documents per page. A search app can set another default. 0 returns no documents and no `paging`; negative numbers are raised to 0.',
    { default: 10 },
  ),
  sort: text(
    'Id of a sort option of the search app. Without it, the app sorts by its default option.',
    { examples: ['price'] },
  ),
  'result.displayFields': texts(
    'Fields to return for each document, instead of the fields that the app displays. `_score` is possible.',
  ),
  'result.displayFacets': texts('Facets to return in addition to the ones that the app displays.'),
  ctrl: list(
    `Control flags, which change how the search runs. ${isList}`,
    choice('A control flag.', flags),
  ),
  nextPageToken: text(
    'Reads all results in batches. Send `init` first, then the token in `paging.nextPage.token` of each response.',
    { examples: ['init'] },
  ),
  locale: text(
    'Locale of the request, as a BCP 47 tag. The header `X-QSC-Locale` takes precedence.',
    {
      examples: ['en-GB'],
    },
  ),
  requestId: text(
    'Identifies a search and everything that a visitor does with its results. Without it, the server makes a random UUID.',
  ),
  sessionId: text('Identifies the session of the visitor.'),
  userId: text('Identifies the visitor permanently.'),
  requestOrigin: text('Labels the place that sends the request, with a text of your choice.'),
  tracking: texts('Tags for tracking. The tag `notracking` switches tracking off.'),
  explain: flag('Returns the explain tree. The call needs basic auth and a permission.', {
    default: false,
  }),
  debug: flag('Returns debug output.', { default: false }),
};

/** Operators of a filter, which follow `f.{id}.`. */
const operators = {
  '': 'Finds documents that have the value. Several values combine with OR, unless the facet has another operator.',
  or: 'Finds documents that have any of the values. Repeat the parameter for each value.',
  and: 'Finds documents that have all values. Repeat the parameter for each value.',
  not: 'Finds documents that have none of the values. Repeat the parameter for each value.',
  'or[]': 'Works like `or`, with all values in one parameter, separated by commas.',
  'and[]': 'Works like `and`, with all values in one parameter, separated by commas.',
  'not[]': 'Works like `not`, with all values in one parameter, separated by commas.',
  range:
    'Finds numbers in a range, such as `5,10`. Both bounds are included; `{` and `}` exclude a bound, as in `{5,10]`. `min` and `max` leave a side open.',
  slider: 'Finds numbers in the range of a slider. Write it like `range`.',
  daterange:
    'Finds dates between two ISO 8601 dates. `*` leaves a side open, and `NOW` is the current moment.',
  dateRangeInPeriod:
    'Finds documents whose own period overlaps the two dates. The period is in the fields `start{Id}` and `end{Id}`.',
  humandate:
    'Finds dates in a period that is written in English or German words, such as `last week`.',
  tree: 'Finds documents below one path of a category tree. Write `>` between the levels, with a space on each side.',
} as const;

/** Parameters with an id in their name, as a placeholder. */
const patterns = {
  ...(Object.fromEntries(
    Object.entries(operators).map(([operator, meaning]) => [
      operator === '' ? 'f.{id}' : `f.{id}.${operator}`,
      text(meaning),
    ]),
  ) as Record<FilterParameter, ReturnType<typeof text>>),
  'ff.{facetId}': text(
    'Filters the counts of one facet and leaves the hits alone. Repeat the parameter for several values.',
  ),
  'p.{name}': text(
    'Passes a value to the query profile of the app. Repeat the parameter to pass a list.',
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

export const controlFlags = flags;
export const filterOperators = operators;
export const parameterSchemas = { ...fixed, ...patterns };

type FixedSchemas = typeof fixed;
/** Values of the parameters with a fixed name. */
export type SearchParameters = { [Name in keyof FixedSchemas]: Type.Static<FixedSchemas[Name]> };
export type FilterOperator = Operator;
export type ControlFlag = keyof typeof flags;

/** Names of the parameters with values of a type. */
export type NamesOf<Value> = {
  [Name in keyof SearchParameters]: SearchParameters[Name] extends Value ? Name : never;
}[keyof SearchParameters];
