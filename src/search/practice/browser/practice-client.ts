import { workerCalls } from '../../../lib/browser/worker-calls';
import { siteHref } from '../../../lib/addresses/urls';
import type { Explanation } from '../../protocol/explanation';
import { shopCalls, shopCode } from '../shop-calls';
import type { PracticeMethods } from './practice-methods';
import {
  practiceChannel,
  type CallEffect,
  type PracticeCall,
  type PracticeStep,
  type RunResult,
  type TenantSummary,
} from './step';

/** The reader's practice tenant, which runs in a worker that starts with the first task. */
export interface PracticeClient {
  /** Runs a step. Loads the sample shop before, if the step needs it and the tenant lacks its search app. */
  run: (step: PracticeStep) => Promise<RunResult>;
  summary: () => Promise<TenantSummary>;
  /** Loads the sample shop from files of this site. */
  loadShop: () => Promise<void>;
  reset: () => Promise<TenantSummary>;
  effect: (call: PracticeCall) => Promise<CallEffect | undefined>;
  explain: (code: string, query: string) => Promise<Explanation>;
}

/** @param onChange called when this tab or another one has changed the tenant */
export function createPracticeClient(onChange: () => void): PracticeClient {
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
  const loadShop = async () => {
    for (const { method, path, file } of shopCalls) {
      const response = await fetch(siteHref(file)).catch(() => undefined);
      if (!response?.ok) throw new Error('The sample shop could not be loaded.');
      const call = { method, path, query: '', body: await response.text() };
      await send('run', { call });
    }
  };
  return {
    async run(step) {
      const hasShop = async () => (await summary()).apps.some(({ code }) => code === shopCode);
      if (step.needsShop && !(await hasShop())) await loadShop();
      return send('run', step);
    },
    summary,
    loadShop,
    reset: () => send('reset', undefined),
    effect: (call) => send('effect', call),
    explain: (code, query) => send('explain', { code, query }),
  };
}
