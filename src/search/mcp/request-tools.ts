import * as Type from '../protocol/schema/type';
import { docPage, docPages } from '../../lib/routes';
import { absoluteUrl } from '../../lib/urls';
import { requestFaults } from '../checks/endpoints';
import { handleSearch, handleSuggest } from '../engine/handle-call';
import { RequestError } from '../protocol/request-error';
import { callsInGuides, openGroups, operationGroups } from '../protocol/schema/operation';
import { operations } from '../protocol/schema/operations';
import { textOf, ToolError, type Tool } from './tool';

const groups = Object.keys(operationGroups);
const inGuides = callsInGuides.map(({ guide, ...call }) => ({
  ...call,
  guide: absoluteUrl(docPage(guide.replace(/\.mdx$/, '')), ''),
}));

const listOperations: Tool = {
  name: 'list_operations',
  title: 'List the calls of the API',
  description:
    'Lists the calls of the QSC API with method, path, token (`not stated` where the documentation does not say whether the call needs one), parameters and the page of the reference, the groups whose calls are not described, and the calls that a guide shows.',
  input: Type.Object({
    group: Type.Optional(Type.Enum(groups, { description: 'Only the calls of a group.' })),
  }),
  run: ({ group }) => ({
    operations: operations
      .filter((operation) => group === undefined || operation.group === group)
      .map(({ id, method, path, summary, token, query, body, response, group: of }) => ({
        id,
        method,
        path,
        summary,
        token,
        parameters: Object.keys(query),
        body: body ?? null,
        response: response.schema ?? null,
        reference: referenceOf(of, id),
      })),
    ...(group === undefined && { notDescribed: openGroups, inGuides }),
  }),
};

const validateRequest: Tool = {
  name: 'validate_request',
  title: 'Check a request',
  description:
    'Checks a request against the schemas of the API without sending it. Names each rule that is broken and the page that explains the call.',
  input: Type.Object({
    method: Type.Enum(['GET', 'POST', 'PUT'], { description: 'Method of the request.' }),
    url: Type.String({
      description: 'Address, or the path from /api/v1 on, with the query string.',
      minLength: 1,
      maxLength: 4000,
    }),
    headers: Type.Optional(
      Type.Record(Type.String(), Type.String({ maxLength: 2000 }), {
        description: 'Headers; absent: they are not checked.',
      }),
    ),
    body: Type.Optional(Type.String({ description: 'Body as text.', maxLength: 100_000 })),
  }),
  run: (input) => {
    const [method, url] = [textOf(input, 'method'), textOf(input, 'url')];
    const at = url.indexOf('/api/v1/');
    if (at < 0) throw new ToolError('The address has no /api/v1/: it is no call of QSC.');
    const address = url.slice(at);
    const headers = Object.entries((input['headers'] ?? {}) as Record<string, string>);
    const faults = requestFaults({
      method,
      url: `https://{host}${address}`,
      ...(headers.length > 0 && {
        headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      }),
      ...(typeof input['body'] === 'string' && { body: input['body'] }),
    });
    const path = address.split('?')[0] ?? '';
    const known = operations.find(
      (operation) =>
        operation.method === method &&
        new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    return {
      valid: faults.length === 0,
      faults,
      explainedOn: known
        ? referenceOf(known.group, known.id)
        : absoluteUrl(docPages.apiReference, ''),
    };
  },
};

const runRequest: Tool = {
  name: 'run_request',
  title: 'Run a request on the sample shop',
  description:
    'Runs a search or suggest call on the sample shop of the documentation with the engine of this site. Nothing is sent to a service.',
  input: Type.Object({
    call: Type.Optional(
      Type.Enum(['search', 'suggest'], { description: 'The call.', default: 'search' }),
    ),
    query: Type.Optional(
      Type.String({ description: 'Query string, such as q=drill&rows=3.', maxLength: 4000 }),
    ),
    body: Type.Optional(
      Type.String({ description: 'JSON body of a POST search.', maxLength: 20_000 }),
    ),
  }),
  run: async (input, { shop }) => {
    const index = await shop();
    const query = textOf(input, 'query');
    try {
      if (input['call'] === 'suggest')
        return { status: 200, body: await handleSuggest(index, query) };
      const body = typeof input['body'] === 'string' ? jsonOf(input['body']) : undefined;
      const path = '/api/v1/search/demo/products';
      const { response } = await handleSearch(
        index,
        { query, ...(body !== undefined && { body }) },
        { url: `https://{host}${path}`, path },
      );
      return { status: 200, body: response };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { statusCode, message } = error;
      return { status: statusCode, body: { statusCode, errorMessage: message } };
    }
  },
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ToolError(`The body is not JSON: ${(error as Error).message}`);
  }
}

function referenceOf(group: string, id: string): string {
  return absoluteUrl(`${docPages.apiReference}/${group}#${id}`, '');
}

export const requestTools: readonly Tool[] = [listOperations, validateRequest, runRequest];
