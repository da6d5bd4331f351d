import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSearchServer } from '../../search/server/search-server';
import { listen, type Listening } from '../support/listen';
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

let server: Listening;
beforeAll(async () => {
  const search = () => Promise.reject(new Error('no build'));
  server = await listen(createSearchServer({ tenant: 'demo', index: 'documentation', search }));
});
afterAll(() => server.close());

it('has two steps that call the tenant', () => expect(calls).toHaveLength(2));

it.each(calls)('$name', async ({ run = '' }) => {
  await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', run], {
    cwd: folder.at(''),
    env: { ...process.env, ...env, QSC_HOST: server.origin },
  });
});
