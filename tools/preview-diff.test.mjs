import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../src/test/support/temporary-folder.ts';

const { at, write } = temporaryFolder('qsc-diff-');

const page = (route, title, text, site = 'https://old.example/') => ({
  [`${route}/index.html`]: `<script src="${Math.random()}.js">`,
  [`${route || 'index'}.md`]: `---\nurl: ${site}${route}\n---\n\n# ${title}\n\n[${text}](${site})\n`,
});
/** The preview has another address. */
const next = (...words) => page(...words, 'https://p.example/help/');

const sites = {
  old: {
    ...page('', 'Home', 'Hello'),
    ...page('docs/same', 'Same', 'same'),
    ...page('docs/edited', 'Edited', 'before'),
    ...page('docs/gone', '@Gone', 'text'),
    'skill.md': '# No page',
    'docs/older/index.html': '<meta http-equiv="refresh" content="0"/>',
  },
  new: {
    ...next('', 'Home', 'Hello'),
    ...next('docs/same', 'Same', 'same'),
    ...next('docs/edited', 'Edited \\[x]', 'after'),
    ...next('docs/new <b> (page', 'New', 'text'),
    'skill.md': '# No page, changed',
    'docs/gone/index.html': '<meta http-equiv="refresh" content="0"/>',
  },
};

it('lists the pages that are new, changed, or gone, with links to pages that exist', () => {
  for (const [site, files] of Object.entries(sites))
    for (const [name, text] of Object.entries(files)) write(`${site}/${name}`, text);
  const run = (...args) =>
    spawnSync(process.execPath, ['tools/preview-diff.mjs', ...args], { encoding: 'utf8' });
  expect(run(at('old'), at('new'), '--origin', 'https://p.example/').stdout).toBe(
    [
      '**New: 1**\n\n- [New](<https://p.example/docs/new%20%3Cb%3E%20(page>)',
      '**Changed: 1**\n\n- [Edited \\[x]](<https://p.example/docs/edited>)',
      '**Gone: 1**\n\n- `/docs/gone`\n',
    ].join('\n\n'),
  );
  expect(run(at('old'), at('new')).stdout).toContain('- [New](</docs/new%20%3Cb%3E%20(page>)\n');
  expect(run(at('old'), at('old')).stdout).toBe('No page differs.\n');
  expect(run(at('old'))).toMatchObject({ status: 1, stdout: '' });
  write('no-site/index.md', '# Notes');
  for (const folder of ['missing', 'no-site'])
    expect(run(at('old'), at(folder)).stderr).toContain('has no built site');
  for (const origin of ['p', 'localhost:9000'])
    expect(run(at('old'), at('new'), '--origin', origin).stderr).toContain('must be an address');
});

it('says in the comment of the workflow that a long list is cut', () => {
  const { jobs } = parse(fs.readFileSync('.github/workflows/site.yml', 'utf8'));
  const script = `gh() { :; }; seq 20000 > preview.md; ${jobs['publish-preview'].steps[2].run}`;
  spawnSync('bash', ['-e', '-c', script], { cwd: at('') });
  const comment = fs.readFileSync(at('comment.md'), 'utf8');
  expect(comment).toMatch(
    /\n\d{5}\n\nThe list is cut: the command preview:diff prints all of it\.\n$/,
  );
});
