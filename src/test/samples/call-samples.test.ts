import { execFile, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationNodes } from '../../node/api/operation-nodes';
import { exampleCall } from '../../node/api/request-examples';
import { readSiteFile } from '../../node/source/files';
import { callSamples } from '../../search/protocol/samples/call-samples';
import type { SampleCall } from '../../search/protocol/samples/sample-call';
import type { SampleLanguage } from '../../search/protocol/samples/sample-languages';
import { operations } from '../../search/protocol/schema/operations';
import { createSearchServer } from '../../search/server/search-server';
import { pageFiles } from '../support/content-files';
import { listen, type Listening } from '../support/listen';
import { tutorialSchema } from '../support/practice-content';
import { temporaryFolder } from '../support/temporary-folder';

// Samples as pages print them, against the practice tenant.
const programs = {
  curl: ['bash', 'sample.sh'],
  js: ['node', 'sample.mjs'],
  python: ['python3', 'sample.py'],
  php: ['php', 'sample.php'],
} as const satisfies Partial<Record<SampleLanguage, readonly [program: string, file: string]>>;
type Run = keyof typeof programs;

const isInstalled: Record<Run, boolean> = {
  curl: spawnSync('curl', ['--version']).status === 0,
  js: true,
  python: spawnSync('python3', ['-c', 'import requests']).status === 0,
  php: spawnSync('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']).status === 0,
};
const installed = (Object.keys(programs) as Run[]).filter((name) => isInstalled[name]);
const folder = temporaryFolder('samples-');

let server: Listening;
beforeAll(async () => {
  const search = () => Promise.reject(new Error('no build'));
  server = await listen(createSearchServer({ tenant: 'demo', index: 'documentation', search }));
});
afterAll(async () => {
  await server.close();
  const skipped = (Object.keys(programs) as Run[]).filter((name) => !isInstalled[name]);
  if (skipped.length > 0) console.warn(`Not installed, so not run: ${skipped.join(', ')}`);
});

const address = (path: string) => `https://{host}/api/v1/${path}/{tenant}/{code}`;
const values = { tenant: 'demo', code: 'products' };
/** Texts that mean something in one of the languages. */
const hostile = `a "b" 'c' \\ $d \`e\` {f} #{g} ä true null`;
const document = (id: string) => ({
  header: { id, action: 'update' },
  payload: { title: hostile, inStock: true },
});
const calls = {
  schema: {
    method: 'PUT',
    address: address('searchapp/schema'),
    values,
    query: '',
    body: tutorialSchema(),
    hasToken: true,
  },
  start: {
    method: 'POST',
    address: address('data/fullfeed/start'),
    values,
    query: '',
    hasToken: true,
  },
  bulk: {
    method: 'POST',
    address: address('data/bulk/qsc'),
    values,
    query: '',
    body: JSON.stringify([document('one'), document('two')], null, 2),
    hasToken: true,
  },
  end: { method: 'POST', address: address('data/fullfeed/end'), values, query: '', hasToken: true },
  get: { method: 'GET', address: address('search'), values, query: 'q=*&rows=1', isJson: true },
  post: {
    method: 'POST',
    address: address('search'),
    values,
    query: '',
    body: '{ "q": "*", "rows": 1, "result": { "paging": { "enabled": false } } }',
    isJson: true,
  },
} as const satisfies Record<string, SampleCall>;

function run(name: Run, call: SampleCall, token: string): Promise<{ code: number; all: string }> {
  const [program, file] = programs[name];
  const [sample] = callSamples(call, [name]);
  folder.write(file, (sample?.code ?? '').replaceAll('https://{host}', server.origin));
  return new Promise((resolve) => {
    execFile(
      program,
      [folder.at(file)],
      { env: { ...process.env, QSC_TOKEN: token }, timeout: 30_000 },
      (error, output, errors) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, all: output + errors }),
    );
  });
}

async function succeeds(name: Run, call: SampleCall, token = 'practice-feeding'): Promise<string> {
  const { code, all } = await run(name, call, token);
  expect(code, all).toBe(0);
  return all;
}

describe.each(installed)('samples in %s', (name) => {
  it('set up an index, feed it, and search it', { timeout: 120_000 }, async () => {
    await succeeds(name, calls.schema, 'practice-admin');
    for (const call of [calls.start, calls.bulk, calls.end]) await succeeds(name, call);
    for (const call of [calls.get, calls.post])
      expect(await succeeds(name, call)).toMatch(/\btotal['"\]]*(?:: ?| => )2\b/);
  });

  it('end with status and body of an error', { timeout: 60_000 }, async () => {
    const { code, all } = await run(name, calls.bulk, 'wrong');
    expect(code).toBeGreaterThan(0);
    expect(all).toContain('401');
    expect(all).toContain('The token in X-QSC-Token does not belong to this tenant.');
  });
});

it('is written in each language with the address that its values fill in', () => {
  for (const { label, code } of callSamples(calls.get)) {
    expect(code, label).toContain('https://{host}/api/v1/search/demo/products?q=*&rows=1');
    expect(code, label).not.toMatch(/TOKEN/);
  }
  for (const { label, code } of callSamples(calls.start)) expect(code, label).toMatch(/QSC_TOKEN/);
});

describe('the environment variable of a token', () => {
  const pages = pageFiles('content').map((file) => [file, readSiteFile(file) ?? ''] as const);
  const reading = /(?:\$\{?|env\.|environ\[.|getenv\(.|GetEnvironmentVariable\(.)(QSC_\w*TOKEN)/g;
  const using = pages.filter(([, source]) =>
    (source.match(/^ *```\w[^]*?^ *```$/gm) ?? []).some((block) => block.search(reading) >= 0),
  );

  it.each(using)('is set on %s, which uses it', (_, source) => {
    for (const [, name = ''] of source.matchAll(reading))
      expect(source).toContain(`export ${name}=`);
  });

  it.each(operations)('is set where the reference has the call $id', (operation) => {
    const page = JSON.stringify(operationNodes(operation, undefined));
    for (const { code } of callSamples(exampleCall(operation)))
      for (const [, name = ''] of code.matchAll(reading)) expect(page).toContain(`export ${name}=`);
  });
});
