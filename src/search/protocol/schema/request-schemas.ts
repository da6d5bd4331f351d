import * as Type from './type';
import { count, flag, open, text } from './kinds';
import { parameterSchemas } from './parameter-schemas';

const enabled = (description: string, effect: string) =>
  Type.Object({ enabled: Type.Optional(flag(effect)) }, { description });
const meaningOf = (name: keyof typeof parameterSchemas) =>
  text(String((parameterSchemas[name] as { description?: string }).description));
const bound = (description: string) => Type.Union([Type.Number(), Type.String()], { description });

const plainFilter = {
  opType: Type.Optional(Type.Literal('filter', { description: 'Kind of the entry.' })),
  name: Type.Optional(text('Name of the filter. Default: the id.')),
  filterType: Type.Optional(
    Type.Enum(
      ['term', 'range', 'slider', 'relativerange', 'humandate', 'tree', 'dateRangeInPeriod'],
      { description: 'How the filter selects documents.', default: 'term' },
    ),
  ),
  filterDataType: Type.Optional(
    Type.Enum(['string', 'number', 'date'], {
      description: 'Type of the values. For a range it is guessed from the bounds.',
      default: 'string',
    }),
  ),
  filterOperator: Type.Optional(
    Type.Enum(['OR', 'AND', 'NOT'], {
      description: 'How the values of a term filter combine.',
      default: 'OR',
    }),
  ),
  values: Type.Optional(
    Type.Array(Type.Unknown(), { description: 'Values of a term filter.', minItems: 1 }),
  ),
  minValue: Type.Optional(bound('Lower bound of a range, inclusive. Absent: open.')),
  maxValue: Type.Optional(bound('Upper bound of a range, inclusive. Absent: open.')),
  lowerExcluded: Type.Optional(flag('Excludes the lower bound.')),
  upperExcluded: Type.Optional(flag('Excludes the upper bound.')),
  ctrl: Type.Optional(
    Type.Array(Type.Enum(['loadMoreFacets', 'modified']), {
      description: 'Control flags of this filter.',
    }),
  ),
};

/** Body of a search by POST. Unknown fields are ignored. */
const definitions = {
  SearchBody: Type.Object(
    {
      q: Type.Optional(meaningOf('q')),
      page: Type.Optional(
        count('Page number; 0 is treated as 1. A negative number is rejected.', { default: 1 }),
      ),
      rows: Type.Optional(
        count(
          'Documents per page. A negative number is rejected. If the app has no setting, the default is 10.',
          { default: 10 },
        ),
      ),
      nextPageToken: Type.Optional(meaningOf('nextPageToken')),
      sort: Type.Optional(Type.Ref('BodySort')),
      searchFilters: Type.Optional(
        Type.Array(Type.Union([Type.Ref('Filter'), Type.Ref('BoolFilter')]), {
          description: 'Filters. Several filters combine with AND.',
        }),
      ),
      filters: Type.Optional(
        Type.Record(
          Type.String(),
          Type.Union([Type.Ref('FilterWithoutId'), Type.Ref('BoolFilter')]),
          { description: 'Newer form of the filters: the key is the id.' },
        ),
      ),
      result: Type.Optional(Type.Ref('ResultOptions')),
      parameters: Type.Optional(
        open('Custom parameters for the query profile, as `p.{name}` in GET.'),
      ),
      requestId: Type.Optional(meaningOf('requestId')),
      sessionId: Type.Optional(meaningOf('sessionId')),
      userId: Type.Optional(meaningOf('userId')),
      requestOrigin: Type.Optional(meaningOf('requestOrigin')),
      tracking: Type.Optional(flag('`false` switches tracking off.', { default: true })),
      trackingTags: Type.Optional(Type.Array(Type.String(), { description: 'Tracking tags.' })),
      locale: Type.Optional(meaningOf('locale')),
    },
    { description: 'Body of a search. All fields are optional, and unknown fields are ignored.' },
  ),
  BodySort: Type.Object(
    {
      sort: Type.Optional(text('Id of a configured sort option.')),
      field: Type.Optional(text('Sorts by an index field directly. Wins over `sort`.')),
      direction: Type.Optional(
        Type.Enum(['asc', 'desc'], { description: 'Direction for `field`.', default: 'asc' }),
      ),
    },
    { description: 'Sort of the result.' },
  ),
  Filter: Type.Object(
    {
      id: text('Id of the facet or filter.', { pattern: '^[^.]+$', examples: ['brand'] }),
      ...plainFilter,
    },
    { description: 'A filter of values or of a range.' },
  ),
  FilterWithoutId: Type.Object(plainFilter, {
    description: 'A filter whose id is its key in the map.',
  }),
  BoolFilter: Type.Object(
    {
      opType: Type.Literal('bool', { description: 'Kind of the entry.' }),
      operator: Type.Enum(['AND', 'OR', 'NOT'], { description: 'How the filters combine.' }),
      filters: Type.Array(Type.Union([Type.Ref('Filter'), Type.Ref('BoolFilter')]), {
        description: 'The filters inside; they can be nested.',
        minItems: 1,
      }),
    },
    { description: 'Several filters with an operator.' },
  ),
  ResultOptions: Type.Object(
    {
      document: Type.Optional(
        Type.Object(
          {
            fields: Type.Optional(
              Type.Record(Type.String(), Type.Ref('FieldOptions'), {
                description: 'Only these fields are returned, by name.',
              }),
            ),
          },
          { description: 'Fields of the documents.' },
        ),
      ),
      facet: Type.Optional(Type.Ref('FacetOptions')),
      spellcheck: Type.Optional(
        enabled('Spelling correction.', '`false` switches correction off.'),
      ),
      paging: Type.Optional(enabled('Pages.', '`false` leaves out `paging`.')),
      variant: Type.Optional(enabled('Variants.', 'Switches the grouping of variants on or off.')),
    },
    { description: 'What the response holds.' },
  ),
  FieldOptions: Type.Object(
    {
      source: Type.Optional(text('Name of the index field to read.')),
      length: Type.Optional(count('Maximum length of the text.')),
      lengthPunctuation: Type.Optional(text('Mark at the end of a shortened text.')),
      highlighting: Type.Optional(
        Type.Enum(['standard', 'inverse'], { description: 'Which part of the text is marked.' }),
      ),
      highlightingTag: Type.Optional(text('Tag around the marked part, such as `b`.')),
      removeHtmlTags: Type.Optional(flag('Removes HTML tags from the value.')),
      dataType: Type.Optional(text('Type of the value.')),
      format: Type.Optional(text('Format of the value.')),
    },
    { description: 'Options of one document field; an empty object is enough.' },
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
              displayCount: Type.Optional(count('Number of values.')),
              sort: Type.Optional(text('Order of the values.')),
            },
            { description: 'Options of one facet; an empty object is enough to display it.' },
          ),
          { description: 'Facets to display or to shape, by id.' },
        ),
      ),
      facetCategory: Type.Optional(
        Type.Object(
          { id: text('Id of the category facet.'), value: text('The category.') },
          { description: 'Set of facets for a category.' },
        ),
      ),
    },
    { description: 'Facets of the response.' },
  ),
};

export const requestDefinitions = definitions;
/** The schemas with all that they refer to; types are inferred from it. */
export const requests = Type.Module(definitions);

/** Body of a POST search. */
export type SearchBody = Type.Static<(typeof requests)['SearchBody']>;
