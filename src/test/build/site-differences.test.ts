import { expect, it } from 'vitest';
import { siteDifferences } from './site-differences';
import { temporaryFolder } from '../support/temporary-folder';

const [old, other] = ['01234567', 'abcdef01'];

/** Ends the digest of a compilation. */
const digest = 'abcdefabcdef';

const { at, write } = temporaryFolder('qsc-sites-');

/** A built site. @param name its folder */
function site(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries({ 'hosting/site.json': '{}', ...files }))
    write(`${name}/${file}`, text);
  return at(name);
}

it('two builds are the same site when only their scripts and the hashes of these differ', () => {
  const build = (hash: string, scripts: string) => ({
    'public/a.html': `<style>a{}</style>${scripts}<script data-value="${hash}${digest}">x</script><p>A</p>`,
    [`public/app-${hash}.js`]: hash,
    'public/page-data/app-data.json': `{"webpackCompilationHash":"${hash}"}`,
    'public/_headers': `script-src 'self' 'sha256-b'; img-src data:`,
    'public/a.html.br': hash,
  });
  const one = build(old, `<script src="/app-${old}.js" async></script>`);
  const two = build(other, `<script src="/a-${other}.js" async></script>`);
  expect(siteDifferences(site('one', one), site('two', two))).toEqual([]);
});

it('other differences are listed with the text around them', () => {
  const one = site('one', {
    'public/a.html': '<p>A</p>',
    'public/b.md': 'B',
    'public/_headers': "script-src 'sha256-a'",
    'public/c.png': '\x00',
  });
  const two = site('two', {
    'public/a.html': '<p>C</p>',
    'public/d.md': 'B',
    'public/_headers': "script-src 'sha256-b'",
    'public/c.png': '\x01',
  });
  expect(siteDifferences(one, two)).toEqual([
    `public/_headers differs: "script-src 'sha256-a'", "script-src 'sha256-b'"`,
    'public/a.html differs: "<p>A</p>", "<p>C</p>"',
    `public/b.md is only in ${one}`,
    String.raw`public/c.png differs: "\u0000", "\u0001"`,
    `public/d.md is only in ${two}`,
  ]);
});
