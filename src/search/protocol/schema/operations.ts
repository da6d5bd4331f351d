import * as Type from './type';
import type { Operation, ParameterSchemas } from './operation';
import { parameterSchemas } from './parameter-schemas';
import { text } from './kinds';

const tenant = text('Code of the tenant.', { examples: ['demo'] });
const index = text('Code of the search app.', { examples: ['products'] });
const { ctrl, debug, explain, q, requestId, sessionId, userId } = parameterSchemas;
const filters = Object.fromEntries(
  Object.entries(parameterSchemas).filter(([name]) => name.startsWith('f.')),
);
const onSearch = { tenant, index };
const none: ParameterSchemas = {};
const code = (of: string, example: string) => text(`Code of ${of}.`, { examples: [example] });

const searching: readonly Operation[] = [
  {
    id: 'search-get',
    group: 'search',
    method: 'GET',
    path: '/api/v1/search/{tenant}/{index}',
    summary: 'Search with parameters',
    description:
      'Searches with parameters in the query string, for simple integrations and for addresses that search engines read. A parameter that takes one value must appear only once.',
    pathParameters: onSearch,
    query: parameterSchemas,
    response: { status: '200', description: 'The search ran.', schema: 'SearchResponse' },
    guide: 'qsc-admin/search/search-api-integration.mdx',
  },
  {
    id: 'search-post',
    group: 'search',
    method: 'POST',
    path: '/api/v1/search/{tenant}/{index}',
    summary: 'Search with a body',
    description:
      'Searches with a JSON body, for single-page apps and complex integrations. Only control flags, `debug`, and `explain` go into the query string. The response is the same as for a GET request.',
    pathParameters: onSearch,
    query: { ctrl, explain, debug },
    body: 'SearchBody',
    response: { status: '200', description: 'The search ran.', schema: 'SearchResponse' },
    guide: 'qsc-admin/search/search-api-integration.mdx',
  },
  {
    id: 'suggest',
    group: 'suggest',
    method: 'GET',
    path: '/api/v1/search/suggest/{tenant}/{index}',
    summary: 'Suggest queries',
    description: 'Proposes complete queries for the text that a visitor has typed so far.',
    pathParameters: onSearch,
    query: { q, requestId, sessionId, userId, ...filters },
    response: { status: '200', description: 'The entries.', schema: 'Suggestions' },
    guide: 'qsc-admin/search/suggest-api-integration.mdx',
  },
];

const onFeeding = { tenant, code: code('the feeding', 'products') };
const ofFeed = (
  step: 'start' | 'end' | 'cancel',
  summary: string,
  description: string,
): Operation => ({
  id: `full-feed-${step}`,
  group: 'full-feed',
  method: 'POST',
  path: `/api/v1/data/fullfeed/${step}/{tenant}/{code}`,
  summary,
  description,
  pathParameters: onFeeding,
  query: none,
  token: 'feeding token',
  response: { status: '2XX', description: 'The call succeeded.' },
  guide: 'qsc-admin/admin/feeding/full-feed.mdx',
});

const feeding: readonly Operation[] = [
  {
    id: 'schema-put',
    group: 'schema',
    method: 'PUT',
    path: '/api/v1/searchapp/schema/{tenant}/{code}',
    summary: 'Replace the field schema',
    description:
      'Replaces the field schema of a search app and syncs the search configuration to it. Run a feeding job or a full feed afterward, so that existing data is indexed with the new fields.',
    pathParameters: { tenant, code: index },
    query: none,
    token: 'admin token',
    body: 'FieldSchema',
    response: { status: '2XX', description: 'The schema is stored.' },
    guide: 'qsc-admin/api/search/searchapp-schema.mdx',
  },
  {
    id: 'bulk',
    group: 'bulk',
    method: 'POST',
    path: '/api/v1/data/bulk/{feedingType}/{tenant}/{code}',
    summary: 'Update and delete documents',
    description:
      'Updates and deletes several documents with one request. Documents are processed in the order sent.',
    pathParameters: {
      feedingType: Type.Enum(['qsc', 'reporting'], { description: 'Type of the feeding.' }),
      ...onFeeding,
    },
    query: none,
    token: 'feeding token',
    body: 'FeedingDocuments',
    response: {
      status: '2XX',
      description: 'The documents were accepted; the body is a JSON object.',
    },
    guide: 'qsc-admin/admin/feeding/feeding-api-integration.mdx',
  },
  ofFeed(
    'start',
    'Start a full feed',
    'Starts replacing the whole index. Send all documents with the bulk call afterward, then end the full feed.',
  ),
  ofFeed(
    'end',
    'End a full feed',
    'Ends a full feed: documents that were not sent since its start are removed.',
  ),
  ofFeed(
    'cancel',
    'Cancel a full feed',
    'Cancels a full feed that failed; no document is removed.',
  ),
];

const others: readonly Operation[] = [
  {
    id: 'list-export',
    group: 'lists',
    method: 'GET',
    path: '/api/v1/admin/list/export/{tenant}/{code}',
    summary: 'Export a list',
    description: 'Exports a generic list, such as synonyms or redirects, as JSON or CSV.',
    pathParameters: { tenant, code: code('the list', 'synonyms') },
    query: { type: Type.Enum(['json', 'csv'], { description: 'Format of the export.' }) },
    token: 'API token',
    response: { status: '2XX', description: 'The rows; columns are configured per list.' },
    guide: 'qsc-admin/api/data-export.mdx',
  },
  ...(['GET', 'POST'] as const).map((method): Operation => ({
    id: `category-${method.toLowerCase()}`,
    group: 'categories',
    method,
    path: '/api/v1/category/{tenant}/{code}',
    summary: `Read the category tree${method === 'POST' ? ' with POST' : ''}`,
    description:
      method === 'GET'
        ? 'Returns the category tree of a category configuration, with counts as its strategy says.'
        : 'Returns the same tree as the GET request.',
    pathParameters: { tenant, code: code('the category configuration', 'navigation') },
    query: none,
    response: { status: '2XX', description: 'The tree.', schema: 'CategoryTree' },
    guide: 'qsc-admin/api/category.mdx',
  })),
  {
    id: 'category-merge',
    group: 'categories',
    method: 'POST',
    path: '/api/v1/admin/category/merge/facet/{tenant}/{code}',
    summary: 'Rebuild the stored tree',
    description: 'Rebuilds the stored category tree from a facet of a search.',
    pathParameters: { tenant, code: code('the category configuration', 'navigation') },
    query: none,
    token: 'API token',
    response: { status: '2XX', description: 'The tree is stored.' },
    guide: 'qsc-admin/api/category.mdx',
  },
  {
    id: 'short-url',
    group: 'short-urls',
    method: 'GET',
    path: '/api/v1/short-url/{tenant}/{code}/{shortUrl}',
    summary: 'Follow a short URL',
    description: 'Redirects to the target in a row of the list, with the status code of that row.',
    pathParameters: {
      tenant,
      code: code('the list', 'links'),
      shortUrl: text('Value of the column `shortUrl`.', { examples: ['drills'] }),
    },
    query: none,
    response: { status: '3XX', description: 'The target is in the header `Location`.' },
    guide: 'qsc-admin/api/short-url.mdx',
  },
  {
    id: 'mapper',
    group: 'api-mapper',
    method: 'POST',
    path: '/api/v1/api-mapper/map/{tenant}/{code}',
    summary: 'Map a request',
    description: 'Sends a request that the mapper changes, and returns the mapped response.',
    pathParameters: { tenant, code: code('the mapper', 'drill-search') },
    query: none,
    body: 'MapperCall',
    response: { status: '2XX', description: 'The response as the mapper makes it.' },
    guide: 'qsc-admin/admin/api-mapper/api-mapper.mdx',
  },
  ...(['check', 'details'] as const).map((part): Operation => ({
    id: `monitoring-${part}`,
    group: 'monitoring',
    method: 'GET',
    path: `/api/v1/monitoring/${part}/{tenant}/{code}`,
    summary: part === 'check' ? 'Check the health' : 'Read the details of a check',
    description:
      part === 'check'
        ? 'Runs a monitoring configuration, for alarm systems.'
        : 'Returns details that help you find the cause.',
    pathParameters: { tenant, code: code('the monitoring configuration', 'products-health') },
    query: none,
    response: { status: '2XX', description: 'The result of the check.' },
    guide: 'qsc-admin/admin/monitoring.mdx',
  })),
];

/** The calls of the API, in the order of their groups. */
export const operations: readonly Operation[] = [...searching, ...feeding, ...others];
