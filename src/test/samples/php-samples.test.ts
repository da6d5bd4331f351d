import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleShopFiles } from '../../node/shop/sample-files';
import { loadSampleShop } from '../../search/server/sample-shop';
import { createSearchServer } from '../../search/server/search-server';
import { practiceTokens } from '../../search/practice/tokens';
import { listen, type Listening } from '../support/listen';
import { sampleOf } from '../support/practice-content';
import { temporaryFolder } from '../support/temporary-folder';

// The programs of 'Search and feed from PHP' print what the page says, with the sample shop in a practice tenant.
const page = 'search/guides/php.mdx';
const samples = 'content/docs/qsc-admin/search/guides/samples';
const files = fs.readdirSync(samples).filter((file) => file.endsWith('.php'));
const programs = files.filter((file) => file !== 'client.php');
const isInstalled =
  spawnSync('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']).status === 0;
const folder = temporaryFolder('php-');

let server: Listening;
beforeAll(async () => {
  const search = () => Promise.reject(new Error('no build'));
  server = await listen(createSearchServer({ tenant: 'demo', index: 'documentation', search }));
});
afterAll(() => server.close());

it.skipIf(!isInstalled).each(programs)('%s', async (program) => {
  for (const [file, text] of sampleShopFiles()) {
    folder.write(file, text);
    folder.write(path.basename(file), text);
  }
  for (const file of files) {
    const code = fs.readFileSync(path.join(samples, file), 'utf8');
    folder.write(file, code.replaceAll('https://{host}', server.origin));
  }
  await loadSampleShop(folder.at(''), server.origin, practiceTokens);
  const output = await new Promise((resolve, reject) => {
    execFile(
      'php',
      [program],
      {
        cwd: folder.at(''),
        env: { ...process.env, QSC_FEEDING_TOKEN: practiceTokens.feeding },
        timeout: 30_000,
      },
      (error, text, errors) => (error ? reject(new Error(errors + text)) : resolve(text.trim())),
    );
  });
  expect(output).toBe(sampleOf(page, `Output of ${program}`));
});
