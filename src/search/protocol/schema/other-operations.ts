import { noCategories } from './call-errors';
import { choice, code, tenant, text } from './kinds';
import { defineOperation, type Operation } from './operation';

/** Calls other than search and feeding. */
export const otherOperations: readonly Operation[] = [
  defineOperation('list-export', {
    summary: 'Export a list',
    description: 'Exports a generic list, such as redirects or spellcheck words, as JSON or CSV.',
    pathParameters: { tenant, code: code('the list', 'redirects') },
    query: {
      type: choice('Format of the export.', {
        json: 'A JSON document, for programs.',
        csv: 'A CSV file, for spreadsheets.',
      }),
    },
    requiredQuery: ['type'],
    response: { status: '2XX', description: 'The rows. Each list has its own columns.' },
    guide: 'qsc-admin/api/data-export.mdx',
  }),
  ...(['GET', 'POST'] as const).map((method): Operation =>
    defineOperation(method === 'GET' ? 'category-get' : 'category-post', {
      summary: `Read the category tree${method === 'POST' ? ' with POST' : ''}`,
      description:
        method === 'GET'
          ? 'Returns the category tree of a category configuration. The strategy of the configuration decides whether the categories are counted.'
          : 'Returns the same tree as the GET request.',
      pathParameters: { tenant, code: code('the category configuration', 'navigation') },
      errors: [noCategories],
      response: {
        status: '2XX',
        description: 'The tree, from its root down.',
        schema: 'CategoryTree',
      },
      guide: 'qsc-admin/api/category.mdx',
    }),
  ),
  defineOperation('category-merge', {
    summary: 'Rebuild the stored tree',
    description: 'Rebuilds the stored category tree from a facet of a search.',
    pathParameters: { tenant, code: code('the category configuration', 'navigation') },
    warning: 'The call replaces the category tree that is stored.',
    response: { status: '2XX', description: 'The new tree is stored.' },
    guide: 'qsc-admin/api/category.mdx',
  }),
  defineOperation('short-url', {
    summary: 'Follow a short URL',
    description: 'Redirects to the target of a row of the list, with the status code of the row.',
    pathParameters: {
      tenant,
      code: code('the list', 'links'),
      shortUrl: text('Value of the column `shortUrl`.', { examples: ['drills'] }),
    },
    response: {
      status: '3XX',
      description: 'The header `Location` has the address of the target.',
    },
    guide: 'qsc-admin/api/short-url.mdx',
  }),
  defineOperation('mapper', {
    summary: 'Map a request',
    description:
      'Rewrites a request with the templates of a mapper, sends it to its target, and returns the response in the form that the mapper gives it.',
    pathParameters: { tenant, code: code('the mapper', 'drill-search') },
    body: 'MapperCall',
    response: { status: '2XX', description: 'The response in the form that the mapper gives it.' },
    guide: 'qsc-admin/admin/api-mapper/api-mapper.mdx',
  }),
  ...(['check', 'details'] as const).map((part): Operation =>
    defineOperation(`monitoring-${part}`, {
      summary: part === 'check' ? 'Check the health' : 'Read the details of a check',
      description:
        part === 'check'
          ? 'Runs the checks of a monitor and returns their result, for alarm systems.'
          : 'Returns the details of the checks, which help you find the cause of an alarm.',
      pathParameters: { tenant, code: code('the monitor', 'products-health') },
      response: {
        status: '2XX',
        description: part === 'check' ? 'The result of the checks.' : 'The details of the checks.',
      },
      guide: 'qsc-admin/admin/monitoring.mdx',
    }),
  ),
];
