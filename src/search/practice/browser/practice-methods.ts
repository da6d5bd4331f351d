import type { SentCall } from '../api-call';
import { effectOf } from '../call-effect';
import { callsBefore } from '../calls-before';
import { createTenant } from '../tenant';
import type { TenantState } from '../tenant-state';
import { clientHeaders, practiceTokens } from '../tokens';
import type { SlotStore } from './slot-store';
import { isRightResponse } from './right-response';
import type { PracticeStep } from './step';

/** Code of the reader's tenant, the same as in the samples. */
const tenantCode = 'demo';
/** Origin of the samples, for the echo of the request in a response. */
const sampleOrigin = 'https://{host}';

/** The methods of the worker for the reader's tenant. @param onChange called after a call that may have changed it */
export function practiceMethods(store: SlotStore, onChange: () => void = () => undefined) {
  const options = { tenant: tenantCode, tokens: practiceTokens, store };
  const tenant = createTenant(options);
  const summary = async () => summaryOf(await store.read(), store);

  return {
    summary,
    async run(step: PracticeStep) {
      const before = step.needsShop ? callsBefore(step.call, await store.read()) : [];
      for (const call of before) await tenant.handle(requestOf(call));
      const response = await tenant.handle(requestOf(step.call));
      if (response.status === 200) onChange();
      // Whether the response is the one that the page prints.
      const isRight = isRightResponse(step, response);
      return { response, isRight, summary: await summary() };
    },
    explain: async ({ code, query }: { code: string; query: string }) =>
      tenant.explain(code, query),
    /** The effect of a call; undefined if it removes and replaces nothing. */
    effect: async (call: SentCall) => effectOf(requestOf(call), options),
    async reset() {
      await store.reset();
      onChange();
      return summary();
    },
  };
}

export type PracticeMethods = ReturnType<typeof practiceMethods>;
export type RunResult = Awaited<ReturnType<PracticeMethods['run']>>;
/** Numbers of a practice tenant. */
export type TenantSummary = ReturnType<typeof summaryOf>;

const requestOf = (call: SentCall) => ({
  ...call,
  headers: clientHeaders(call),
  origin: sampleOrigin,
});

function summaryOf({ apps }: TenantState, store: SlotStore) {
  return {
    apps: apps.map(({ code, schemas, documents, fullFeed }) => ({
      code,
      fields: schemas.at(-1)?.length ?? 0,
      documents: documents.length,
      hasFullFeed: fullFeed !== undefined,
    })),
    storageError: store.storageError(),
  };
}
