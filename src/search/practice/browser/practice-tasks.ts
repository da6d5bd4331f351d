import { effectOf } from '../call-effect';
import { callsBefore } from '../calls-before';
import { createTenant } from '../tenant';
import type { TenantState } from '../tenant-state';
import { clientHeaders, practiceTokens } from '../tokens';
import type { SlotStore } from './slot-store';
import { isRightResponse } from './right-response';
import type {
  PracticeCall,
  PracticeStep,
  PracticeTask,
  PracticeValue,
  TenantSummary,
} from './step';

/** Code of the reader's tenant, the same as in the samples. */
const tenantCode = 'demo';
/** Origin of the samples, for the echo of the request in a response. */
const sampleOrigin = 'https://{host}';

/** Handles the tasks of a page with the reader's tenant. @param changed called after a task that may have changed it */
export function practiceTasks(
  store: SlotStore,
  changed: () => void = () => undefined,
): (task: PracticeTask) => Promise<PracticeValue> {
  const options = { tenant: tenantCode, tokens: practiceTokens, store };
  const tenant = createTenant(options);
  const summary = async () => summaryOf(await store.read(), store);

  const run = async (step: PracticeStep) => {
    const before = step.needsShop ? callsBefore(step.call, await store.read()) : [];
    for (const call of before) await tenant.handle(requestOf(call));
    const response = await tenant.handle(requestOf(step.call));
    if (response.status === 200) changed();
    return { response, isRight: isRightResponse(step, response), summary: await summary() };
  };

  return async (task) => {
    switch (task.kind) {
      case 'run':
        return run(task.step);
      case 'summary':
        return summary();
      case 'explain':
        return tenant.explain(task.code, task.query);
      case 'effect':
        return effectOf(requestOf(task.call), options);
      case 'reset':
        await store.reset();
        changed();
        return summary();
    }
  };
}

const requestOf = (call: PracticeCall) => ({
  ...call,
  headers: clientHeaders(call),
  origin: sampleOrigin,
});

function summaryOf({ apps }: TenantState, store: SlotStore): TenantSummary {
  const storageError = store.storageError();
  return {
    apps: apps.map(({ code, schemas, documents, fullFeed }) => ({
      code,
      fields: schemas.at(-1)?.length ?? 0,
      documents: documents.length,
      fullFeed: fullFeed !== undefined,
    })),
    ...(storageError && { storageError }),
  };
}
