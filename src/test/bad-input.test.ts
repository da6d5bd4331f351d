import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors, page, warnings } from './faulty-content';
import { fixtureSite, minimalContent, type FixtureSite } from './fixture-site';

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a build with faults', () => {
  let site: FixtureSite;
  let result: { code: number; output: string };
  beforeAll(async () => {
    site = fixtureSite({
      ...minimalContent,
      ...Object.fromEntries([...errors, ...warnings].map(([file, text]) => [file, text])),
    });
    result = await site.gatsby('build');
  });
  afterAll(() => site.remove());

  it.each([...errors, ...warnings])('says what is wrong with %s', (_file, _text, message) => {
    expect(result.output).toMatch(message);
  });

  it('fails, lists all faults together and shows no stack trace', () => {
    expect(result.code).toBe(1);
    expect(result.output).toMatch(/\n *\d+ faults in the content/);
    expect(result.output).not.toMatch(/\n\s+at .*:\d+:\d+/);
    expect(result.output).not.toContain('Building production JavaScript');
  });
});

describe('a build with warnings', () => {
  let site: FixtureSite;
  let result: { code: number; output: string };
  beforeAll(async () => {
    const draft = page('Not yet.', 'draft: true\n');
    const unlisted = page('Only for those who know.', 'unlisted: true\n');
    site = fixtureSite({
      ...minimalContent,
      ...Object.fromEntries(warnings.map(([file, text]) => [file, text])),
      'docs/draft.mdx': draft,
      'docs/hidden.mdx': unlisted,
      'docs/dot.png': dot,
      'docs/pictures.md': page('[![Dot](./dot.png)](./start.mdx)\n\n![Dot](./dot.png)'),
      'docs/plus+amp&comma,semi;.md': page('x'),
      'docs/dollar$at@equal=.md': page('x'),
      'docs/signs.md': page('[a](<plus+amp&comma,semi;.md>) and [b](<dollar$at@equal=.md>)'),
    });
    result = await site.gatsby('build');
  });
  afterAll(() => site.remove());

  const html = async (route: string) =>
    (await import('node:fs')).promises.readFile(`${site.folder}/public${route}/index.html`, 'utf8');

  it.each(warnings)('says what is odd with %s', (_file, _text, message) => {
    expect(result.output).toMatch(message);
  });

  it('succeeds and builds pages with a byte order mark, CRLF and odd file names', async () => {
    expect(result.code).toBe(0);
    expect(await html('/docs/bom')).toContain('Body with CRLF.');
    expect(await html('/docs/Größe-und-Maß')).toContain('href="/docs/start"');
  });

  it('gives small pictures their size, and those in a link no button of their own', async () => {
    const pictures = (await html('/docs/pictures')).match(/<img[^>]*alt="Dot"[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    for (const picture of pictures) expect(picture).toMatch(/width="1"[^>]*height="1"/);
    expect(await html('/docs/pictures')).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<button/s);
  });

  it('leads links to files with signs that addresses may have', async () => {
    const names = ['plus+amp&comma,semi;', 'dollar$at@equal='];
    for (const name of names) {
      const page = await html(`/docs/${name}`);
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(page) ?? [];
      const path = new URL(canonical.replaceAll('&amp;', '&')).pathname;
      expect(decodeURIComponent(path)).toBe(`/docs/${name}`);
    }
    const linked = [...(await html('/docs/signs')).matchAll(/<a href="(\/docs\/[^"]*[+$][^"]*)"/g)];
    expect(
      linked.map(([, href = '']) => decodeURIComponent(href.replaceAll('&amp;', '&'))),
    ).toEqual(expect.arrayContaining(names.map((name) => `/docs/${name}`)));
  });

  it('leaves drafts out', async () => {
    await expect(html('/docs/draft')).rejects.toThrow('ENOENT');
    expect(await html('/docs')).not.toContain('/docs/draft');
  });

  it('builds unlisted pages, lists them nowhere and keeps search engines away', async () => {
    expect(await html('/docs/hidden')).toContain('<meta name="robots" content="noindex"');
    expect(await html('/docs')).not.toContain('/docs/hidden');
    expect(await html('/docs/start')).not.toContain('/docs/hidden');
  });
});
