import fs from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { practiceServer } from '../support/practice-server';
import { runShell } from '../support/run-program';
import { temporaryFolder } from '../support/temporary-folder';

// The steps of the workflow on 'Practice tenant' that call the tenant, as they are printed.
interface Workflow {
  jobs: {
    client: { env: Record<string, string>; steps: { name?: string; run?: string }[] };
  };
}
const { env, steps } = (
  parse(fs.readFileSync('content/docs/playground/samples/client-tests.yml', 'utf8')) as Workflow
).jobs.client;
const calls = steps.filter(({ run = '' }) => /\bcurl\b/.test(run));
const folder = temporaryFolder('workflow-');

const origin = practiceServer();

it('has two steps that call the tenant', () => expect(calls).toHaveLength(2));

it.each(calls)('$name', async ({ run = '' }) => {
  const result = await runShell(run, { cwd: folder.at(''), env: { ...env, QSC_HOST: origin() } });
  expect(result).toMatchObject({ code: 0 });
});
