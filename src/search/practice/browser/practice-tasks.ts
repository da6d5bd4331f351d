import { effectOf } from '../call-effect';
import { createTenant } from '../tenant';
import { appOf, type TenantState } from '../tenant-state';
import { clientHeaders, practiceTokens } from '../tokens';
import type { SlotStore } from './slot-store';
import { callKey, isDone, isRightAnswer, searchedCode } from './prove-step';
import type {
  PracticeCall,
  PracticeStep,
  PracticeTask,
  PracticeValue,
  TenantSummary,
} from './step';

/** Code of the reader's tenant, which is that of the samples. */
const tenantCode = 'demo';
/** Origin of the samples, for the echo of the request in a response. */
const sampleOrigin = 'https://{host}';
/** Most searches that are remembered as answered. */
const MAX_ANSWERED = 200;

/** Handles the tasks of a page with the reader's tenant. @param changed called after a task that may have changed it */
export function practiceTasks(
  store: SlotStore,
  changed: () => void = () => undefined,
): (task: PracticeTask) => Promise<PracticeValue> {
  const options = { tenant: tenantCode, tokens: practiceTokens, store };
  const tenant = createTenant(options);
  const summary = async () => summaryOf(await store.read(), store);

  const run = async (step: PracticeStep) => {
    const { call } = step;
    const code = searchedCode(call);
    const response = await tenant.handle(requestOf(call));
    if (code !== undefined && response.status === 200 && isRightAnswer(step, response.body))
      await store.change((state) => withAnswer(state, call, code));
    if (response.status === 200) changed();
    return { response, summary: await summary() };
  };

  return async (task) => {
    switch (task.kind) {
      case 'run':
        return run(task.step);
      case 'prove': {
        const state = await store.read();
        return {
          done: task.steps.map((step) => isDone(step, state)),
          summary: summaryOf(state, store),
        };
      }
      case 'explain':
        return tenant.explain(task.code, task.query);
      case 'effect':
        return { effect: await effectOf(requestOf(task.call), options) };
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

function withAnswer(state: TenantState, call: PracticeCall, code: string): TenantState {
  const app = appOf(state, code);
  if (!app) return state;
  const answer = { call: callKey(call), revision: app.revision };
  const others = state.answered.filter((known) => known.call !== answer.call);
  return { ...state, answered: [...others, answer].slice(-MAX_ANSWERED) };
}

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
