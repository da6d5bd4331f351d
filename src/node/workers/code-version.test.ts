import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { codeVersion } from './code-version';

const { at } = temporaryFolder('qsc-version-');

/** An edit of a file that the bundle imports. */
const edited = (name: string): Plugin => ({
  name: 'edit',
  setup: ({ onLoad }) =>
    onLoad({ filter: new RegExp(`${name}$`) }, ({ path: file }) => ({
      contents: fs.readFileSync(file, 'utf8').replace('&lt;', '&#60;'),
      loader: 'ts',
    })),
});

/** Version of the code that compiles pages, bundled as in a build. */
async function compilerVersion(name: string, plugins: Plugin[] = []): Promise<string> {
  const bundle = path.join(at(''), `${name}.js`);
  await build({
    entryPoints: ['src/node/pages/page.worker.ts'],
    outfile: bundle,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    plugins,
  });
  return codeVersion(bundle);
}

it('changes with a file that the compiler imports from afar, and with nothing else', async () => {
  const before = await compilerVersion('before');
  expect(await compilerVersion('same')).toBe(before);
  const after = await compilerVersion('after', [edited('src/lib/text/escape-html.ts')]);
  expect(after).not.toBe(before);
  expect(await compilerVersion('other', [edited('src/search/engine/suggest/x.ts')])).toBe(before);
});

it('is unique without a bundle, so that no cache entry matches', () => {
  const one = codeVersion(path.join(at(''), 'none.js'));
  expect(codeVersion(path.join(at(''), 'none.js'))).toBe(one);
  expect(codeVersion(path.join(at(''), 'no-other.js'))).not.toBe(one);
});
