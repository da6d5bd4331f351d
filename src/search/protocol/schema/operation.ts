import type { TSchema } from './type';
import type { SchemaName } from './all-schemas';

/** Groups of operations, in the order of the reference; each has a page. */
export const operationGroups = {
  search: { name: 'Search', description: 'Full-text search with filters, facets, and sorting.' },
  suggest: { name: 'Suggest', description: 'Suggestions while a visitor types.' },
  schema: { name: 'Schema', description: 'Field schema of a search app.' },
  bulk: { name: 'Bulk', description: 'Several documents with one request.' },
  'full-feed': {
    name: 'Full feed',
    description: 'Replaces the whole index with a new set of documents.',
  },
  lists: { name: 'Lists', description: 'Export of generic lists, such as synonyms.' },
  categories: { name: 'Categories', description: 'Category tree of a navigation.' },
  'short-urls': { name: 'Short URLs', description: 'Redirects from short addresses.' },
  'api-mapper': { name: 'API mapper', description: 'Requests that QSC changes and forwards.' },
  monitoring: { name: 'Monitoring', description: 'Checks of the health of a search.' },
} as const satisfies Record<string, { name: string; description: string }>;
export type OperationGroup = keyof typeof operationGroups;

/**
 * Groups of calls of which the start of the address and the token are all that is described. Programs learn that they
 * exist, and not to guess the rest.
 */
export const openGroups = [
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

/** A parameter of the address, by name; the path ones are in braces in the path. */
export type ParameterSchemas = Readonly<Record<string, TSchema>>;

export interface Operation {
  /** Name in addresses and programs. */
  id: string;
  group: OperationGroup;
  method: 'GET' | 'POST' | 'PUT';
  /** Path with its parameters in braces. */
  path: string;
  summary: string;
  description: string;
  pathParameters: ParameterSchemas;
  query: ParameterSchemas;
  /** Token in the header `X-QSC-Token`; absent when the call needs none. */
  token?: 'admin token' | 'feeding token' | 'API token';
  body?: SchemaName;
  /** Whether the body can be left out. */
  bodyIsOptional?: true;
  /** Status and body of a success; a class of statuses and no body where more is not known. */
  response: { status: '200' | '2XX' | '3XX'; description: string; schema?: SchemaName };
  /** Guide of the call, as a file below `content/docs`. */
  guide: string;
}
