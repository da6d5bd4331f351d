import * as Type from './type';
import { choice, count, flag, list, map, number, object, open, text, yes } from './kinds';

/** Responses of search and suggest. Values are absent, never `null`. */
const definitions = {
  SearchResponse: object('Response of a search.', {
    statusCode: Type.Unsafe<number>(
      Type.Literal(200, { description: 'HTTP status of the search.' }),
    ),
    result: map('Result sets by id, which is `products` in the samples.', Type.Ref('SearchResult')),
    time: count('Total time of the server, in milliseconds.'),
    'currentTime?': text(
      'Time of the response in GMT, such as `2022-06-26T15:58:53+0000`. The offset has no colon.',
      {
        pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d[+-]\\d{4}$',
        examples: ['2022-06-26T15:58:53+0000'],
      },
    ),
    'requestId?': text(
      'Id of the search: the one that you sent, or one that the server made. Send it again when you page, sort, or filter.',
    ),
    'request?': Type.Ref('RequestEcho'),
    'didYouMeanResult?': Type.Ref('DidYouMeanResult'),
    'widgets?': map('Content widgets to show, by position.', Type.Array(Type.Ref('Widget'))),
  }),
  RequestEcho: object('The request as the server received it. Use it for logs.', {
    'url?': text('Address of the request, without the query string.'),
    'path?': text('Path of the address.'),
    'query?': text('Query string of a GET request, or `q` of a POST request.'),
    'method?': Type.Enum(['GET', 'POST'], { description: 'HTTP method of the request.' }),
    'parameters?': map('Values of each parameter in the query string.', Type.Array(Type.String())),
  }),
  SearchResult: object('A result set.', {
    'name?': text('Id of the result set.'),
    'statusCode?': Type.Unsafe<number>(
      Type.Literal(200, {
        description: 'Status of the result set. Read the HTTP status instead.',
        deprecated: true,
      }),
    ),
    'statusMessage?': Type.Unsafe<string>(
      Type.Literal('OK', {
        description: 'Status of the result set in words. Read the HTTP status instead.',
        deprecated: true,
      }),
    ),
    documents: list(
      'Documents of this page. The list is empty when nothing is found.',
      Type.Ref('ResultDocument'),
    ),
    total: count('Number of hits on all pages. With variants, the number of groups.'),
    'time?': count('Time of the search engine, in milliseconds.'),
    'maxScore?': number('Highest score of all hits.'),
    'facets?': list(
      'Facets that have values, and sliders. Absent when facets are switched off.',
      Type.Ref('Facet'),
    ),
    'sliders?': list(
      'Sliders of older apps. Newer apps have them in `facets`.',
      Type.Ref('Slider'),
    ),
    'facetCount?': count('Number of entries in `facets`.'),
    'paging?': Type.Ref('Paging'),
    'sort?': Type.Ref('Sort'),
    'redirect?': Type.Ref('Redirect'),
    'context?': open('Further values that the search app adds.'),
    'debug?': text('Debug output, with `debug=true`.'),
    'rawResponse?': Type.Unknown({
      description: 'Response of the search engine, if requested.',
    }),
  }),
  ResultDocument: object('A hit.', {
    id: text('Id of the document.'),
    position: count('Rank of the document over all pages, counted from 1.'),
    document: open(
      'Display fields of the document, by name. `highlight.{field}` has fragments of a field with marks around the matches.',
    ),
    'fieldCount?': count('Number of keys in `document`.'),
  }),
  Facet: object('A facet with its values, or a slider with its bounds.', {
    id: text('Id of the facet.'),
    name: text('Label to display.'),
    'type?': text(
      'How to display the facet, such as `select`, `multiSelect`, `slider`, or `navigation`. Other words are possible.',
    ),
    filterName: text(
      'Name of the filter parameter, `f.{id}`. It can have an operator, as in `f.brand.or`.',
    ),
    count: count('Number of values. For a slider, the number of documents.'),
    'resultCount?': count('Sum of the counts of all values.'),
    'selected?': yes('`true` when the request filters by this facet, otherwise absent.'),
    'values?': list('Values to choose from. Absent for sliders.', Type.Ref('FacetValue')),
    'minValue?': number('Lower bound that is selected on a slider.'),
    'maxValue?': number('Upper bound that is selected on a slider.'),
    'minRange?': number('Lowest value available. The selected bounds are within the range.'),
    'maxRange?': number('Highest value available. The selected bounds are within the range.'),
    'unit?': text('Unit of the numbers, such as `mm`.'),
    'properties?': open('Further values that the search app adds.'),
    'children?': list('Facets below this one.', Type.Ref('Facet')),
  }),
  FacetValue: object('A value of a facet.', {
    value: Type.Union([Type.String(), Type.Number(), Type.Boolean()], {
      description: 'Value to display. Numbers stay numbers.',
    }),
    count: count('Number of documents with the value. With variants, the number of groups.'),
    filter: text(
      'Part of a query string that filters by the value. It is encoded: append it as it is. For a value below another one, it has the filters of both.',
      {
        examples: ['f.brand=Brandt%20%26%20Rowe'],
      },
    ),
    'selected?': yes('`true` when the request filters by this value, otherwise absent.'),
    'children?': Type.Ref('Facet', {
      description: 'Facet below the value: the next level of a tree.',
    }),
    'position?': count('Position of the value in the list.'),
    'properties?': open(
      'Further values that the search app adds, such as `color` on color facets.',
    ),
    'customData?': open('Metrics of a value of a histogram.'),
  }),
  Slider: object('A slider of an older app.', {
    id: text('Id of the slider.'),
    'name?': text('Label to display.'),
    'filterName?': text('Name of the filter parameter.'),
    'count?': count('Number of documents.'),
    'minValue?': number('Lower bound that is selected. Without a selection, the lowest value.'),
    'maxValue?': number('Upper bound that is selected. Without a selection, the highest value.'),
    'minRange?': number('Lowest value available.'),
    'maxRange?': number('Highest value available.'),
    'selected?': yes('`true` when the request filters by this slider.'),
  }),
  Paging: object(
    'Pages of the result. Absent with `rows=0`. With token paging, only `pageCount`, `rows`, and `nextPage.token` are present.',
    {
      'currentPage?': count('Number of this page.'),
      pageCount: count(
        'Number of pages: `total` divided by `rows`, rounded up. 0 when nothing is found.',
      ),
      rows: count('Documents per page.'),
      'firstPage?': Type.Ref('Page', { description: 'Page 1.' }),
      'lastPage?': Type.Ref('Page', {
        description: 'The last page. Its number is 0 when nothing is found.',
      }),
      'nextPage?': Type.Ref('Page', {
        description: 'The next page. On the last page, that page again.',
      }),
      'previousPage?': Type.Ref('Page', {
        description: 'The previous page. On the first page, that page again.',
      }),
    },
  ),
  Page: object('A page of the results.', {
    'number?': count('Number of the page.'),
    'currentPage?': flag('`true` on the page that was requested.'),
    'parameter?': text('Part of a query string that requests the page.'),
    'token?': text('Token of the next batch, with token paging.'),
  }),
  Sort: object('Sort options to offer.', {
    sort: list('Sort options of the search app.', Type.Ref('SortEntry')),
  }),
  SortEntry: object('A sort option.', {
    id: text('Id of the option. Send it as `sort`.'),
    name: text('Label to display.'),
    'selected?': yes('`true` on the active sort, otherwise absent.'),
  }),
  Redirect: object('Page to open instead of a list of hits.', {
    httpCode: count('Status code of the redirect, such as 302.'),
    location: text('Address to open.'),
  }),
  DidYouMeanResult: object('Spelling correction. Absent when there is nothing to correct.', {
    name: Type.Literal('spellCorrection', { description: 'Kind of the correction.' }),
    type: choice('How the query was handled.', {
      corrected: 'The search ran with the corrected query.',
      didYouMean: 'The search ran with the query as typed, and there is a proposal.',
    }),
    original: text('Query as typed.'),
    'corrected?': text('Query that was executed. Only with the type `corrected`.'),
    'didYouMean?': text('Query to propose. Only with the type `didYouMean`.'),
  }),
  Widget: object('A content widget.', {
    'id?': text('Id of the widget.'),
    'data?': open('Content of the widget.'),
    'start?': number('Start value of the widget.'),
    'end?': number('End value of the widget.'),
    'dataSource?': text('JSON path to the data.'),
  }),
  Suggestions: list('Suggestions for the text, as a plain array.', Type.Ref('Suggestion')),
  Suggestion: object(
    'A suggestion. The suggest block defines its fields, so there can be others.',
    {
      'suggest?': text('Query to propose, in full.'),
      'suggestHighlighted?': text(
        'The same query as HTML. A tag marks the part that the visitor has not typed.',
      ),
      'title?': text('Title of a page to propose. Only in quick links.'),
      'url?': text('Address of that page.'),
    },
  ),
  ErrorResponse: object(
    'Error of the practice tenant and the sample shop. Act on the HTTP status, and log the body.',
    {
      statusCode: count('HTTP status.'),
      errorMessage: text('What is wrong, for people to read. Several messages are joined.'),
    },
  ),
};

export const responseDefinitions = definitions;
/** The schemas with their references, for the inference of types. */
export const responses = Type.Module(definitions);

/** Responses by the names of their schemas. */
export type Responses = { [Name in keyof typeof responses]: Type.Static<(typeof responses)[Name]> };
