import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureSite, minimalContent, type FixtureSite } from './fixture-site';

const page = (text: string) => `---\ntitle: Edited page\n---\n\n## Part\n\n${text}\n`;
const content = { ...minimalContent, 'docs/edited.mdx': page('Before the edit.') };

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

  it('after an edit of one page differ in its files and in what lists its text', async () => {
    const [site] = sites;
    site?.write('docs/edited.mdx', page('After the edit.'));
    const { code, output } = (await site?.gatsby('build')) ?? { code: 1, output: '' };
    expect(code, output).toBe(0);
    const files = changed(first, digests(site as FixtureSite));
    const own = /^(?:docs\/edited(?:\.|\/)|page-data\/docs\/edited\/)/;
    const lists = /^(?:search-data\/|llms-full\.txt)/;
    expect(files.filter((file) => own.test(file))).not.toEqual([]);
    expect(files.filter((file) => !own.test(file) && !lists.test(file))).toEqual([]);
  });
});
