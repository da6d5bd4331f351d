import { noIndex, rejection } from './call-errors';
import { index, tenant, text } from './kinds';
import { defineOperation, type Operation } from './operation';
import { parameterSchemas } from './parameter-schemas';

const { ctrl, debug, explain, sessionId, userId } = parameterSchemas;
const filters = Object.fromEntries(
  Object.entries(parameterSchemas).filter(([name]) => name.startsWith('f.')),
);
const suggestParameters = {
  q: text('The text that the visitor has typed so far.', { examples: ['dri'] }),
  requestId: text(
    'Identifies a search and everything that a visitor does with its results. The response does not repeat it.',
  ),
  sessionId,
  userId,
  ...filters,
};
const onSearch = { tenant, index };

export const searchOperations: readonly Operation[] = [
  defineOperation('search-get', {
    summary: 'Search with parameters',
    description:
      'Searches with parameters in the query string, for simple integrations and for addresses that search engines read. A parameter that takes one value must appear only once.',
    pathParameters: onSearch,
    query: parameterSchemas,
    errors: [
      rejection(
        'A parameter has an invalid value, or occurs twice.',
        'Parameter "page" must be a whole number, "two" was sent.',
      ),
      noIndex,
    ],
    response: { status: '200', description: 'The search ran.', schema: 'SearchResponse' },
    guide: 'qsc-admin/search/search-api-integration.mdx',
  }),
  defineOperation('search-post', {
    summary: 'Search with a body',
    description:
      'Searches with a JSON body, for single-page apps and complex integrations. Only control flags, `debug`, and `explain` go into the query string. The response is the same as for a GET request.',
    pathParameters: onSearch,
    query: { ctrl, explain, debug },
    body: 'SearchBody',
    errors: [
      rejection(
        'The body is not a JSON object, or it breaks a rule. Several messages are joined.',
        'rows must be a whole number, at least 0. Filter 1 (brand) needs at least one value.',
      ),
      noIndex,
    ],
    response: { status: '200', description: 'The search ran.', schema: 'SearchResponse' },
    guide: 'qsc-admin/search/search-api-integration.mdx',
  }),
  defineOperation('suggest', {
    summary: 'Suggest queries',
    description: 'Proposes complete queries for the text that a visitor has typed so far.',
    pathParameters: onSearch,
    query: suggestParameters,
    requiredQuery: ['q'],
    errors: [
      rejection('The parameter `q` occurs twice.', 'Parameter "q" takes one value.'),
      noIndex,
    ],
    response: { status: '200', description: 'The suggestions, best first.', schema: 'Suggestions' },
    guide: 'qsc-admin/search/suggest-api-integration.mdx',
  }),
];
