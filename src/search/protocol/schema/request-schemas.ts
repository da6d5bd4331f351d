import * as Type from './type';
import { choice, count, flag, open, text } from './kinds';
import { controlFlags as filterFlags, parameterSchemas } from './parameter-schemas';

const enabled = (description: string, effect: string) =>
  Type.Object({ enabled: Type.Optional(flag(effect)) }, { description });
const meaningOf = (name: keyof typeof parameterSchemas) =>
  text(String((parameterSchemas[name] as { description?: string }).description));
const bound = (description: string) => Type.Union([Type.Number(), Type.String()], { description });

const reservedBound =
  'Reserved: the bounds of a body are always included. Use a GET parameter to exclude one.';

const plainFilter = {
  opType: Type.Optional(
    Type.Literal('filter', { description: 'Marks an entry that filters by itself.' }),
  ),
  name: Type.Optional(text('Name of the filter. Without it, the name is the id.')),
  filterType: Type.Optional(
    choice(
      'How the filter selects documents.',
      {
        term: 'Compares `values` with the values of the document.',
        range: 'Finds numbers or dates from `minValue` to `maxValue`.',
        slider: 'Finds numbers in the range of a slider, like `range`.',
        relativerange:
          'Finds dates in the period that the first of `values` describes in words, such as `last week`. Needs `filterDataType` `date`.',
        dateRangeInPeriod:
          'Finds documents whose own period, in the fields `start{Id}` and `end{Id}`, overlaps the bounds.',
        humandate: 'Reserved: send `relativerange` instead.',
        tree: 'Reserved: send term filters instead.',
      },
      { default: 'term' },
    ),
  ),
  filterDataType: Type.Optional(
    choice(
      'Type of the values. A range without it is one of numbers or of dates, as its bounds are.',
      { string: 'Text.', number: 'Numbers.', date: 'ISO 8601 dates.' },
      { default: 'string' },
    ),
  ),
  filterOperator: Type.Optional(
    choice(
      'How the values of a term filter combine. Write it in uppercase.',
      {
        OR: 'Finds documents that have any of the values.',
        AND: 'Finds documents that have all values.',
        NOT: 'Finds documents that have none of the values.',
      },
      { default: 'OR' },
    ),
  ),
  values: Type.Optional(
    Type.Array(Type.Unknown(), {
      description:
        'Values of a term filter. With `relativerange`, the first one is the period in words.',
      minItems: 1,
    }),
  ),
  minValue: Type.Optional(
    bound('Lower bound of a range, included. Without it, the range starts anywhere.'),
  ),
  maxValue: Type.Optional(
    bound('Upper bound of a range, included. Without it, the range ends anywhere.'),
  ),
  lowerExcluded: Type.Optional(flag(reservedBound)),
  upperExcluded: Type.Optional(flag(reservedBound)),
  ctrl: Type.Optional(
    Type.Array(
      choice('A control flag.', {
        loadMoreFacets: filterFlags.loadMoreFacets,
        modified: filterFlags.modified,
      }),
      { description: 'Control flags of this filter.' },
    ),
  ),
};

/** Body of a search by POST. Unknown fields are ignored. */
const definitions = {
  SearchBody: Type.Object(
    {
      q: Type.Optional(meaningOf('q')),
      page: Type.Optional(
        count('Page to return. 0 is treated as 1, and a negative number is rejected.', {
          default: 1,
        }),
      ),
      rows: Type.Optional(
        count(
          'Documents per page. A search app can have a default of its own. A negative number is rejected.',
          { default: 10 },
        ),
      ),
      nextPageToken: Type.Optional(meaningOf('nextPageToken')),
      sort: Type.Optional(Type.Ref('BodySort')),
      searchFilters: Type.Optional(
        Type.Array(Type.Union([Type.Ref('Filter'), Type.Ref('BoolFilter')]), {
          description: 'Filters. Several of them combine with AND.',
        }),
      ),
      filters: Type.Optional(
        Type.Record(
          Type.String(),
          Type.Union([Type.Ref('FilterWithoutId'), Type.Ref('BoolFilter')]),
          {
            description:
              'Newer form of `searchFilters`, whose keys are the ids. Send `searchFilters` where you have the choice.',
          },
        ),
      ),
      result: Type.Optional(Type.Ref('ResultOptions')),
      parameters: Type.Optional(
        open('Values for the query profile of the app, by name. GET sends them as `p.{name}`.'),
      ),
      requestId: Type.Optional(meaningOf('requestId')),
      sessionId: Type.Optional(meaningOf('sessionId')),
      userId: Type.Optional(meaningOf('userId')),
      requestOrigin: Type.Optional(meaningOf('requestOrigin')),
      tracking: Type.Optional(flag('`false` switches tracking off.', { default: true })),
      trackingTags: Type.Optional(Type.Array(Type.String(), { description: 'Tags for tracking.' })),
      locale: Type.Optional(meaningOf('locale')),
    },
    { description: 'A search. All fields are optional, and unknown fields are ignored.' },
  ),
  BodySort: Type.Object(
    {
      sort: Type.Optional(text('Id of a sort option of the search app.')),
      field: Type.Optional(text('Index field to sort by. It wins over `sort`.')),
      direction: Type.Optional(
        choice(
          'Direction in which `field` sorts.',
          { asc: 'Lowest value first.', desc: 'Highest value first.' },
          { default: 'asc' },
        ),
      ),
    },
    { description: 'Order of the documents.' },
  ),
  Filter: Type.Object(
    {
      id: text('Id of the facet or filter.', { pattern: '^[^.]+$', examples: ['brand'] }),
      ...plainFilter,
    },
    { description: 'A filter by values or by a range.' },
  ),
  FilterWithoutId: Type.Object(plainFilter, {
    description: 'A filter by values or by a range. Its key in the map is its id.',
  }),
  BoolFilter: Type.Object(
    {
      opType: Type.Literal('bool', { description: 'Marks an entry that combines filters.' }),
      operator: choice('How the filters combine.', {
        AND: 'Finds documents that pass all filters.',
        OR: 'Finds documents that pass any of the filters.',
        NOT: 'Finds documents that pass none of the filters.',
      }),
      filters: Type.Array(Type.Union([Type.Ref('Filter'), Type.Ref('BoolFilter')]), {
        description: 'Filters to combine. They can be combinations themselves.',
        minItems: 1,
      }),
    },
    { description: 'Several filters, combined by an operator.' },
  ),
  ResultOptions: Type.Object(
    {
      document: Type.Optional(
        Type.Object(
          {
            fields: Type.Optional(
              Type.Record(Type.String(), Type.Ref('FieldOptions'), {
                description: 'Fields to return, by name. All others are left out.',
              }),
            ),
          },
          { description: 'What each document holds.' },
        ),
      ),
      facet: Type.Optional(Type.Ref('FacetOptions')),
      spellcheck: Type.Optional(
        enabled('Spelling correction.', '`false` searches the query exactly as typed.'),
      ),
      paging: Type.Optional(enabled('Pages of the result.', '`false` leaves out `paging`.')),
      variant: Type.Optional(
        enabled(
          'Grouping of variants.',
          '`true` groups the variants of a product, `false` does not.',
        ),
      ),
    },
    { description: 'What the response holds.' },
  ),
  FieldOptions: Type.Object(
    {
      source: Type.Optional(text('Index field to read the value from.')),
      length: Type.Optional(count('Length that longer texts are cut to.')),
      lengthPunctuation: Type.Optional(text('Text at the end of a value that was cut.')),
      highlighting: Type.Optional(
        choice('Which part of the text the tag marks.', {
          standard: 'The part that matches the query.',
          inverse: 'The part that the visitor has not typed.',
        }),
      ),
      highlightingTag: Type.Optional(text('Name of the tag around the marked part, such as `b`.')),
      removeHtmlTags: Type.Optional(flag('`true` removes HTML tags from the value.')),
      dataType: Type.Optional(text('Type of the value.')),
      format: Type.Optional(text('Format of the value.')),
    },
    { description: 'How one document field is returned. An empty object returns it as it is.' },
  ),
  FacetOptions: Type.Object(
    {
      enabled: Type.Optional(flag('`false` returns no facets.')),
      facets: Type.Optional(
        Type.Record(
          Type.String(),
          Type.Object(
            {
              id: Type.Optional(text('Id of the facet.')),
              displayCount: Type.Optional(count('Number of values to return.')),
              sort: Type.Optional(text('Order of the values, instead of the configured one.')),
            },
            { description: 'How one facet is returned. An empty object displays it.' },
          ),
          { description: 'Facets to display or to change, by id.' },
        ),
      ),
      facetCategory: Type.Optional(
        Type.Object(
          {
            id: text('Id of the category facet.'),
            value: text('Value of the category.'),
          },
          { description: 'Category whose set of facets is returned.' },
        ),
      ),
    },
    { description: 'Which facets the response has.' },
  ),
};

export const requestDefinitions = definitions;
/** The schemas with all that they refer to; types are inferred from it. */
export const requests = Type.Module(definitions);

/** Body of a POST search. */
export type SearchBody = Type.Static<(typeof requests)['SearchBody']>;
