import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeDocuments } from '../../node/search/documents-file';
import { documentsFile, readDocuments } from './built-documents';
import {
  feedingService,
  type FeedingService,
  type ReceivedCall,
  type Reply,
} from '../../test/api/feeding-service';

const ok: Reply = { status: 200, body: '{}' };
const token = 'secret-token-4711';
let folder: string;
let service: FeedingService | undefined;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-feed-'));
  const pages = Array.from({ length: 120 }, (_, index) => `/docs/${index}`);
  writeDocuments(
    path.join(folder, documentsFile),
    pages.map((id) => ({ id, fields: { title: 'Page', url: id } })),
  );
});
afterEach(async () => {
  await service?.close();
  service = undefined;
  fs.rmSync(folder, { recursive: true });
});

const start = async (reply?: (call: ReceivedCall, number: number) => Reply) =>
  (service = await feedingService(reply));

/** Runs the command itself in the site's folder. */
function run({ args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {}) {
  const settings = service && {
    QSC_FEEDING_HOST: service.url,
    QSC_FEEDING_TENANT: 'demo',
    QSC_FEEDING_CODE: 'docs',
    QSC_FEEDING_TOKEN: token,
  };
  const child = spawn(process.execPath, [path.resolve('tools/feed.mjs'), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...settings, ...env },
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const done = new Promise<{ code: number | null; out: string; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, errors }));
  });
  return { child, done };
}

describe('npm run feed', () => {
  it('sends the documents of the build and prints its progress', async () => {
    const { summary, calls } = await start();
    const { code, out, errors } = await run().done;
    expect(summary()).toEqual(['start', 'bulk 100', 'bulk 20', 'end']);
    expect(calls.map(({ headers }) => headers['x-qsc-token'])).toEqual([
      token,
      token,
      token,
      token,
    ]);
    expect(out).toContain('Sent 100 of 120 documents.\nSent 120 of 120 documents.\nDone: 120');
    expect(errors).toBe('');
    expect(code).toBe(0);
  });

  it('names a rejected document, without the token', async () => {
    const { summary } = await start(({ body }) =>
      body.includes('"/docs/33"') ? { status: 400, body: `no ${token}` } : ok,
    );
    const { code, out, errors } = await run().done;
    expect(summary().at(-1)).toBe('cancel');
    expect(errors).toBe(
      'Document /docs/33: bulk/qsc: status 400 (no ***).\nThe feed was canceled: the index is unchanged.\n',
    );
    expect(out + errors).not.toContain(token);
    expect(code).toBe(1);
  });

  it('waits before it tries again', async () => {
    const { summary } = await start((_call, number) => (number === 1 ? { status: 503 } : ok));
    const { code, out } = await run().done;
    expect(summary()).toEqual(['start', 'start', 'bulk 100', 'bulk 20', 'end']);
    expect(out).toMatch(/fullfeed\/start: status 503\. Retry 1 of 5 in (0\.[5-9]|1\.0) s\./);
    expect(code).toBe(0);
  });

  it('stops at a refused token with one message and no stack', async () => {
    const { summary } = await start(() => ({ status: 401 }));
    const { code, out, errors } = await run().done;
    expect(summary()).toEqual(['start']);
    expect(errors).toBe(
      'fullfeed/start: status 401, the token is missing or invalid. Check QSC_FEEDING_TOKEN (console: Security, API Tokens).\nThe feed did not begin: the index is unchanged.\n',
    );
    expect(out).not.toContain(token);
    expect(code).toBe(1);
  });

  it('cancels on Ctrl+C, which npm may make two signals', async () => {
    let stop: () => void = () => undefined;
    const { summary } = await start((_call, number) => {
      if (number !== 2) return ok;
      stop();
      return undefined;
    });
    const { child, done } = run();
    stop = () => {
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGINT'), 5);
    };
    const { code, errors } = await done;
    expect(summary()).toEqual(['start', 'bulk 100', 'cancel']);
    expect(errors).toMatch(/^Interrupted\.\nThe feed was canceled/);
    expect(code).toBe(1);
  });

  it('cancels on Ctrl+C while it waits', async () => {
    const { summary } = await start(({ path: called }) =>
      called.includes('/bulk/') ? { status: 503, headers: { 'Retry-After': '120' } } : ok,
    );
    const { child, done } = run();
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Retry 1')) child.kill('SIGINT');
    });
    expect((await done).code).toBe(1);
    expect(summary()).toEqual(['start', 'bulk 100', 'cancel']);
  });

  it('sends nothing in a dry run, which needs no settings', async () => {
    const { calls } = await start();
    const withSettings = await run({ args: ['--dry-run'] }).done;
    expect(calls).toEqual([]);
    expect(withSettings.out).toContain('120 documents in 2 batches');
    expect(withSettings.out).toContain('/api/v1/data/bulk/qsc/demo/docs  20 documents, 2 kB');
    expect(withSettings.out).toContain('"id": "/docs/0"');
    expect(withSettings.out).not.toContain(token);
    service = undefined;
    const without = await run({ args: ['--dry-run'] }).done;
    expect(without.out).toContain('POST https://{host}/api/v1/data/fullfeed/start/{tenant}/{code}');
    expect(without.out).toContain('QSC_FEEDING_TOKEN is not set');
    expect([withSettings.code, without.code]).toEqual([0, 0]);
  });

  it('names missing settings', async () => {
    const { code, errors } = await run({ env: { QSC_FEEDING_TENANT: 'demo' } }).done;
    expect(errors.match(/QSC_FEEDING_\w+ is not set/g)).toHaveLength(3);
    expect(code).toBe(1);
  });

  it('feeds nothing without a build', async () => {
    const { calls } = await start();
    fs.rmSync(path.join(folder, documentsFile));
    const { code, errors } = await run().done;
    expect(errors).toContain('run "npm run build" first');
    expect(code).toBe(1);
    expect(calls).toEqual([]);
  });

  it.each([
    ['[{"id":', 'is damaged: run "npm run build" again'],
    ['[]', 'A full feed of nothing would empty the index'],
  ])('reads no build that left %s', (text, message) => {
    fs.writeFileSync(path.join(folder, documentsFile), text);
    expect(() => readDocuments(folder)).toThrow(message);
  });

  it('rejects other arguments', async () => {
    const { code, errors } = await run({ args: ['--dryrun'] }).done;
    expect(errors).toContain('Allowed: --dry-run');
    expect(code).toBe(1);
  });
});
