import { parseJson } from '../../../lib/values/parse-json';
import { ApiError } from '../api-call';
import { appOf, currentFields, type AppState, type TenantState } from '../tenant-state';
import { findOperation, searchCodeOf } from '../find-operation';
import type { FeedingDocument } from '../feed-documents';
import type { PracticeCall, PracticeStep } from './step';

/** Whether the tenant shows that a step was done: the schema is there, the documents are, the search was answered. */
export function isDone({ call }: PracticeStep, state: TenantState): boolean {
  const found = operationOf(call);
  const app = found && appOf(state, found.code);
  if (!app) return false;
  switch (found.id) {
    case 'schema-put':
      return isSame(bodyOf(call), { fields: currentFields(app) });
    case 'bulk':
      return isFed(bodyOf(call), app);
    case 'full-feed-start':
      return app.fullFeed !== undefined;
    case 'full-feed-end':
      return app.fullFeed === undefined && app.lastFullFeed === 'ended';
    case 'full-feed-cancel':
      return app.fullFeed === undefined && app.lastFullFeed === 'canceled';
    default:
      return state.answered.some(
        (answer) => answer.call === callKey(call) && answer.revision === app.revision,
      );
  }
}

/** Whether the response to a call that reads fulfills the step. */
export function isRightAnswer({ call, hits, ids = [] }: PracticeStep, body: unknown): boolean {
  if (Array.isArray(body)) return body.length > 0;
  const code = operationOf(call)?.code ?? '';
  const { result, category } = body as {
    result?: Record<string, { total?: number; documents?: { id: string }[] } | undefined>;
    category?: { children: readonly unknown[] };
  };
  if (category) return category.children.length > 0;
  const { total = 0, documents = [] } = result?.[code] ?? {};
  const isFirst = (id: string, at: number) => documents[at]?.id === id;
  return (hits === undefined ? total > 0 : total === hits) && ids.every(isFirst);
}

const reading = ['search-get', 'search-post', 'suggest', 'category-get', 'category-post'];

/** The code of the app whose documents a call reads; undefined for any other call. */
export function searchedCode(call: PracticeCall): string | undefined {
  const found = operationOf(call);
  return found && reading.includes(found.id) ? found.code : undefined;
}

/** Calls with equal keys are the same. */
export function callKey({ method, path, query, body = '' }: PracticeCall): string {
  return JSON.stringify([method, path, query, body]);
}

function operationOf({ method, path }: PracticeCall): { id: string; code: string } | undefined {
  try {
    const { operation, path: parts } = findOperation(method, path);
    const code = parts['code'] ?? parts['index'] ?? '';
    return {
      id: operation.id,
      code: operation.group === 'categories' ? searchCodeOf(code) : code,
    };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

const bodyOf = ({ body = '' }: PracticeCall) => parseJson(body)?.value;

/** Whether the app has the last entry of each id. */
function isFed(body: unknown, { documents }: AppState): boolean {
  if (!Array.isArray(body) || body.length === 0) return false;
  const last = new Map((body as FeedingDocument[]).map((entry) => [entry.header.id, entry]));
  const byId = new Map(documents.map((document) => [document.id, document.payload]));
  return [...last].every(([id, { header, payload }]) =>
    header.action === 'delete' ? !byId.has(id) : isSame(byId.get(id), payload),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
