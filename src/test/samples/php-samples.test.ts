import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleShopFiles } from '../../node/shop/sample-files';
import { loadSampleShop } from '../../search/server/sample-shop';
import { practiceTokens } from '../../search/practice/tokens';
import { sampleOf } from '../support/practice-content';
import { practiceServer } from '../support/practice-server';
import { runProgram } from '../support/run-program';
import { temporaryFolder } from '../support/temporary-folder';

// The programs of 'Search and feed from PHP' print the output of the page, with the sample shop in a practice tenant.
const page = 'search/guides/php.mdx';
const samples = 'content/docs/qsc-admin/search/guides/samples';
const files = fs.readdirSync(samples).filter((file) => file.endsWith('.php'));
const programs = files.filter((file) => file !== 'client.php');
const isInstalled =
  spawnSync('php', ['-r', 'exit(extension_loaded("curl") ? 0 : 1);']).status === 0;
const folder = temporaryFolder('php-');

const origin = practiceServer();

it.skipIf(!isInstalled).each(programs)('%s', async (program) => {
  for (const [file, text] of sampleShopFiles()) {
    folder.write(file, text);
    folder.write(path.basename(file), text);
  }
  for (const file of files) {
    const code = fs.readFileSync(path.join(samples, file), 'utf8');
    folder.write(file, code.replaceAll('https://{host}', origin()));
  }
  await loadSampleShop(folder.at(''), origin(), practiceTokens);
  const { code, output, errors } = await runProgram(['php', program], {
    cwd: folder.at(''),
    env: { QSC_FEEDING_TOKEN: practiceTokens.feeding },
  });
  expect(code, errors).toBe(0);
  expect(output.trim()).toBe(sampleOf(page, `Output of ${program}`));
});
