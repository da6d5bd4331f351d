import * as Type from './type';
import { count, number, open, text, yes, flag } from './kinds';

/** Responses of search and suggest. Absent values are left out, never `null`. */
const definitions = {
  SearchResponse: Type.Object(
    {
      statusCode: Type.Unsafe<number>(Type.Literal(200, { description: 'Status of the search.' })),
      result: Type.Record(Type.String(), Type.Ref('SearchResult'), {
        description: 'Result sets by their id, which is usually the code of the search app.',
      }),
      time: count('Total time of the server, in milliseconds.'),
      currentTime: Type.Optional(
        text('Time of the response, GMT, with an offset without colon.', {
          pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d[+-]\\d{4}$',
          examples: ['2022-06-26T15:58:53+0000'],
        }),
      ),
      requestId: Type.Optional(text('Id of the search, as sent or made by the server.')),
      request: Type.Optional(Type.Ref('RequestEcho')),
      didYouMeanResult: Type.Optional(Type.Ref('DidYouMeanResult')),
      widgets: Type.Optional(
        Type.Record(Type.String(), Type.Array(Type.Unknown()), {
          description: 'Content widgets by position.',
        }),
      ),
    },
    { description: 'Response of a search.' },
  ),
  RequestEcho: Type.Object(
    {
      url: Type.Optional(text('Address without the query string.')),
      path: Type.Optional(text('Path of the address.')),
      query: Type.Optional(text('Query string of a GET request; `q` of a POST request.')),
      method: Type.Optional(Type.Enum(['GET', 'POST'], { description: 'Method of the request.' })),
      parameters: Type.Optional(
        Type.Record(Type.String(), Type.Array(Type.String()), {
          description: 'Values of the query string by parameter.',
        }),
      ),
    },
    { description: 'The request as the server received it.' },
  ),
  SearchResult: Type.Object(
    {
      name: Type.Optional(text('Id of the result set.')),
      statusCode: Type.Optional(
        Type.Unsafe<number>(
          Type.Literal(200, { description: 'Status of the result set.', deprecated: true }),
        ),
      ),
      statusMessage: Type.Optional(
        Type.Unsafe<string>(
          Type.Literal('OK', { description: 'Text of the status.', deprecated: true }),
        ),
      ),
      documents: Type.Array(Type.Ref('ResultDocument'), {
        description: 'Documents of the page; empty when nothing is found.',
      }),
      total: count('Number of hits on all pages; with variant grouping, the number of groups.'),
      time: Type.Optional(count('Time of the search engine, in milliseconds.')),
      maxScore: Type.Optional(number('Highest score.')),
      facets: Type.Optional(
        Type.Array(Type.Ref('Facet'), { description: 'Facets; absent when they are off.' }),
      ),
      facetCount: Type.Optional(count('Number of facets.')),
      paging: Type.Optional(Type.Ref('Paging')),
      sort: Type.Optional(Type.Ref('Sort')),
      redirect: Type.Optional(Type.Ref('Redirect')),
      context: Type.Optional(open('Values that the search app adds.')),
      debug: Type.Optional(text('Output of `debug=true`.')),
    },
    { description: 'One result set.' },
  ),
  ResultDocument: Type.Object(
    {
      id: text('Id of the document.'),
      position: count('Rank across all pages; the first is 1.'),
      document: open(
        'Display fields by name. `highlight.{field}` holds the fragments with marks around the hits.',
      ),
      fieldCount: Type.Optional(count('Number of keys in `document`.')),
    },
    { description: 'One hit.' },
  ),
  Facet: Type.Object(
    {
      id: text('Id of the facet.'),
      name: text('Name for readers.'),
      type: Type.Optional(
        text(
          'Configured display type, such as `select`, `multiSelect`, `slider`, or `navigation`.',
        ),
      ),
      filterName: text('Start of the filter parameter, `f.{id}`.'),
      count: count('Number of values; of a slider the number of documents.'),
      resultCount: Type.Optional(count('Sum of the counts of the values.')),
      selected: Type.Optional(yes('Present when the request filters by this facet.')),
      values: Type.Optional(
        Type.Array(Type.Ref('FacetValue'), { description: 'Values; absent for sliders.' }),
      ),
      minValue: Type.Optional(number('Selected lower bound of a slider.')),
      maxValue: Type.Optional(number('Selected upper bound of a slider.')),
      minRange: Type.Optional(number('Smallest value there is.')),
      maxRange: Type.Optional(number('Largest value there is.')),
      unit: Type.Optional(text('Unit of the values.')),
      properties: Type.Optional(open('Values that the search app adds.')),
      children: Type.Optional(
        Type.Array(Type.Ref('Facet'), { description: 'Facets inside this one.' }),
      ),
    },
    { description: 'A facet with its values, or a slider with its bounds.' },
  ),
  FacetValue: Type.Object(
    {
      value: Type.Union([Type.String(), Type.Number(), Type.Boolean()], {
        description: 'The value.',
      }),
      count: count('Documents with the value.'),
      filter: text('Part of a query string that filters by the value, already encoded.', {
        examples: ['f.brand=Brandt%20%26%20Rowe'],
      }),
      selected: Type.Optional(yes('Present when the request filters by this value.')),
      children: Type.Optional(Type.Ref('Facet')),
      position: Type.Optional(count('Place among the values.')),
      properties: Type.Optional(open('Values that the search app adds.')),
      customData: Type.Optional(open('Data of the value.')),
    },
    { description: 'One value of a facet.' },
  ),
  Paging: Type.Object(
    {
      currentPage: Type.Optional(count('Requested page.')),
      pageCount: count('Number of pages; 0 when nothing is found.'),
      rows: count('Documents per page.'),
      firstPage: Type.Optional(Type.Ref('Page')),
      lastPage: Type.Optional(Type.Ref('Page')),
      nextPage: Type.Optional(Type.Ref('Page')),
      previousPage: Type.Optional(Type.Ref('Page')),
    },
    {
      description:
        'Pages of the result; absent with `rows=0`. With token paging, only `pageCount`, `rows`, and `nextPage.token` remain.',
    },
  ),
  Page: Type.Object(
    {
      number: Type.Optional(count('Number of the page.')),
      currentPage: Type.Optional(flag('Whether it is the requested page.')),
      parameter: Type.Optional(text('Part of a query string that requests the page.')),
      token: Type.Optional(text('With token paging: token of the next batch.')),
    },
    { description: 'A page to go to.' },
  ),
  Sort: Type.Object(
    {
      sort: Type.Array(Type.Ref('SortEntry'), { description: 'Sort options of the search app.' }),
    },
    { description: 'The sort options.' },
  ),
  SortEntry: Type.Object(
    {
      id: text('Id to send as `sort`.'),
      name: text('Name for readers.'),
      selected: Type.Optional(yes('Present for the sort in use.')),
    },
    { description: 'One sort option.' },
  ),
  Redirect: Type.Object(
    {
      httpCode: count('HTTP status of the redirect.'),
      location: text('Address to go to.'),
    },
    { description: 'The query leads to a page instead of a list of hits.' },
  ),
  DidYouMeanResult: Type.Object(
    {
      name: Type.Literal('spellCorrection', { description: 'Name of the correction.' }),
      type: Type.Enum(['corrected', 'didYouMean'], {
        description: '`corrected`: a different query was executed. `didYouMean`: a proposal.',
      }),
      original: text('The query as it was sent.'),
      corrected: Type.Optional(text('With `corrected`: the query that was executed.')),
      didYouMean: Type.Optional(text('With `didYouMean`: the proposal, not executed.')),
    },
    { description: 'Spelling correction; absent when there is nothing to correct.' },
  ),
  Suggestions: Type.Array(Type.Ref('Suggestion'), { description: 'Response of a suggest call.' }),
  Suggestion: Type.Object(
    {
      suggest: text('The full query that is proposed.'),
      suggestHighlighted: Type.Optional(
        text('The same as HTML; the part that is not typed yet is marked.'),
      ),
    },
    {
      description: 'One entry. A suggest block can map further fields into it.',
    },
  ),
  ErrorResponse: Type.Object(
    {
      statusCode: count('HTTP status.'),
      errorMessage: text('What is wrong; several messages are joined.'),
    },
    { description: 'Response to a request that breaks a rule.' },
  ),
};

export const responseDefinitions = definitions;
/** The schemas with all that they refer to; types are inferred from it. */
export const responses = Type.Module(definitions);

/** Responses by the names of their schemas. */
export type Responses = { [Name in keyof typeof responses]: Type.Static<(typeof responses)[Name]> };
