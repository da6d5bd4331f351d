import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineCode } from '../node/hosting/content-security-policy';
import { fixtureSite, minimalContent, type FixtureSite } from './fixture-site';

const page = (text: string) => `---\ntitle: Edited page\n---\n\n## Part\n\n${text}\n`;
/** Texts of authors that would run if any part of a page took them for code. */
const hostile = `</script><script>ran()</script>" onload="ran()" '><img src=x onerror=ran()> __proto__ \u202E`;
const content = {
  ...minimalContent,
  'tags.yml': `facet:\n  label: Facet\nhostile:\n  label: ${JSON.stringify(hostile)}\nconstructor:\n  label: Constructor\n`,
  'docs/edited.mdx': page('Before the edit.'),
  'docs/hostile.md': `---\ntitle: ${JSON.stringify(hostile)}\ndescription: ${JSON.stringify(hostile)}\ntags: [hostile, constructor]\n---\n\n## Part\n\nText.\n`,
  'redirects.yml':
    '- from: /docs/old\n  to: /docs/edited#part\n- from: /docs/start#gone\n  to: /docs/edited\n',
};

/** Digest of every file of a built site, by its name. */
function digests({ folder }: FixtureSite): Map<string, string> {
  const root = path.join(folder, 'public');
  const files = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(root, file)).isFile())
    .sort();
  return new Map(
    files.map((file) => [
      file.split(path.sep).join('/'),
      createHash('sha256')
        .update(fs.readFileSync(path.join(root, file)))
        .digest('hex'),
    ]),
  );
}

function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

describe('two builds of the same files in two folders, one of them with type generation', () => {
  const sites: FixtureSite[] = [];
  let first: Map<string, string>;
  let second: Map<string, string>;
  beforeAll(async () => {
    const plain = fixtureSite(content);
    const withTypes = fixtureSite(content, { QSC_GENERATE_TYPES: '1' });
    sites.push(plain, withTypes);
    for (const site of sites) {
      const { code, output } = await site.gatsby('build');
      expect(code, output).toBe(0);
    }
    first = digests(plain);
    second = digests(withTypes);
  });
  afterAll(() => sites.forEach((site) => site.remove()));

  it('give the same bytes', () => {
    expect(first.size).toBeGreaterThan(50);
    expect(changed(first, second)).toEqual([]);
  });

  it('publish no source maps and nothing of the tools', () => {
    const internal = /\.map$|~partytown|^_gatsby\/|webpack\.stats\.json|chunk-map\.json/;
    expect([...first.keys()].filter((file) => internal.test(file))).toEqual([]);
  });

  it('hold no script of an author, in whatever text it is', () => {
    const [site] = sites;
    const html = (file: string) =>
      fs.readFileSync(path.join(site?.folder ?? '', 'public', file), 'utf8');
    const scripts = (file: string) => inlineCode(html(file)).scripts;
    const known = scripts('docs/start.html');
    expect(known.length).toBeGreaterThan(2);
    for (const file of [...first.keys()].filter((name) => name.endsWith('.html'))) {
      for (const script of scripts(file)) expect(known, file).toContain(script);
      expect(html(file).replace(/="[^"]*"/g, ''), file).not.toMatch(/<[^<>]*\son(?:load|error)\b/);
    }
    expect(html('docs/hostile.html')).toContain('&lt;/script&gt;');
  });

  it('hold a page at an old address that leads on, and a list of anchors', () => {
    const [site] = sites;
    const folder = path.join(site?.folder ?? '', 'public');
    const old = fs.readFileSync(path.join(folder, 'docs/old.html'), 'utf8');
    expect(old).toContain('<meta http-equiv="refresh" content="0; url=/docs/edited#part"/>');
    expect(old).toContain('<meta name="robots" content="noindex"/>');
    expect(fs.readFileSync(path.join(folder, '_redirects'), 'utf8')).toBe(
      '/docs/old /docs/edited#part 301\n',
    );
    const anchors = fs.readFileSync(path.join(folder, 'moved-anchors.json'), 'utf8');
    expect(JSON.parse(anchors)).toEqual({ '/docs/start#gone': '/docs/edited' });
  });

  it('after an edit of one page differ in its files and in what lists its text', async () => {
    const [site] = sites;
    site?.write('docs/edited.mdx', page('After the edit.'));
    const { code, output } = (await site?.gatsby('build')) ?? { code: 1, output: '' };
    expect(code, output).toBe(0);
    const files = changed(first, digests(site as FixtureSite));
    const own = /^(?:docs\/edited(?:\.|\/)|page-data\/docs\/edited\/)/;
    // The rules of hosts name the new search index, which is kept for good.
    const lists = /^(?:search-data\/|llms-full\.txt|_headers$)/;
    expect(files.filter((file) => own.test(file))).not.toEqual([]);
    expect(files.filter((file) => !own.test(file) && !lists.test(file))).toEqual([]);
  }, 240_000);
});
