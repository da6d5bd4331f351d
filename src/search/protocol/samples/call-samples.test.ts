import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { tutorialSchema } from '../../../test/support/practice-content';
import { practiceServer } from '../../../test/support/practice-server';
import { runProgram } from '../../../test/support/run-program';
import { temporaryFolder } from '../../../test/support/temporary-folder';
import { callSamples } from './call-samples';
import type { SampleCall } from './sample-call';
import type { SampleLanguage } from './sample-languages';

// Samples as pages print them, against the practice tenant.
const programs = {
  curl: ['bash', 'sample.sh'],
  js: ['node', 'sample.mjs'],
  python: ['python3', 'sample.py'],
  php: ['php', 'sample.php'],
  java: ['java', 'Example.java'],
  go: ['go', 'run', 'sample.go'],
} as const satisfies Partial<Record<SampleLanguage, readonly [...command: string[], file: string]>>;
type Run = keyof typeof programs;

const isInstalled: Record<Run, boolean> = {
  curl: spawnSync('curl', ['--version']).status === 0,
  js: true,
  python: spawnSync('python3', ['-c', 'import requests']).status === 0,
  php: spawnSync('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']).status === 0,
  // Java runs a source file since 11, and has text blocks since 15.
  java: /\b(?:1[5-9]|[2-9]\d)\./.test(
    spawnSync('java', ['--version'], { encoding: 'utf8' }).stdout,
  ),
  go: spawnSync('go', ['version']).status === 0,
};
const installed = (Object.keys(programs) as Run[]).filter((name) => isInstalled[name]);
const folder = temporaryFolder('samples-');

const origin = practiceServer();
afterAll(() => {
  const skipped = (Object.keys(programs) as Run[]).filter((name) => !isInstalled[name]);
  if (skipped.length > 0) console.warn(`Not installed, so not run: ${skipped.join(', ')}`);
});

const call = (
  method: SampleCall['method'],
  path: string,
  more: Partial<SampleCall>,
): SampleCall => ({
  ...{ method, address: `https://{host}/api/v1/${path}/{tenant}/{code}` },
  ...{ values: { tenant: 'demo', code: 'products' }, query: '', ...more },
});
const feeding = { token: 'API token' } as const;
/** Texts that mean something in one of the languages. */
const hostile = `a "b" 'c' \\ $d \`e\` {f} #{g} ä true null`;
const document = (id: string) => ({
  header: { id, action: 'update' },
  payload: { title: hostile, inStock: true },
});
const calls = {
  schema: call('PUT', 'searchapp/schema', { ...feeding, body: tutorialSchema() }),
  start: call('POST', 'data/fullfeed/start', feeding),
  bulk: call('POST', 'data/bulk/qsc', {
    ...feeding,
    body: JSON.stringify([document('one'), document('two')], null, 2),
  }),
  end: call('POST', 'data/fullfeed/end', feeding),
  get: call('GET', 'search', { query: 'q=*&rows=1', isJson: true }),
  post: call('POST', 'search', {
    body: '{ "q": "*", "rows": 1, "result": { "paging": { "enabled": false } } }',
    isJson: true,
  }),
};

async function run(name: Run, sampleCall: SampleCall, token: string) {
  const command = [...programs[name]] as string[];
  const file = command.pop() as string;
  const [sample] = callSamples(sampleCall, [name]);
  folder.write(file, (sample?.code ?? '').replaceAll('https://{host}', origin()));
  const { code, output, errors } = await runProgram([...command, folder.at(file)], {
    env: { QSC_TOKEN: token },
  });
  return { code, all: output + errors };
}

async function succeeds(name: Run, sampleCall: SampleCall, token = 'practice-feeding') {
  const { code, all } = await run(name, sampleCall, token);
  expect(code, all).toBe(0);
  return all;
}

describe.each(installed)('samples in %s', (name) => {
  it('set up an index, feed it, and search it', { timeout: 180_000 }, async () => {
    await succeeds(name, calls.schema, 'practice-admin');
    for (const part of [calls.start, calls.bulk, calls.end]) await succeeds(name, part);
    for (const search of [calls.get, calls.post])
      expect(await succeeds(name, search)).toMatch(/\btotal['"\]]*(?:: ?| => )2\b/);
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
