import { workerCalls } from '../../../lib/browser/worker-calls';
import { siteHref } from '../../../lib/addresses/urls';
import type { SentCall } from '../api-call';
import { shopCalls, shopCode } from '../shop-calls';
import type { PracticeMethods } from './practice-methods';
import { practiceChannel, type PracticeStep } from './step';

export type PracticeClient = ReturnType<typeof createPracticeClient>;

/**
 * The reader's practice tenant, which runs in a worker that starts with the first task.
 * @param onChange called when this tab or another one has changed the tenant
 */
export function createPracticeClient(onChange: () => void) {
  try {
    new BroadcastChannel(practiceChannel).onmessage = () => onChange();
  } catch {
    // Without channels, other tabs show a change after a reload.
  }

  const send = workerCalls<PracticeMethods, { failure: string }>(
    () =>
      new Worker(/* webpackChunkName: "practice-worker" */ new URL('./worker.ts', import.meta.url)),
    (failed) => new Error(failed?.failure ?? 'The practice tenant could not be started.'),
  );
  const summary = () => send('summary', undefined);
  /** Loads the sample shop from files of this site. */
  const loadShop = async () => {
    for (const { method, path, file } of shopCalls) {
      const response = await fetch(siteHref(file)).catch(() => undefined);
      if (!response?.ok) throw new Error('The sample shop could not be loaded.');
      const call = { method, path, query: '', body: await response.text() };
      await send('run', { call });
    }
  };
  return {
    /** Runs a step. Loads the sample shop before, if the step needs it and the tenant lacks its search app. */
    async run(step: PracticeStep) {
      const hasShop = async () => (await summary()).apps.some(({ code }) => code === shopCode);
      if (step.needsShop && !(await hasShop())) await loadShop();
      return send('run', step);
    },
    summary,
    loadShop,
    reset: () => send('reset', undefined),
    effect: (call: SentCall) => send('effect', call),
    explain: (code: string, query: string) => send('explain', { code, query }),
  };
}
