import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, type Page } from '@playwright/test';
import type { CallMessage, ReplyMessage } from '../../src/lib/browser/worker-calls';
import type { PracticeCall, RunResult } from '../../src/search/practice/browser/step';
import { comparable, contractCalls, responseOf } from '../../src/test/api/contract-calls';
import { tutorial } from '../support/practice';
import { visit } from '../support/page';

const PORT = 9335;
const origin = `http://localhost:${PORT}`;

let server: ChildProcess;

test.beforeAll(async () => {
  // What `npm run search-server` runs.
  server = spawn(process.execPath, ['--import', 'tsx', 'src/search/server/main.ts'], {
    env: { ...process.env, PORT: String(PORT), PRACTICE_STATE: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of server.stdout ?? []) {
    printed += String(chunk);
    if (printed.includes('Stop with Ctrl+C.')) break;
  }
});

test.afterAll(async () => {
  const ended = once(server, 'close');
  server.kill();
  await ended;
});

/** The address of the script that a page makes its worker of. */
async function workerScript(page: Page): Promise<string> {
  await visit(page, tutorial);
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Run here' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Status 200' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear practice tenant' }).first().click();
  await expect(page.getByText('Your practice tenant is empty.')).toBeVisible();
  return (await worker).url();
}

type Reply = ReplyMessage<{ failure: string }>;

/** Sends the calls to a worker of the page, each when the response before it is there. */
function byWorker(page: Page, script: string, calls: readonly PracticeCall[]) {
  return page.evaluate(
    async ([url, all]) => {
      const worker = new Worker(url);
      const send = (message: CallMessage) =>
        new Promise<Reply>((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
          worker.onerror = () => reject(new Error('The worker failed.'));
          worker.postMessage(message);
        });
      const responses: { status: number; body: unknown }[] = [];
      for (const [id, call] of all.entries()) {
        const reply = await send({ id, name: 'run', argument: { call } });
        if ('failure' in reply) throw new Error('no response');
        const { status, body } = (reply.value as RunResult).response;
        responses.push({ status, body: JSON.parse(JSON.stringify(body)) as unknown });
      }
      return responses;
    },
    [script, calls] as const,
  );
}

test('the worker of a browser and the server respond alike, call after call', async ({ page }) => {
  const script = await workerScript(page);
  const calls = contractCalls.map(([, call]) => call);
  const there = await byWorker(page, script, calls);
  for (const [at, [name, call, status]] of contractCalls.entries()) {
    const here = await responseOf(origin, call);
    expect([here.status, there[at]?.status], name).toEqual([status, status]);
    expect(comparable(there[at]?.body), name).toEqual(comparable(here.body));
  }
  expect(contractCalls.length).toBeGreaterThan(40);
  // The tenant was in the browser's database, not in the memory of a worker that found none.
  const kept = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const open = indexedDB.open('qsc-practice');
        open.onerror = () => reject(new Error('no database'));
        open.onsuccess = () => {
          const get = open.result.transaction('tenant').objectStore('tenant').get('state');
          get.onsuccess = () => resolve(JSON.stringify(get.result));
        };
      }),
  );
  expect(kept).toContain('"code":"products"');
});
