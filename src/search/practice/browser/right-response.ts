import type { ApiResponse } from '../api-call';
import type { PracticeStep } from './step';

interface PrintedBody {
  result?: Record<string, { total: number; documents: { id: string }[] }>;
  category?: { children: readonly unknown[] };
}

/** Whether a response is the one that its step expects. A search must have the printed total and first ids, a list an entry. */
export function isRightResponse(
  { hits, ids = [] }: PracticeStep,
  { status, body }: ApiResponse,
): boolean {
  if (status !== 200) return false;
  if (Array.isArray(body)) return body.length > 0;
  const { result, category } = body as PrintedBody;
  if (category) return category.children.length > 0;
  return Object.values(result ?? {}).every(
    ({ total, documents }) =>
      (hits === undefined ? total > 0 : total === hits) &&
      ids.every((id, at) => documents[at]?.id === id),
  );
}
