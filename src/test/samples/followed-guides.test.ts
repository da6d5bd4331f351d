import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shopResponses } from '../../node/examples/shop-responses';
import { sampleShopFiles } from '../../node/shop/sample-files';
import { shopCalls } from '../../search/practice/shop-calls';
import type { SearchResponse } from '../../search/protocol/types';
import { responseOf } from '../api/contract-calls';
import { pageFiles } from '../support/content-files';
import { readGuide, type Guide, type GuideStep } from './guide-steps';
import { tutorialProducts, tutorialSchema } from '../support/practice-content';
import { practiceServer } from '../support/practice-server';
import { runShell } from '../support/run-program';
import { temporaryFolder } from '../support/temporary-folder';

// Every shell command of the documentation as it is printed, in the order of its page, against the practice tenant with
// the sample shop in it.
const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0;
const missing = ['bash', 'curl', 'jq'].filter((program) => !isInstalled(program));
const guides = pageFiles('content/docs')
  .map(readGuide)
  .filter(({ steps }) => steps.length > 0);
const tokens = { QSC_ADMIN_TOKEN: 'practice-admin', QSC_FEEDING_TOKEN: 'practice-feeding' };
const notRun: string[] = [];
const folder = temporaryFolder('guide-');

const origin = practiceServer();
afterAll(() => console.warn(`Commands that were not run:\n${notRun.sort().join('\n')}`));

let loaded: string | undefined;

/** Prepares a guide: writes its files and, if the tenant has other products, resets and feeds it. */
async function begin({ first, files, steps }: Guide): Promise<void> {
  const shop = new Map(sampleShopFiles().map(([file, text]) => [path.basename(file), text]));
  const products = first === undefined ? shop.get('products.json') : tutorialProducts();
  const schema = first === undefined ? shop.get('schema.json') : tutorialSchema();
  const loads = new Map([...shop, ['products.json', products], ['schema.json', schema]]);
  for (const [name, text = ''] of [...loads, ...files])
    folder.write(name, text.replaceAll('https://{host}', origin()));
  const [before, next] = [loaded, first === undefined ? 'shop' : 'tutorial'];
  loaded = steps.some(({ commands }) => /-X P|bash /.test(commands)) ? undefined : next;
  if (before === next) return;
  const reset = { method: 'POST', headers: { 'X-QSC-Token': tokens.QSC_ADMIN_TOKEN } };
  expect((await fetch(`${origin()}/practice/reset`, reset)).status).toBe(200);
  for (const { file, ...call } of shopCalls) {
    const loaded = { ...call, query: '', body: loads.get(path.basename(file)) };
    expect(await responseOf(origin(), loaded)).toMatchObject({ status: 200 });
  }
}

function run(commands: string) {
  const script = commands
    .replaceAll('https://{host}', origin())
    .replace(/^export QSC_\w+=.*$/gm, '');
  const env = { ...tokens, QSC_TOKEN: 'practice-feeding' };
  return runShell(script, { cwd: folder.at(''), env });
}

/** The part of a response that must be the same on a page and from a tenant. */
function summary(body: unknown) {
  if (Array.isArray(body)) return { suggestions: body.length > 0 };
  const { statusCode, result, didYouMeanResult } = body as SearchResponse;
  const { total, documents } = result?.['products'] ?? {};
  const correction = didYouMeanResult && Object.entries(didYouMeanResult);
  return { statusCode, total, ids: documents?.map(({ id }) => id), correction };
}

async function follow(step: GuideStep): Promise<void> {
  for (const [, name = ''] of step.commands.matchAll(/\$\{?(QSC_\w+)/g))
    expect(step.above, `nothing says what $${name} is`).toContain(name);
  const { code, output, errors } = await run(step.commands);
  // curl exits with 22 if the status is an error.
  expect(code, `${errors}${output}`).toBe(step.status < 400 ? 0 : 22);
  for (const text of step.prints) expect(output.split('\n')).toContain(text);
  if (step.statusStarts !== undefined)
    expect(output.trim()).toMatch(RegExp(`^${step.statusStarts}\\d\\d$`));
  if (!step.call) return;
  const { body } = await shopResponses.response(step.call);
  expect(summary(JSON.parse(output))).toEqual(summary(body));
}

describe('the script of a full feed', () => {
  const guide = readGuide('content/docs/qsc-admin/admin/feeding/full-feed.mdx');
  const total = async () => {
    const response = await fetch(`${origin()}/api/v1/search/demo/products?q=*`);
    return ((await response.json()) as SearchResponse).result['products']?.total;
  };

  it.each([
    ['a missing folder', undefined],
    ['an empty export', '[]'],
    ['fewer documents than the limit', JSON.stringify(JSON.parse(tutorialProducts()).slice(0, 9))],
    ['a file that was cut off', '[{"header":'],
    ['an error in place of documents', '{"statusCode":401}'],
  ])('sends nothing of %s', async (_, batch) => {
    await begin(guide);
    if (batch !== undefined) folder.write('batches/aa', batch);
    expect((await run('bash fullfeed.sh')).code).toBeGreaterThan(0);
    expect(await total()).toBe(202);
  });
});

describe('commands of a guide, one after the other', () => {
  it.each(guides)('$file', async (guide) => {
    await begin(guide);
    for (const step of guide.steps) {
      const position = `${guide.file}:${step.line}`;
      const lacking = missing.find((name) => name !== 'jq' || /\bjq\b/.test(step.commands));
      const reason = step.platform ?? (lacking && `${lacking} is not installed`);
      if (reason === undefined)
        await follow(step).catch((error: Error) => {
          error.message = `${position}: ${error.message}`;
          throw error;
        });
      else notRun.push(`${position}: ${reason}`);
    }
  });
});
