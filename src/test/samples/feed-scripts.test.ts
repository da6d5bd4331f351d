import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageFiles } from '../support/content-files';
import { feedingService, isBulk, type FeedingService } from '../api/feeding-service';
import { readSiteFile } from '../../node/content/files';
import { readGuide } from './guide-steps';
import { runShell } from '../support/run-program';
import { temporaryFolder } from '../support/temporary-folder';

// Runs every printed program that sends an export, with invalid exports. None may call the service: a start, an end, or a
// bulk call would change a search.
const guides = pageFiles('content/docs', 'content/blog').map(readGuide);
const all = new Map(guides.flatMap(({ files }) => [...files]));
const folder = temporaryFolder('feed-scripts-');

const update = (id: number) => ({
  header: { id: `p-${id}`, action: 'update' },
  payload: { title: 'Drill' },
});
const remove = (id: number) => ({ header: { id: `p-${id}`, action: 'delete' }, payload: {} });
const many = Array.from({ length: 20 }, (_, index) => index);
const exports = {
  'an empty file': '',
  'an empty array': '[]',
  'an object around the documents': JSON.stringify({ products: many.map(update) }),
  'an error body': '{"statusCode":401,"errorMessage":"The token is missing."}',
  'deletes alone': JSON.stringify(many.map(remove)),
  'half a file': JSON.stringify(many.map(update)).slice(0, -200),
  'a text': '"products"',
  'no value': 'null',
};
const inputs = Object.entries(exports);

let service: FeedingService;
/** Calls that the service refuses before it accepts one. */
let refusals = 0;
beforeAll(async () => {
  service = await feedingService(() => ({ status: refusals-- > 0 ? 503 : 200, body: '{}' }));
});
beforeEach(() => {
  service.calls.length = 0;
  folder.write('export-products.sh', '#!/bin/sh\ncp products.json batches/aa\n');
  fs.cpSync('src/test/samples/pyspark', folder.at('pyspark'), { recursive: true });
});
afterAll(() => service.close());

/** Runs commands with the files of a page and of the other pages that it names. */
function run(commands: string, files: ReadonlyMap<string, string> = new Map()) {
  for (const [name, code] of [...all, ...files])
    folder.write(name, code.replaceAll('https://{host}', service.url));
  const env = { QSC_FEEDING_TOKEN: 'practice-feeding' };
  return runShell(commands, { cwd: folder.at(''), env });
}

const batched = 'rm -rf batches; mkdir batches; cp products.json batches/aa; chmod +x *.sh; bash';

/** How to run a program that reads an export, by the code that reads it. */
const runners: [reads: RegExp, command: string][] = [
  [/readFile\('products\.json'/, 'node'],
  [/file_get_contents\('products\.json'/, 'php'],
  [/batches\/\*/, batched],
];
const hasPhp = spawnSync('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']).status === 0;

const programs = guides.flatMap(({ file, files }) =>
  [...files].flatMap(([name, code]) => {
    const [, command] = runners.find(([reads]) => reads.test(code)) ?? [];
    if (command === undefined || (command === 'php' && !hasPhp)) return [];
    return [{ name, page: file, command: `${command} ${name}`, files }];
  }),
);

describe('a printed program that feeds', () => {
  it('exists in shell and JavaScript', () => {
    expect(programs.map(({ name }) => name).sort()).toEqual(
      expect.arrayContaining(['feed.mjs', 'fullfeed.mjs', 'fullfeed.sh', 'nightly.sh']),
    );
  });

  describe.each(programs)('$name of $page', ({ command, files }) => {
    it.each(inputs)('rejects %s', { timeout: 60_000 }, async (_, text) => {
      const given = new Map([...files, ['products.json', text]]);
      const { code, output, errors } = await run(command, given);
      expect(service.summary()).toEqual([]);
      expect(code).toBeGreaterThan(0);
      expect((output + errors).trim()).not.toBe('');
    });
  });

  it('feed.py rejects tables without rows', { timeout: 60_000 }, async () => {
    const { code, output, errors } = await run('python3 feed.py');
    expect(service.summary()).toEqual([]);
    expect(code).toBeGreaterThan(0);
    expect(output + errors).toContain('Nothing was sent');
  });

  it.each(inputs)('the check before a curl call rejects %s', async (_, text) => {
    const check = readGuide(
      'content/docs/qsc-admin/admin/feeding/feeding-api-integration.mdx',
    ).steps.find(({ commands }) => commands.startsWith('jq '));
    const given = new Map([['products.json', text]]);
    expect((await run(check?.commands ?? 'true', given)).code).toBeGreaterThan(0);
  });

  it.each(inputs)('a count before a full feed by hand shows no update in %s', async (_, text) => {
    const byHand = guides.flatMap(({ steps }) => {
      const start = steps.findIndex(({ commands }) => commands.includes('fullfeed/start/'));
      return start < 0 ? [] : [steps[start - 1]];
    });
    expect(byHand.length).toBeGreaterThan(0);
    for (const count of byHand) {
      expect(count?.commands).toMatch(/^jq /);
      const { output } = await run(count?.commands ?? '', new Map([['products.json', text]]));
      expect(['', '0']).toContain(output.trim());
    }
  });

  it('says why it repeats a batch', { timeout: 60_000 }, async () => {
    refusals = 1;
    const given = new Map([['products.json', JSON.stringify(many.map(update))]]);
    const { code, errors } = await run('node feed.mjs', given);
    expect({ code, errors }).toEqual({ code: 0, errors: 'Attempt 1 failed: bulk/qsc: 503 {}\n' });
  });

  it('sends a complete export unchanged', { timeout: 60_000 }, async () => {
    const documents = [...many.map(update), remove(20)];
    for (const { name, command, files } of programs) {
      service.calls.length = 0;
      const text = JSON.stringify(documents);
      const result = await run(command, new Map([...files, ['products.json', text]]));
      expect(result, name).toMatchObject({ code: 0 });
      const bulk = service.calls.filter((call) => isBulk(call));
      expect(
        bulk.flatMap(({ body }) => JSON.parse(body) as unknown[]),
        name,
      ).toEqual(documents);
    }
  });
});

const isProgram = (name: string, code: string) =>
  name.endsWith('.java')
    ? code.includes(' main(')
    : /\.(?:mjs|sh)$/.test(name) && !/^ *export (?!Q)/m.test(code);

it.each(
  guides.flatMap(({ file, files }) =>
    [...files].filter((entry) => isProgram(...entry)).map(([name]) => [name, file]),
  ),
)('%s of %s has its command on the page', (name, file) => {
  expect(readSiteFile(file)).toMatch(
    RegExp(`(?:node|bash|java) (?!title)[^\\n]*${name}|\\./${name}`),
  );
});
