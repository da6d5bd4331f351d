import { spawn } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import type { CallMessage, ReplyMessage } from '../../src/lib/browser/worker-calls';
import type { RunResult } from '../../src/search/practice/browser/practice-methods';
import type { SentCall } from '../../src/search/practice/api-call';
import { comparable, contractCalls, get, responseOf } from '../../src/test/api/contract-calls';
import { button, done, clearButton, run, steps, tutorial } from '../support/practice';
import { visit } from '../support/page';

const PORT = 9335;

/** The URL of the script from which a page creates its worker. */
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

/** Sends the calls to a worker of the page, each after the response to the previous one. */
function byWorker(page: Page, script: string, calls: readonly SentCall[]) {
  return page.evaluate(
    async ([url, list]) => {
      const worker = new Worker(url);
      const send = (message: CallMessage) =>
        new Promise<Reply>((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
          worker.onerror = () => reject(new Error('The worker failed.'));
          worker.postMessage(message);
        });
      const responses: { status: number; body: unknown }[] = [];
      for (const [id, call] of list.entries()) {
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
  // What `npm run search-server` runs.
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/search/server/main.ts'], {
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  server.stdout.on('data', (chunk) => (printed += String(chunk)));
  try {
    const script = await workerScript(page);
    const calls = contractCalls.map(([, call]) => call);
    const ofWorker = await byWorker(page, script, calls);
    await expect.poll(() => printed).toContain('Stop with Ctrl+C.');
    for (const [index, [name, call, status]] of contractCalls.entries()) {
      const ofServer = await responseOf(`http://localhost:${PORT}`, call);
      expect([ofServer.status, ofWorker[index]?.status], name).toEqual([status, status]);
      expect(comparable(ofWorker[index]?.body), name).toEqual(comparable(ofServer.body));
    }
    expect(contractCalls.length).toBeGreaterThan(40);
    // The tenant is in the database of the browser, where another worker finds it.
    expect(await byWorker(page, script, [get('q=*')])).toMatchObject([{ status: 200 }]);
  } finally {
    server.kill();
  }
});

test('a record of another version is reported and replaced', async ({ page }) => {
  await visit(page, tutorial);
  const schema = steps(page).first();
  await run(schema);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('qsc-practice');
        open.onsuccess = () => {
          const transaction = open.result.transaction('tenant', 'readwrite');
          transaction.objectStore('tenant').put({ version: 0, apps: [] }, 'state');
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
          transaction.onabort = () => reject(new Error('not written'));
        };
      }),
  );
  await visit(page, tutorial);
  await run(schema);
  await expect(schema).toContainText('could not be read');
  await clearButton(schema).click();
  await expect(schema).toContainText('Stored in this browser only');
});

/** Runs code in the worker before its script, to change the browser as a private window or a full disk does. */
async function inWorker(page: Page, code: string): Promise<void> {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // The page's own scripts never name the database.
    const body = text.includes('indexedDB.open') ? `${code};${text}` : text;
    await route.fulfill({ response, body });
  });
}

for (const [condition, code] of [
  ['no database', 'Object.defineProperty(self, "indexedDB", { value: undefined })'],
  [
    'a full disk',
    'IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }',
  ],
] as const)
  test(`with ${condition} the tutorial continues, with a notice`, async ({ page }) => {
    await inWorker(page, code);
    await visit(page, tutorial);
    for (const index of [0, 1, 2]) {
      await run(steps(page).nth(index));
      await expect(done(steps(page).nth(index))).toBeVisible();
    }
    await expect(steps(page).nth(2)).toContainText('Your browser does not store it');
  });

test('a script that fails to load is reported, and the next try loads it', async ({ page }) => {
  await visit(page, tutorial);
  const schema = steps(page).first();
  await page.context().setOffline(true);
  await button(schema).click();
  await expect(schema.getByRole('status')).toHaveText(
    'The practice tenant could not be loaded. Try again.',
  );
  await page.context().setOffline(false);
  await run(schema);
  await expect(done(schema)).toBeVisible();
});
