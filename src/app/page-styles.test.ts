import { css } from '@emotion/react';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageStyles, rememberStyles, sharedElements } from './page-styles';

const pager = css({ margin: 1 });
const status = css({ margin: 2, '@media print': { margin: 3 } });
const other = css({ margin: 4 });
const own = css({ margin: 5 });

describe('style elements of pages', () => {
  rememberStyles('components/docs/status-note.tsx', [status]);
  rememberStyles('components/docs/pager.tsx', [pager]);
  rememberStyles('components/other.tsx', [other, own]);
  const used = (...styles: { name: string }[]) =>
    pageStyles({ ids: styles.map(({ name }) => name), css: 'as collected' });

  it('hold all that their files have, in the order of files, whatever a page has of it', () => {
    const shared = {
      ids: [pager.name, status.name],
      css: `.css-${pager.name}{margin:1px;}.css-${status.name}{margin:2px;}@media print{.css-${status.name}{margin:3px;}}`,
    };
    expect(used(pager)).toEqual([shared]);
    expect(used(status)).toEqual([shared]);
    expect(used(status, pager)).toEqual([shared]);
  });

  it('are the own ones of files that share none', () => {
    const elements = used(own, pager);
    expect(elements.map(({ ids }) => ids)).toEqual([
      [pager.name, status.name],
      [other.name, own.name],
    ]);
  });

  it('are as Emotion collects them where a style is not known', () => {
    const unknown = css({ margin: 6 });
    expect(used(unknown, other).at(-1)).toEqual({
      ids: [unknown.name, other.name],
      css: 'as collected',
    });
    expect(used()).toEqual([]);
  });
});

it('names files that have styles, each once', () => {
  const names = sharedElements.flat();
  expect(names.length).toBe(new Set(names).size);
  for (const name of names)
    expect(fs.readFileSync(path.join('src/components', name), 'utf8'), name).toContain(' = css(');
});
