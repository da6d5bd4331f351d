import fs from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultyBuild, firstBuild, type BuiltSite } from './support/built-sites';
import { errors, warnings } from './support/faulty-content';
import { oddNames, prefix } from './support/site-content';

describe('a build with faults', () => {
  let result: BuiltSite;
  beforeAll(async () => {
    result = await faultyBuild();
  });

  it.each(errors)('reports the fault in $file', ({ messages }) => {
    for (const message of messages) expect(result.output).toMatch(message);
  });

  it('fails, lists all faults together and shows no stack trace and no advice of Gatsby', () => {
    expect(result.output).not.toContain('conflicting field types');
    expect(result.code).toBe(1);
    expect(result.output).toMatch(/\n *\d+ faults in the content/);
    expect(result.output).not.toMatch(/\n\s+at .*:\d+:\d+/);
    expect(result.output).not.toContain('Building production JavaScript');
  });
});

describe('a build with warnings', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await firstBuild();
  });

  const html = (route: string) =>
    fs.readFileSync(`${site.folder}/public${route}/index.html`, 'utf8');

  it.each(warnings)('warns about $file, and shows it', ({ file, messages, html: expected }) => {
    for (const message of messages) expect(site.output).toMatch(message);
    if (expected) expect(html(`/${file.replace(/\.mdx?$/, '')}`)).toMatch(expected);
  });

  it('succeeds and builds pages with odd file names', () => {
    expect(site.code).toBe(0);
    expect(site.output).not.toContain('gatsby-plugin-fast-builds leaves');
    expect(html('/docs/Größe-und-Maß')).toContain(`href="${prefix}/docs/start"`);
  });

  it('gives small pictures their size, and pictures in a link no button', () => {
    const pictures = html('/docs/pictures').match(/<img[^>]*alt="Dot"[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    for (const picture of pictures) expect(picture).toMatch(/width="1"[^>]*height="1"/);
    expect(html('/docs/pictures')).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<button/s);
  });

  it('links to files whose names have special characters of addresses', () => {
    for (const name of oddNames) {
      const page = html(`/docs/${name}`);
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(page) ?? [];
      const path = new URL(canonical.replaceAll('&amp;', '&')).pathname;
      expect(decodeURIComponent(path)).toBe(`${prefix}/docs/${name}`);
    }
    const linked = [...html('/docs/signs').matchAll(/<a href="(\/help\/docs\/[^"]*[+$][^"]*)"/g)];
    expect(
      linked.map(([, href = '']) => decodeURIComponent(href.replaceAll('&amp;', '&'))),
    ).toEqual(expect.arrayContaining(oddNames.map((name) => `${prefix}/docs/${name}`)));
  });
});
