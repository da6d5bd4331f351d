import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../src/test/support/temporary-folder.ts';

const { at, write } = temporaryFolder('qsc-diff-');

const page = (route, title, text) => ({
  [`${route}/index.html`]: `<script src="${Math.random()}.js">`,
  [`${route || 'index'}.md`]: `---\ntitle: x\n---\n\n# ${title}\n\n${text}\n`,
});

const sites = {
  old: {
    ...page('', 'Home', 'Hello'),
    ...page('docs/same', 'Same', 'same'),
    ...page('docs/edited', 'Edited', 'before'),
    ...page('docs/gone', 'Gone', 'text'),
    'skill.md': '# No page',
    'docs/older/index.html': '<meta http-equiv="refresh" content="0"/>',
  },
  new: {
    ...page('', 'Home', 'Hello'),
    ...page('docs/same', 'Same', 'same'),
    ...page('docs/edited', 'Edited \\[x]', 'after'),
    ...page('docs/new <b>page', 'New', 'text'),
    'skill.md': '# No page, changed',
    'docs/gone/index.html': '<meta http-equiv="refresh" content="0"/>',
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
      '**Changed: 1**\n\n- [Edited \\[x]](https://p.example/docs/edited)',
      '**Gone: 1**\n\n- Gone, /docs/gone\n',
    ].join('\n\n'),
  );
  expect(run(at('old'), at('new')).stdout).toContain('- [New](/docs/new%20%3Cb%3Epage)\n');
  expect(run(at('old'), at('old')).stdout).toBe('No page differs.\n');
  expect(run(at('old'))).toMatchObject({ status: 1, stdout: '' });
  expect(run(at('old'), at('')).stderr).toContain('has no built site');
  expect(run(at('old'), at('new'), '--origin', 'p').stderr).toContain('must be an address');
});
