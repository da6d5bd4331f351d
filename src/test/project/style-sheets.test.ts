import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../node/content/files';
import { MOBILE_MAX_WIDTH } from '../../theme/media';

const filesBelow = (folder: string) => filesIn(folder).map((file) => `${folder}/${file}`);

const sources = filesBelow('src').filter((file) => !file.startsWith('src/node/'));
const sheets = sources.filter((file) => file.endsWith('.css'));
const ofComponents = sheets.filter((file) => !file.startsWith('src/theme/'));
/** Modules that load the runtime of Emotion, which its JSX alone does, too. */
const withEmotion = sources.filter(
  (file) => /\.tsx?$/.test(file) && fs.readFileSync(file, 'utf8').includes('@emotion/react'),
);
const pages = ['src/templates', 'src/pages'].flatMap(filesBelow);
const { inputs } = buildSync({
  entryPoints: ['gatsby-browser.tsx', ...pages.filter((file) => file.endsWith('.tsx'))],
  bundle: true,
  format: 'esm',
  metafile: true,
  write: false,
  outdir: 'public',
  packages: 'external',
  external: ['*.woff2'],
}).metafile;

/** Files that load with a file. @param hasLater whether the files that it loads on demand count */
function filesWith(start: string, hasLater = false): Set<string> {
  const files = new Set([start]);
  for (const file of files)
    for (const { path: next, kind } of inputs[file]?.imports ?? [])
      if (hasLater || kind !== 'dynamic-import') files.add(next);
  return files;
}

describe('style sheets of components', () => {
  it('have rules of one class, which is the name of the file', () => {
    expect(ofComponents.length).toBeGreaterThan(50);
    for (const file of ofComponents) {
      const lines = fs.readFileSync(file, 'utf8').match(/^[^\s/}*].*/gm) ?? [];
      const name = `.${path.basename(file, '.css')}`;
      expect([file, lines.filter((line) => !line.startsWith(name))]).toEqual([file, []]);
    }
    const names = ofComponents.map((file) => path.basename(file));
    expect(new Set(names).size).toBe(names.length);
  });

  it('load with the scripts of pages', () => {
    const loaded = Object.keys(inputs).flatMap((file) => [...filesWith(file)]);
    expect(ofComponents.filter((file) => !loaded.includes(file))).toEqual([]);
  });

  it('are written with Emotion only if they load after a page', () => {
    const first = ['gatsby-browser.tsx', ...pages].flatMap((file) => [...filesWith(file)]);
    expect(first).toContain('src/components/frame/footer.tsx');
    expect(withEmotion.length).toBeGreaterThan(5);
    expect(withEmotion.filter((file) => first.includes(file))).toEqual([]);
  });

  it('load with a page even if their component loads later, so that no sheet loads alone', () => {
    const frame = filesWith('gatsby-browser.tsx');
    for (const page of ['gatsby-browser.tsx', ...pages]) {
      const first = filesWith(page);
      const needed = [...filesWith(page, true)].filter((file) => file.endsWith('.css'));
      const late = needed.filter((file) => !first.has(file) && !frame.has(file));
      expect([page, late]).toEqual([page, []]);
    }
    const previews = filesWith('src/components/playground/response/visitor-view.tsx');
    expect(previews).toContain('src/components/search/hits/hit.css');
  });
});

describe('the narrow layout', () => {
  it('ends at the same width in all styles', () => {
    const styles = [...sheets, ...withEmotion].map((file) => fs.readFileSync(file, 'utf8'));
    const widths = [...styles.join('\n').matchAll(/\((max|min)-width: (99\d)px\)/g)];
    const expected = { max: `${MOBILE_MAX_WIDTH}`, min: `${MOBILE_MAX_WIDTH + 1}` };
    expect(widths.length).toBeGreaterThan(10);
    for (const [query, bound, width] of widths)
      expect(width, query).toBe(expected[bound as keyof typeof expected]);
  });
});
