import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rememberStyles } from './remember-styles';

const root = process.cwd();

const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(?:node|test)[\\/]/.test(file))
  .map((file) => ({ file, source: fs.readFileSync(path.join('src', file), 'utf8') }))
  .filter(({ source }) => source.includes("from '@emotion/react'"));

const remember = (file: string, source: string) =>
  rememberStyles(source, path.join(root, 'src', file));

it('gives a line that names the styles of a module, and its file', () => {
  const source =
    'const row = css({ margin: 0 });\nexport const cell = css(row, {\n  gap: 4,\n});\n';
  expect(remember('components/docs/pager.tsx', source)).toBe(
    `\nimport { rememberStyles } from "../../app/page-styles";\n` +
      'rememberStyles("components/docs/pager.tsx", [row, cell]);\n',
  );
  expect(remember('components/docs/pager.tsx', 'const x = 1;\n')).toBe('');
});

it('finds all styles of the site: each is a constant of its module', () => {
  expect(sources.length).toBeGreaterThan(50);
  for (const { file, source } of sources) {
    const styles = source.match(/\bcss\(/g) ?? [];
    const names = /rememberStyles\("[^"]*", \[(.*)\]\);\n$/.exec(remember(file, source))?.[1];
    expect([file, names?.split(', ').length ?? 0]).toEqual([file, styles.length]);
    expect(source.match(/css=\{[^}]*[^\w}?: ][^}]*\}/)?.[0], file).toBeUndefined();
  }
});
