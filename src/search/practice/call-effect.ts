import type { ApiRequest } from './api-call';
import { appOf, type AppState } from './tenant-state';
import { memoryStore } from './tenant-store';
import { createTenant, type TenantOptions } from './tenant';

/** Data that a call removes or replaces. */
export type CallEffect = ReturnType<typeof effectOn>;

/** The effect of a call, tried on a copy of the tenant; undefined if the call removes and replaces nothing. */
export async function effectOf(
  request: ApiRequest,
  options: TenantOptions,
): Promise<CallEffect | undefined> {
  const before = await options.store.read();
  const store = memoryStore(before);
  await createTenant({ ...options, store }).handle(request);
  const after = await store.read();
  const effects = before.apps.map((app) => effectOn(app, appOf(after, app.code) ?? app));
  return effects.find((effect) => effect.replacesSchema || effect.replaced + effect.removed > 0);
}

function effectOn(before: AppState, after: AppState) {
  const values = new Map(after.documents.map(({ id, payload }) => [id, JSON.stringify(payload)]));
  const isKept = ({ id }: AppState['documents'][number]) => values.has(id);
  const kept = before.documents.filter(isKept);
  return {
    code: before.code,
    documents: before.documents.length,
    replacesSchema: after.schemas.length > before.schemas.length,
    /** Numbers of documents with other values, and of removed ones. */
    replaced: kept.filter(({ id, payload }) => values.get(id) !== JSON.stringify(payload)).length,
    removed: before.documents.length - kept.length,
  };
}
