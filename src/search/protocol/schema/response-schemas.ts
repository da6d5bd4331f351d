import * as Type from './type';
import { facetDefinitions } from './facet-schemas';
import { choice, count, flag, number, open, text, yes } from './kinds';

/** Responses of search and suggest. Absent values are left out, never `null`. */
const definitions = {
  SearchResponse: Type.Object(
    {
      statusCode: Type.Unsafe<number>(
        Type.Literal(200, { description: 'HTTP status of the search.' }),
      ),
      result: Type.Record(Type.String(), Type.Ref('SearchResult'), {
        description: 'Result sets by id. The id is usually the code of the search app.',
      }),
      time: count('Time that the server took in all, in milliseconds.'),
      currentTime: Type.Optional(
        text(
          'Time of the response in GMT, such as `2022-06-26T15:58:53+0000`. The offset has no colon.',
          {
            pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d[+-]\\d{4}$',
            examples: ['2022-06-26T15:58:53+0000'],
          },
        ),
      ),
      requestId: Type.Optional(
        text(
          'Id of the search: the one that you sent, or one that the server made. Send it again when you page, sort, or filter.',
        ),
      ),
      request: Type.Optional(Type.Ref('RequestEcho')),
      didYouMeanResult: Type.Optional(Type.Ref('DidYouMeanResult')),
      widgets: Type.Optional(
        Type.Record(Type.String(), Type.Array(Type.Ref('Widget')), {
          description: 'Content widgets to show, by position.',
        }),
      ),
    },
    { description: 'Response of a search.' },
  ),
  RequestEcho: Type.Object(
    {
      url: Type.Optional(text('Address of the request, without the query string.')),
      path: Type.Optional(text('Path of the address.')),
      query: Type.Optional(text('Query string of a GET request, or `q` of a POST request.')),
      method: Type.Optional(
        Type.Enum(['GET', 'POST'], { description: 'HTTP method of the request.' }),
      ),
      parameters: Type.Optional(
        Type.Record(Type.String(), Type.Array(Type.String()), {
          description: 'Values of each parameter in the query string.',
        }),
      ),
    },
    { description: 'The request as the server received it. Use it for logs.' },
  ),
  SearchResult: Type.Object(
    {
      name: Type.Optional(text('Id of the result set.')),
      statusCode: Type.Optional(
        Type.Unsafe<number>(
          Type.Literal(200, {
            description: 'Status of the result set. Read the HTTP status instead.',
            deprecated: true,
          }),
        ),
      ),
      statusMessage: Type.Optional(
        Type.Unsafe<string>(
          Type.Literal('OK', {
            description: 'Status of the result set in words. Read the HTTP status instead.',
            deprecated: true,
          }),
        ),
      ),
      documents: Type.Array(Type.Ref('ResultDocument'), {
        description: 'Documents of this page. The list is empty when nothing is found.',
      }),
      total: count('Number of hits on all pages. With variants, the number of groups.'),
      time: Type.Optional(count('Time that the search engine took, in milliseconds.')),
      maxScore: Type.Optional(number('Highest score of all hits.')),
      facets: Type.Optional(
        Type.Array(Type.Ref('Facet'), {
          description: 'Facets that have values, and sliders. Absent when facets are switched off.',
        }),
      ),
      sliders: Type.Optional(
        Type.Array(Type.Ref('Slider'), {
          description: 'Sliders of older apps. Newer apps have them in `facets`.',
        }),
      ),
      facetCount: Type.Optional(count('Number of entries in `facets`.')),
      paging: Type.Optional(Type.Ref('Paging')),
      sort: Type.Optional(Type.Ref('Sort')),
      redirect: Type.Optional(Type.Ref('Redirect')),
      context: Type.Optional(open('Further values that the search app adds.')),
      debug: Type.Optional(text('Debug output, with `debug=true`.')),
      rawResponse: Type.Optional(
        Type.Unknown({ description: 'Response of the search engine, when it was asked for.' }),
      ),
    },
    { description: 'A result set.' },
  ),
  ResultDocument: Type.Object(
    {
      id: text('Id of the document.'),
      position: count('Rank of the document over all pages, counted from 1.'),
      document: open(
        'Fields of the document by name, as far as they are displayed. `highlight.{field}` has fragments of a field with marks around the matches.',
      ),
      fieldCount: Type.Optional(count('Number of keys in `document`.')),
    },
    { description: 'A hit.' },
  ),
  ...facetDefinitions,
  Paging: Type.Object(
    {
      currentPage: Type.Optional(count('Number of this page.')),
      pageCount: count(
        'Number of pages: `total` divided by `rows`, rounded up. 0 when nothing is found.',
      ),
      rows: count('Documents per page.'),
      firstPage: Type.Optional(Type.Ref('Page', { description: 'Page 1.' })),
      lastPage: Type.Optional(
        Type.Ref('Page', { description: 'The last page. Its number is 0 when nothing is found.' }),
      ),
      nextPage: Type.Optional(
        Type.Ref('Page', { description: 'The next page. On the last page, that page again.' }),
      ),
      previousPage: Type.Optional(
        Type.Ref('Page', { description: 'The previous page. On the first page, that page again.' }),
      ),
    },
    {
      description:
        'Pages of the result. Absent with `rows=0`. With token paging, only `pageCount`, `rows`, and `nextPage.token` are present.',
    },
  ),
  Page: Type.Object(
    {
      number: Type.Optional(count('Number of the page.')),
      currentPage: Type.Optional(flag('`true` on the page that was requested.')),
      parameter: Type.Optional(text('Part of a query string that requests the page.')),
      token: Type.Optional(text('Token of the next batch, with token paging.')),
    },
    { description: 'Target page.' },
  ),
  Sort: Type.Object(
    {
      sort: Type.Array(Type.Ref('SortEntry'), {
        description: 'Sort options of the search app.',
      }),
    },
    { description: 'Sort options to offer.' },
  ),
  SortEntry: Type.Object(
    {
      id: text('Id of the option. Send it as `sort`.'),
      name: text('Label to display.'),
      selected: Type.Optional(yes('`true` on the active sort, otherwise absent.')),
    },
    { description: 'A sort option.' },
  ),
  Redirect: Type.Object(
    {
      httpCode: count('Status code of the redirect, such as 302.'),
      location: text('Address to open.'),
    },
    { description: 'Page to open instead of a list of hits.' },
  ),
  DidYouMeanResult: Type.Object(
    {
      name: Type.Literal('spellCorrection', { description: 'Kind of the correction.' }),
      type: choice('What became of the query.', {
        corrected: 'The search ran with the corrected query.',
        didYouMean: 'The search ran with the query as typed, and there is a proposal.',
      }),
      original: text('Query as typed.'),
      corrected: Type.Optional(text('Query that the search ran with, with `corrected`.')),
      didYouMean: Type.Optional(text('Query to propose, with `didYouMean`.')),
    },
    { description: 'Spelling correction. Absent when there is nothing to correct.' },
  ),
  Widget: Type.Object(
    {
      id: Type.Optional(text('Id of the widget.')),
      data: Type.Optional(open('Content of the widget.')),
      start: Type.Optional(number('Lower bound.')),
      end: Type.Optional(number('Upper bound.')),
      dataSource: Type.Optional(text('JSON path to the data.')),
    },
    { description: 'A content widget.' },
  ),
  Suggestions: Type.Array(Type.Ref('Suggestion'), {
    description: 'Proposals for the text, as a list without an object around it.',
  }),
  Suggestion: Type.Object(
    {
      suggest: Type.Optional(text('Query to propose, in full.')),
      suggestHighlighted: Type.Optional(
        text('The same query as HTML. A tag marks the part that the visitor has not typed.'),
      ),
      title: Type.Optional(text('Title of a page to propose, of a block with quick links.')),
      url: Type.Optional(text('Address of that page.')),
    },
    {
      description:
        'A proposal. The suggest block maps its fields, so it can have others than these.',
    },
  ),
  ErrorResponse: Type.Object(
    {
      statusCode: count('HTTP status.'),
      errorMessage: text('What is wrong, for people to read. Several messages are joined.'),
    },
    {
      description:
        'Error of the practice tenant and the sample shop. Decide by the HTTP status, and log the body.',
    },
  ),
};

export const responseDefinitions = definitions;
/** The schemas with all that they refer to; types are inferred from it. */
export const responses = Type.Module(definitions);

/** Responses by the names of their schemas. */
export type Responses = { [Name in keyof typeof responses]: Type.Static<(typeof responses)[Name]> };
