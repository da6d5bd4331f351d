import type { SentCall } from './api-call';
import { appOf, type TenantState } from './tenant-state';

type Post = SentCall & { method: 'POST' };

/**
 * Calls to send before the end or the cancellation of a full feed, so that it is accepted and removes no documents: the
 * start, and all documents of the app as its new set.
 */
export function callsBefore({ path }: Pick<SentCall, 'path'>, state: TenantState): Post[] {
  const [, step = '', code = ''] = /\/fullfeed\/(end|cancel)\/[^/]+\/([^/]+)$/.exec(path) ?? [];
  const app = appOf(state, code);
  if (!app) return [];
  const post = (to: string, body?: unknown): Post => ({
    method: 'POST',
    path: path.replace(`/fullfeed/${step}/`, to),
    query: '',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const isFed = step === 'cancel' || (app.fullFeed ?? []).length > 0;
  const documents = app.documents.map(({ id, payload }) => ({
    header: { id, action: 'update' },
    payload,
  }));
  return [
    ...(app.fullFeed ? [] : [post('/fullfeed/start/')]),
    ...(isFed ? [] : [post('/bulk/qsc/', documents)]),
  ];
}
