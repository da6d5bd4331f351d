import * as Type from './type';
import { choice, count, flag, list, map, object, open, text } from './kinds';
import { controlFlags as filterFlags, parameterSchemas } from './parameter-schemas';

const toggle = (description: string, effect: string) =>
  object(description, { 'enabled?': flag(effect) });
const meaningOf = (name: keyof typeof parameterSchemas) =>
  text(String((parameterSchemas[name] as { description?: string }).description));
const bound = (description: string) => Type.Union([Type.Number(), Type.String()], { description });

const reservedBound =
  'Reserved: the bounds of a body are always included. Use a GET parameter to exclude one.';

const plainFilter = {
  'opType?': Type.Literal('filter', { description: 'Always `filter`, which is the default.' }),
  'name?': text('Name of the filter. Without it, the name is the id.'),
  'filterType?': choice(
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
  'filterDataType?': choice(
    'Type of the values. Without it, the bounds of a range decide between numbers and dates.',
    { string: 'Text.', number: 'Numbers.', date: 'ISO 8601 dates.' },
    { default: 'string' },
  ),
  'filterOperator?': choice(
    'How the values of a term filter combine. Write it in uppercase.',
    {
      OR: 'Finds documents that have any of the values.',
      AND: 'Finds documents that have all values.',
      NOT: 'Finds documents that have none of the values.',
    },
    { default: 'OR' },
  ),
  'values?': list(
    'Values of a term filter. With `relativerange`, the first one is the period in words.',
    Type.Unknown(),
    { minItems: 1 },
  ),
  'minValue?': bound('Lower bound of a range, included. Without it, the range has no lower limit.'),
  'maxValue?': bound('Upper bound of a range, included. Without it, the range has no upper limit.'),
  'lowerExcluded?': flag(reservedBound),
  'upperExcluded?': flag(reservedBound),
  'ctrl?': list(
    'Control flags of this filter.',
    choice('A control flag.', {
      loadMoreFacets: filterFlags.loadMoreFacets,
      modified: filterFlags.modified,
    }),
  ),
};

/** Body of a search by POST. Unknown fields are ignored. */
const definitions = {
  SearchBody: object('A search. All fields are optional, and unknown fields are ignored.', {
    'q?': meaningOf('q'),
    'page?': count('Page to return. 0 is treated as 1, and a negative number is rejected.', {
      default: 1,
    }),
    'rows?': count(
      'Documents per page. A search app can set another default. A negative number is rejected.',
      { default: 10 },
    ),
    'nextPageToken?': meaningOf('nextPageToken'),
    'sort?': Type.Ref('BodySort'),
    'searchFilters?': list(
      'Filters. Several of them combine with AND.',
      Type.Union([Type.Ref('Filter'), Type.Ref('BoolFilter')]),
    ),
    'filters?': map(
      'Newer form of `searchFilters`, whose keys are the ids. Send `searchFilters` where you have the choice.',
      Type.Union([Type.Ref('FilterWithoutId'), Type.Ref('BoolFilter')]),
    ),
    'result?': Type.Ref('ResultOptions'),
    'parameters?': open(
      'Values for the query profile of the app, by name. GET sends them as `p.{name}`.',
    ),
    'requestId?': meaningOf('requestId'),
    'sessionId?': meaningOf('sessionId'),
    'userId?': meaningOf('userId'),
    'requestOrigin?': meaningOf('requestOrigin'),
    'tracking?': flag('`false` switches tracking off.', { default: true }),
    'trackingTags?': list('Tags for tracking. GET sends them as `tracking`.', Type.String()),
    'locale?': meaningOf('locale'),
  }),
  BodySort: object('Order of the documents.', {
    'sort?': text('Id of a sort option of the search app.'),
    'field?': text('Index field to sort by. It takes precedence over `sort`.'),
    'direction?': choice(
      'Direction in which `field` sorts.',
      { asc: 'Lowest value first.', desc: 'Highest value first.' },
      { default: 'asc' },
    ),
  }),
  Filter: object(
    'A filter by values or by a range.',
    {
      id: text('Id of the facet or filter.', { pattern: '^[^.]+$', examples: ['brand'] }),
      ...plainFilter,
    },
    { examples: [{ id: 'brand', values: ['BoltWerk'] }] },
  ),
  FilterWithoutId: object(
    'A filter by values or by a range. Its key in the map is its id.',
    plainFilter,
    { examples: [{ values: ['BoltWerk'] }] },
  ),
  BoolFilter: object('Several filters, combined by an operator.', {
    opType: Type.Literal('bool', { description: 'Always `bool`, for several filters.' }),
    operator: choice('How the filters combine.', {
      AND: 'Finds documents that pass all filters.',
      OR: 'Finds documents that pass any of the filters.',
      NOT: 'Finds documents that pass none of the filters.',
    }),
    filters: list(
      'Filters to combine. They can be combinations themselves.',
      Type.Union([Type.Ref('Filter'), Type.Ref('BoolFilter')]),
      { minItems: 1 },
    ),
  }),
  ResultOptions: object('Content of the response.', {
    'document?': object('Content of each document.', {
      'fields?': map(
        'Fields to return, by name. All others are left out.',
        Type.Ref('FieldOptions'),
      ),
    }),
    'facet?': Type.Ref('FacetOptions'),
    'spellcheck?': toggle('Spelling correction.', '`false` searches the query exactly as typed.'),
    'paging?': toggle('Pages of the result.', '`false` leaves out `paging`.'),
    'variant?': toggle(
      'Grouping of variants.',
      '`true` groups the variants of a product, `false` does not.',
    ),
  }),
  FieldOptions: object('How a document field is returned. An empty object returns it unchanged.', {
    'source?': text('Index field to read the value from.'),
    'length?': count('Maximum length. Longer texts are cut.'),
    'lengthPunctuation?': text('Text at the end of a value that was cut.'),
    'highlighting?': choice('Which part of the text the tag marks.', {
      standard: 'The part that matches the query.',
      inverse: 'The part that the visitor has not typed.',
    }),
    'highlightingTag?': text('Name of the tag around the marked part, such as `b`.'),
    'removeHtmlTags?': flag('`true` removes HTML tags from the value.'),
    'dataType?': text('Type of the value.'),
    'format?': text('Format of the value.'),
  }),
  FacetOptions: object('Facets of the response.', {
    'enabled?': flag('`false` returns no facets.'),
    'facets?': map(
      'Facets to display or to change, by id.',
      object('How one facet is returned. An empty object displays it.', {
        'id?': text('Id of the facet.'),
        'displayCount?': count('Number of values to return.'),
        'sort?': text('Order of the values, instead of the configured one.'),
      }),
    ),
    'facetCategory?': object('Category whose set of facets is returned.', {
      id: text('Id of the category facet.'),
      value: text('Value of the category.'),
    }),
  }),
};

export const requestDefinitions = definitions;
/** The schemas with their references, for the inference of types. */
export const requests = Type.Module(definitions);

export type SearchBody = Type.Static<(typeof requests)['SearchBody']>;
