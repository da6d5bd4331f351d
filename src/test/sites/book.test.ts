import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../node/content/files';
import { firstBuild } from './support/built-sites';

const bookOf = ({ folder }: { folder: string }) => path.join(folder, 'public/docs.epub');

describe('the documentation as a book', () => {
  beforeAll(firstBuild);

  it('is an EPUB 3 without faults and warnings', async () => {
    const args = ['-jar', '/usr/bin/epubcheck', '--failonwarnings', bookOf(await firstBuild())];
    const { status, stdout, stderr } = spawnSync('java', args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('EPUB version 3');
  });

  it('has all listed pages of the documentation in the order of the sidebar, with their figures', async () => {
    const { folder } = await firstBuild();
    const files = unzipSync(fs.readFileSync(bookOf({ folder })));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const pages = filesIn(path.join(folder, 'public/docs')).filter((file) => file.endsWith('.md'));
    const contents = [...text('book/contents.xhtml').matchAll(/href="(docs-[^"]*)"/g)].map(
      ([, name = '']) => name,
    );
    const spine = [...text('book/book.opf').matchAll(/<itemref idref="(docs-[^"]*)"/g)];
    expect(contents.length).toBeGreaterThan(3);
    expect(spine.map(([, id = '']) => id)).toEqual(
      contents.map((name) => name.replace(/\W/g, '-')),
    );
    expect(pages.length).toBeGreaterThanOrEqual(contents.length);
    const chapters = contents.map((name) => text(`book/${name}`));
    expect(chapters.join('')).toContain('<svg xmlns=');
    expect(chapters.join('')).toMatch(/<img src="pictures\//);
    expect(Object.keys(files)[0]).toBe('mimetype');
    for (const page of chapters) expect(page).not.toMatch(/<script|<[a-z][^>]*\s(?:on\w+|style)=/);
  });

  it('is linked with its size from the page of all topics', async () => {
    const build = await firstBuild();
    const html = fs.readFileSync(path.join(build.folder, 'public/docs.html'), 'utf8');
    const bytes = fs.statSync(bookOf(build)).size;
    expect(html).toContain(`data-book-size=""> (${(bytes / 1e6).toFixed(1)} MB)<`);
    expect(html.match(/href="[^"]*\/docs\.epub"/g)).toHaveLength(2);
  });
});
