import { expect, it } from 'vitest';
import { siteDifferences } from './site-differences';
import { temporaryFolder } from './temporary-folder';

const [old, other] = ['0123456789abcdef0123', 'abcdef0123456789abcd'];

const { at, write } = temporaryFolder('qsc-sites-');

/** A built site. @param name its folder */
function site(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries({ 'hosting/site.json': '{}', ...files }))
    write(`${name}/${file}`, text);
  return at(name);
}

it('two builds are the same site when only their bundles and the hashes of these differ', () => {
  const build = (hash: string, scripts: string, style: string) => ({
    'public/a.html': `<style>${style}</style>${scripts}<script data-value="${hash}">x</script><p>A</p>`,
    [`public/app-${hash}.js`]: hash,
    [`public/styles.${hash}.css`]: style,
    'public/page-data/app-data.json': `{"webpackCompilationHash":"${hash}"}`,
    'public/_headers': `script-src 'self' 'sha256-${hash}' 'sha256-b'; img-src data:`,
    'public/a.html.br': hash,
  });
  const one = build(old, `<script src="/app-${old}.js" async></script>`, 'a{}');
  const two = build(other, `<script src="/a-${other}.js" async></script>`, 'a{b:c}');
  expect(siteDifferences(site('one', one), site('two', two))).toEqual([]);
});

it('what else differs is named with its place', () => {
  const one = site('one', {
    'public/a.html': '<p>A</p>',
    'public/b.md': 'B',
    'public/c.png': '\x00',
  });
  const two = site('two', {
    'public/a.html': '<p>C</p>',
    'public/d.md': 'B',
    'public/c.png': '\x01',
  });
  expect(siteDifferences(one, two)).toEqual([
    'public/a.html differs: "<p>A</p>", "<p>C</p>"',
    `public/b.md is only in ${one}`,
    String.raw`public/c.png differs: "\u0000", "\u0001"`,
    `public/d.md is only in ${two}`,
  ]);
});
