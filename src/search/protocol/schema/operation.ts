import type { TSchema } from './type';
import type { SchemaName } from './all-schemas';
import { operationCall, type OperationCall, type OperationGroup } from '../operations';

/** Version of the API and its OpenAPI file, with its date. A change of the API increments it. */
export const apiVersion = { number: 2, released: '2026-11-24' } as const;

/** Groups of operations, in the order of the reference; each has a page. */
export const operationGroups = {
  search: {
    name: 'Search',
    description: 'Finds documents by text, with filters, facets, and sorting.',
  },
  suggest: { name: 'Suggest', description: 'Proposes queries while a visitor types.' },
  schema: { name: 'Schema', description: 'Defines the fields of a search app.' },
  bulk: { name: 'Bulk', description: 'Updates and deletes several documents with one request.' },
  'full-feed': {
    name: 'Full feed',
    description: 'Replaces the whole index with a new set of documents.',
  },
  lists: {
    name: 'Lists',
    description: 'Exports generic lists, such as redirects and spellcheck words.',
  },
  categories: {
    name: 'Categories',
    description: 'Reads and rebuilds the category tree of a navigation.',
  },
  'short-urls': { name: 'Short URLs', description: 'Redirects short addresses to their targets.' },
  'api-mapper': {
    name: 'API mapper',
    description: 'Rewrites a request, forwards it, and reshapes the response.',
  },
  monitoring: {
    name: 'Monitoring',
    description: 'Checks that a search is up, fast, and complete.',
  },
} as const satisfies Record<OperationGroup, { name: string; description: string }>;

/**
 * Groups of calls. Only the start of their addresses and the token are documented. Programs learn that the calls exist, and
 * do not guess the rest.
 */
export const undocumentedGroups = [
  {
    name: 'Scheduling',
    path: '/api/v1/job/',
    description:
      'Feeding jobs: trigger and schedule them. The calls begin with `/api/v1/job/` and need a feeding token. This reference does not cover their methods, addresses, and bodies.',
  },
  {
    name: 'Documents',
    path: '/api/v1/data/',
    description:
      'Single documents: create, update, and delete them. The calls begin with `/api/v1/data/` and need a feeding token. This reference does not cover their methods, addresses, and bodies. A bulk call also takes a single document.',
  },
] as const;

/** Calls that guides show in part and that have no schema in the reference. */
export const callsInGuides = [
  {
    method: 'POST',
    path: '/api/v1/agent/chat/{tenant}/{code}',
    summary: 'Chat with an agent',
    guide: 'qsc-admin/qsc-agent/agent-server.mdx',
  },
  {
    method: 'POST',
    path: '/api/v1/agent/chat/streaming/{tenant}/{code}',
    summary: 'Chat with a streamed answer',
    guide: 'qsc-admin/qsc-agent/agent-server.mdx',
  },
  {
    method: 'POST',
    path: '/api/v1/search-data-picker/{tenant}/{code}',
    summary: 'Send events of the search data picker',
    guide: 'search-data-picker/installation.mdx',
  },
  {
    method: 'GET',
    path: '/api/v1/admin/config/{tenant}/merge/{code}',
    summary: 'Read a merged configuration',
    guide: 'qsc-admin/admin/config-api/using-configs.mdx',
  },
] as const;

/** Parameters by name; path parameters are in braces in the path. */
export type ParameterSchemas = Readonly<Record<string, TSchema>>;

export interface CallError {
  /** A status code or a class of codes. */
  status: '400' | '401' | '403' | '404' | '4XX' | '5XX';
  meaning: string;
  /** Message of the practice tenant; absent if it does not have the call or the status. */
  message?: string;
}

export interface Operation extends OperationCall {
  summary: string;
  description: string;
  pathParameters: ParameterSchemas;
  query: ParameterSchemas;
  requiredQuery?: readonly string[];
  body?: SchemaName;
  /** Status and body of a success; a class of statuses and no body if the protocol states no more. */
  response: { status: '200' | '2XX' | '3XX'; description: string; schema?: SchemaName };
  /** Errors in addition to those of every call and of the token. */
  errors: readonly CallError[];
  /** Warning before the example about data that the call deletes or replaces. */
  warning?: string;
  /** Guide of the call, as a file below `content/docs`. */
  guide: string;
}

/** A call of the table with its schemas. Parameters of the query, and errors, are optional. */
export const defineOperation = (
  id: Parameters<typeof operationCall>[0],
  schemas: Omit<Operation, keyof OperationCall | 'query' | 'errors'> &
    Partial<Pick<Operation, 'query' | 'errors'>>,
): Operation => ({ ...operationCall(id), query: {}, errors: [], ...schemas });
