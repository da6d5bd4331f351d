import { describe, expect, it } from 'vitest';
import { shopFiles } from '../shop/shop';
import { digestOfSource } from '../source/front-matter/front-matter';
import { readSiteFile } from '../source/files';
import { hasSamePartials } from './kept-content';

const missing = 'content/shop/no-such-file.yml';

describe('what a page is made from', () => {
  it('is the same while its files are, and changes with them', () => {
    const partials = shopFiles.map((file) => ({
      file,
      digest: digestOfSource(readSiteFile(file)),
    }));
    expect(hasSamePartials({ partials })).toBe(true);
    const [first, ...others] = partials;
    expect(
      hasSamePartials({ partials: [{ file: first?.file ?? '', digest: 'x' }, ...others] }),
    ).toBe(false);
  });

  it('is the same while a file that a page can do without is not there', () => {
    const partials = [{ file: missing, digest: digestOfSource(readSiteFile(missing)) }];
    expect(hasSamePartials({ partials })).toBe(true);
    expect(hasSamePartials({ partials: [{ file: missing, digest: digestOfSource('') }] })).toBe(
      false,
    );
  });
});
