import { notJson } from '../../lib/values/json-fault';
import { MAX_NESTING, nestingOf } from '../../lib/values/nesting';
import { parseJson } from '../../lib/values/parse-json';
import { textOf } from '../checks/faults';
import { withPayloads } from '../checks/feeding-body';
import { schemaCheck } from '../checks/schema-check';
import { categoryTree } from '../engine/category-tree';
import { handleSearch, handleSuggest, type SearchIndex } from '../engine/handle-call';
import { newRequestId } from '../engine/request-id';
import type { SchemaName } from '../protocol/schema/all-schemas';
import { neededToken } from '../protocol/operations';
import { decodeRequest } from '../protocol/query-string';
import { RequestError } from '../protocol/request-error';
import type { ErrorResponse } from '../protocol/types';
import {
  ApiError,
  missingPart,
  undescribedError,
  type ApiRequest,
  type ApiResponse,
} from './api-call';
import { indexOfApp } from './app-index';
import { categoryPaths, feed, checkTypes, type FeedingDocument } from './feed-documents';
import { refuseMissingParts } from './field-schema';
import { findOperation, searchCodeOf, type OperationMatch } from './find-operation';
import { fullFeedSteps } from './full-feed';
import { appOf, currentFields, withApp, type AppState, type SchemaField } from './tenant-state';
import type { TenantStore } from './tenant-store';
import { checkToken, type TenantTokens } from './tokens';

export interface TenantOptions {
  /** Code of the tenant in addresses. */
  tenant: string;
  tokens: TenantTokens;
  store: TenantStore;
  /** Indexes that can only be searched, by code; each is called for each request. */
  indexes?: Readonly<Record<string, () => Promise<SearchIndex>>>;
}

export type Tenant = ReturnType<typeof createTenant>;

/**
 * A practice tenant: handles search, suggest, category, schema, bulk, and full feed calls as they are documented, and searches
 * the documents that were fed. There is no queue: changes are visible when the call responds.
 */
export function createTenant(options: TenantOptions) {
  const indexOf = cachedIndexes(options);
  const handlers: Record<string, (call: Call) => Promise<unknown>> = {
    'search-get': (call) => search(call, indexOf),
    'search-post': (call) => search(call, indexOf),
    suggest: async ({ request, code }) => handleSuggest(await indexOf(code), request.query),
    'category-get': (call) => categories(call, options),
    'category-post': (call) => categories(call, options),
    'schema-put': (call) => putSchema(call, options),
    bulk: (call) => bulk(call, options),
    'full-feed-start': ({ code }) => changeApp(code, options, fullFeedSteps.start),
    'full-feed-end': ({ code }) => changeApp(code, options, fullFeedSteps.end),
    'full-feed-cancel': ({ code }) => changeApp(code, options, fullFeedSteps.cancel),
  };
  return {
    /** Explains the order of the hits of a search. @throws RequestError, ApiError */
    explain: async (code: string, query: string) =>
      (await indexOf(code)).engine.explain(decodeRequest(query)),
    /** Handles a call; its faults become a response with an error status. */
    async handle(request: ApiRequest): Promise<ApiResponse> {
      try {
        const operation = findOperation(request.method, request.path);
        const handler = handlers[operation.call.id];
        if (!handler) throw missingPart(`does not have the call "${operation.call.summary}"`);
        checkToken(operation.call, request.headers['x-qsc-token'], options.tokens);
        const call = { request, operation, code: codeOf(operation, options) };
        return { status: 200, headers: {}, body: await handler(call) };
      } catch (error) {
        return errorResponse(error);
      }
    },
  };
}

interface Call {
  request: ApiRequest;
  operation: OperationMatch;
  /** Code of the search app or feeding. */
  code: string;
}

function codeOf({ call, values }: OperationMatch, { tenant }: TenantOptions): string {
  const { tenant: requested = '', index, code = index ?? '' } = values;
  if (requested === tenant) return code;
  if (neededToken(call))
    throw new ApiError(403, `The token has no permission on the tenant "${requested}".`);
  throw new ApiError(404, `There is no tenant "${requested}".`);
}

/** Caches the index of each app until the app changes. */
function cachedIndexes({ tenant, store, indexes = {} }: TenantOptions) {
  const cache = new Map<string, { revision: string; index: SearchIndex }>();
  return async (code: string): Promise<SearchIndex> => {
    const builtIndex = Object.hasOwn(indexes, code) ? indexes[code] : undefined;
    if (builtIndex) return builtIndex();
    const app = appOf(await store.read(), code);
    if (!app) throw new ApiError(404, `The tenant "${tenant}" has no index "${code}".`);
    const cached = cache.get(code);
    if (cached?.revision === app.revision) return cached.index;
    const index = indexOfApp(app);
    cache.set(code, { revision: app.revision, index });
    return index;
  };
}

async function search(
  { request, code }: Call,
  indexOf: (code: string) => Promise<SearchIndex>,
): Promise<unknown> {
  const { method, path, query, origin } = request;
  const index = await indexOf(code);
  const body = method === 'POST' ? jsonOf(request) : undefined;
  return handleSearch(index, { query, body }, { url: origin + path, path });
}

async function categories({ code }: Call, { tenant, store }: TenantOptions): Promise<object> {
  const searchCode = searchCodeOf(code);
  const app = appOf(await store.read(), searchCode);
  if (app) return categoryTree(app.documents.map(categoryPaths));
  throw new ApiError(
    404,
    `The tenant "${tenant}" has no search app "${searchCode}", whose categories the call reads.`,
  );
}

async function putSchema({ request, code }: Call, options: TenantOptions): Promise<object> {
  refuseBuiltIndex(code, options);
  const { fields } = checkedBody(request, 'FieldSchema') as { fields: SchemaField[] };
  refuseMissingParts(fields);
  await options.store.change((state) => {
    const app = appOf(state, code);
    if (!app)
      return withApp(state, revise({ code, revision: '', schemas: [fields], documents: [] }));
    if (JSON.stringify(currentFields(app)) === JSON.stringify(fields)) return state;
    return withApp(state, revise({ ...app, schemas: [...app.schemas, fields] }));
  });
  return {};
}

async function bulk({ request, operation, code }: Call, options: TenantOptions): Promise<object> {
  const { feedingType } = operation.values;
  if (feedingType !== 'qsc' && feedingType !== 'reporting')
    throw undescribedError(`The feeding type "${feedingType}"`);
  if (feedingType === 'reporting') throw missingPart('takes search documents, no reporting data');
  const documents = checkedBody(request, 'FeedingDocuments', withPayloads) as FeedingDocument[];
  return changeApp(code, options, (app) => {
    checkTypes(documents, currentFields(app));
    return feed(app, documents);
  });
}

/** Changes an app. @returns the body of the response */
async function changeApp(
  code: string,
  options: TenantOptions,
  next: (app: AppState) => AppState,
): Promise<object> {
  refuseBuiltIndex(code, options);
  await options.store.change((state) => {
    const app = appOf(state, code);
    if (!app)
      throw new ApiError(
        404,
        `The tenant "${options.tenant}" has no feeding "${code}". Send its first field schema to create it.`,
      );
    return withApp(state, revise(next(app)));
  });
  return {};
}

const revise = (app: AppState): AppState => ({ ...app, revision: newRequestId() });

function refuseBuiltIndex(code: string, { indexes = {} }: TenantOptions): void {
  if (Object.hasOwn(indexes, code))
    throw new ApiError(403, `The build makes the index "${code}". Choose another code.`);
}

/** @throws ApiError with 400 for a body that is not JSON or lacks its media type */
function jsonOf({ headers, body = '' }: ApiRequest): unknown {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new ApiError(400, 'The header Content-Type must be application/json.');
  const json = parseJson(body);
  if (!json) throw new ApiError(400, notJson(body));
  if (nestingOf(body) > MAX_NESTING)
    throw new ApiError(400, `The body is nested more than ${MAX_NESTING} levels deep.`);
  return json.value;
}

/** Body of a call, checked against its schema. @throws ApiError with 400 and the first faults */
function checkedBody(
  request: ApiRequest,
  schema: SchemaName,
  prepared: (body: unknown) => unknown = (body) => body,
): unknown {
  const body = prepared(jsonOf(request));
  const faults = schemaCheck(schema)(body, '');
  if (faults.length > 0) throw new ApiError(400, `${faults.slice(0, 10).map(textOf).join('. ')}.`);
  return body;
}

function errorResponse(error: unknown): ApiResponse {
  if (!(error instanceof ApiError) && !(error instanceof RequestError)) throw error;
  const { statusCode, message } = error;
  const body: ErrorResponse = { statusCode, errorMessage: message };
  return { status: statusCode, headers: error instanceof ApiError ? error.headers : {}, body };
}
