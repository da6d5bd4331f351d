import { css } from '@emotion/react';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { registerStyles } from '../theme/style-registry';
import { pageStyles } from './page-styles';
import { sharedElements } from './shared-styles';

const pager = css({ margin: 1 });
const status = css({ margin: 2, '@media print': { margin: 3 } });
const other = css({ margin: 4 });
const own = css({ margin: 5 });

describe('style elements of pages', () => {
  registerStyles('components/docs/status-note.tsx', [status]);
  registerStyles('components/docs/pager.tsx', [pager]);
  registerStyles('components/other.tsx', [other, own]);
  const used = (...styles: { name: string }[]) =>
    pageStyles({ ids: styles.map(({ name }) => name), css: 'as collected' });

  it('hold all styles of their files, in the order of files, whichever of them a page has', () => {
    const shared = {
      ids: [pager.name, status.name],
      css: `.css-${pager.name}{margin:1px;}.css-${status.name}{margin:2px;@media print{margin:3px;}}`,
    };
    expect(used(pager)).toEqual([shared]);
    expect(used(status)).toEqual([shared]);
    expect(used(status, pager)).toEqual([shared]);
  });

  it('belong to one file where files share none', () => {
    const elements = used(own, pager);
    expect(elements.map(({ ids }) => ids)).toEqual([
      [pager.name, status.name],
      [other.name, own.name],
    ]);
  });

  it('hold what Emotion collected where a style is not registered', () => {
    const unknown = css({ margin: 6 });
    expect(used(unknown, other).at(-1)).toEqual({
      ids: [unknown.name, other.name],
      css: 'as collected',
    });
    expect(used()).toEqual([]);
  });

  it('include the styles of a module that is loaded with a later page', () => {
    const added = css({ margin: 7 });
    expect(used(added).at(-1)?.css).toBe('as collected');
    registerStyles('templates/added.tsx', [added]);
    expect(used(added)).toEqual([{ ids: [added.name], css: `.css-${added.name}{margin:7px;}` }]);
  });
});

describe('files of the site with the same style', () => {
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(?:node|test)\//.test(file));

  it('share an element, as it would depend on the loaded modules which one a page has', () => {
    const elements = new Map<string, number | string>();
    for (const file of files) {
      const source = fs.readFileSync(`src/${file}`, 'utf8');
      const shared = sharedElements.findIndex((names) => names.includes(file));
      const element = shared < 0 ? file : shared;
      for (const [, style = ''] of source.matchAll(/^(?:export )?const \w+ = css\((.*?)\);$/gms)) {
        expect(elements.get(style) ?? element, `${file}: ${style}`).toBe(element);
        elements.set(style, element);
      }
    }
    expect(elements.size).toBeGreaterThan(50);
  });
});

describe('files that share an element', () => {
  const files = sharedElements.flat();

  it('have styles, and are listed once', () => {
    expect(files.length).toBe(new Set(files).size);
    for (const file of files)
      expect(fs.readFileSync(`src/${file}`, 'utf8'), file).toContain(' = css(');
  });

  it('are loaded by the renderer before any page', () => {
    const source = fs.readFileSync('src/app/shared-style-modules.ts', 'utf8');
    const imported = [...source.matchAll(/^import '\.\.\/(.*)';$/gm)].map(([, module]) => module);
    expect(imported.sort()).toEqual(files.map((file) => file.replace(/\.tsx?$/, '')).sort());
    expect(fs.readFileSync('gatsby-ssr.tsx', 'utf8')).toContain(
      "import './src/app/shared-style-modules';",
    );
  });
});
