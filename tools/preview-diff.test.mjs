import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../src/test/support/temporary-folder.ts';

const { at, write } = temporaryFolder('qsc-diff-');

const html = (title, main = '', head = '') =>
  `<html><head><title>${title} | Site</title>${head}</head><body><main>${main}</main></body></html>`;

const sites = {
  old: {
    'index.html': html('Home', '<p>Hello</p><script>1</script>'),
    'docs/same/index.html': html('Same', 'old script'),
    'docs/same.md': 'same',
    'docs/edited/index.html': html('Edited'),
    'docs/edited.md': 'before',
    'docs/gone/index.html': html('Gone'),
    'search/index.html': html('Search', 'a'),
    'docs/older/index.html': html('Moved', '', '<meta http-equiv="refresh" content="0"/>'),
  },
  new: {
    'index.html': html('Home', '<p>Hello</p><script>2</script>'),
    'docs/same/index.html': html('Same', 'new script'),
    'docs/same.md': 'same',
    'docs/edited/index.html': html('Edited [x]'),
    'docs/edited.md': 'after',
    'docs/new <b>page/index.html': html('New'),
    'search/index.html': html('Search', 'b'),
    'docs/gone/index.html': html('Moved', '', '<meta http-equiv="refresh" content="0"/>'),
  },
};

it('lists the pages that are new, changed, or gone, with links', () => {
  for (const [site, files] of Object.entries(sites))
    for (const [name, text] of Object.entries(files)) write(`${site}/${name}`, text);
  const run = (...args) =>
    spawnSync(process.execPath, ['tools/preview-diff.mjs', ...args], { encoding: 'utf8' });
  expect(run(at('old'), at('new'), '--origin', 'https://p.example/').stdout).toBe(
    [
      '**New: 1**\n\n- [New](https://p.example/docs/new%20%3Cb%3Epage)',
      '**Changed: 2**\n\n- [Edited \\[x\\]](https://p.example/docs/edited)\n- [Search](https://p.example/search)',
      '**Gone: 1**\n\n- Gone, /docs/gone\n',
    ].join('\n\n'),
  );
  expect(run(at('old'), at('new')).stdout).toContain('- New, /docs/new \\<b>page\n');
  expect(run(at('old'), at('old')).stdout).toBe('No page differs.\n');
  expect(run(at('old'))).toMatchObject({ status: 1, stdout: '' });
  expect(run(at('old'), at('')).stderr).toContain('holds no built site');
});
