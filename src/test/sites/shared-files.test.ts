import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { changedFilesBuild, type BuiltSite } from './support/built-sites';

const read = ({ folder }: BuiltSite, file: string) =>
  fs.readFileSync(path.join(folder, 'public', file), 'utf8');

describe('the build after an edit of files that several pages show', () => {
  let before: BuiltSite;
  let after: BuiltSite;
  beforeAll(async () => {
    ({ before, after } = await changedFilesBuild());
    expect(before.code, before.output).toBe(0);
    expect(after.code, after.output).toBe(0);
  });

  it.each([
    ['a product of the shop', 'the home page', 'index.html', 'Changed '],
    ['a product of the shop', 'a printed response', 'docs/response.html', 'Changed '],
    ['a product of the shop', 'a response of the reference', 'docs/suggest.html', 'Changed '],
    ['the glossary', 'a page with the new term', 'docs/words.html', 'concepts#ranker'],
    ['a post of the day', 'the archive', 'blog/archive.html', 'Title DUE'],
    ['a post of the day', 'the list beside another post', 'blog/figure.html', 'Title DUE'],
    ['a page that is new', 'a page that links to it', 'docs/links.html', 'href="/help/docs/later"'],
    ['a page that is new', 'the Markdown of that page', 'docs/links.md', '/docs/later.md'],
    ...['blog/figure.html', 'blog.html', 'index.html', 'blog/tags/facet.html']
      .concat('blog/authors/docs-team.html')
      .map((file) => ['a figure', file, file, '>after</text>']),
  ])('shows %s in %s', (_edit, _shown, file = '', text = '') => {
    expect(read(before, file)).not.toContain(text);
    expect(read(after, file)).toContain(text);
  });
});
