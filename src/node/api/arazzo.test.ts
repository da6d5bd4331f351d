import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { practiceTokens } from '../../search/practice/tokens';
import { readPage } from '../../test/support/compiled-content';
import { pageFiles } from '../../test/support/content-files';
import { practiceServer } from '../../test/support/practice-server';
import { runProgram } from '../../test/support/run-program';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { sampleShopFiles } from '../shop/sample-files';
import { arazzoFiles, shopSteps } from './arazzo';
import { apiFiles } from './openapi';

const { at, write } = temporaryFolder('qsc-arazzo-');
const origin = practiceServer();

/** Runs Redocly. @returns its exit code and what it printed, without colors */
async function redocly(...args: string[]) {
  const env = { NO_COLOR: '1', REDOCLY_TELEMETRY: 'off' };
  const program = path.resolve('node_modules/.bin/redocly');
  const options = { cwd: at(''), env, timeout: 300_000 };
  const { code, output, errors } = await runProgram([program, ...args], options);
  return { code, output: output + errors };
}

it('a call that the API does not have is no step', () => {
  const step = { method: 'GET', path: '/api/v1/nothing', query: '', needsShop: false };
  const shop = shopSteps(new Map(sampleShopFiles()));
  const [[, tutorials = ''] = []] = arazzoFiles([{ title: 'A', path: '/a', steps: [step] }], shop);
  expect(tutorials).toContain('workflows: []');
});

const pages = pageFiles('content/docs').filter((file) =>
  /<RunHere|<SearchExample/.test(fs.readFileSync(file, 'utf8')),
);

it('the calls that pages offer to run are workflows that the search server passes', async () => {
  const withSteps = await Promise.all(
    pages.map(async (file) => {
      const { values, content } = await readPage(file);
      const route = file.replace(/^content|\.mdx?$/g, '');
      return { title: String(values['title']), path: route, steps: content.steps };
    }),
  );
  const files = arazzoFiles(withSteps, shopSteps(new Map(sampleShopFiles())));
  for (const [file, text] of [...files, ...apiFiles('')]) write(file.slice(1), text);
  const inputs = Object.entries({
    tenant: 'demo',
    adminToken: practiceTokens.admin,
    feedingToken: practiceTokens.feeding,
  }).flatMap(([name, value]) => ['--input', `${name}=${value}`]);
  for (const [file] of files) {
    expect(await redocly('lint', file.slice(1))).toMatchObject({ code: 0 });
    const result = await redocly(
      ...['respect', file.slice(1), '--server', `qsc=${origin()}`, ...inputs],
      ...['--severity', 'STATUS_CODE_CHECK=warn'],
    );
    expect(result, result.output.slice(-3000)).toMatchObject({ code: 0 });
    expect(result.output).toMatch(/Workflows: \d+ passed, \d+ total/);
  }
  const wrong = await redocly(
    ...['respect', 'arazzo/tutorials.yaml', '--server', `qsc=${origin()}`],
    ...['--severity', 'STATUS_CODE_CHECK=warn'],
  );
  expect(wrong.code).toBe(1);
}, 300_000);
