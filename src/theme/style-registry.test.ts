import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOBILE_MAX_WIDTH } from './media';

const modules = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(?:node|test)\//.test(file))
  .map((file) => ({ file, source: fs.readFileSync(path.join('src', file), 'utf8') }))
  .filter(({ source }) => source.includes("from '@emotion/react'"));

const lastLines =
  /\n\nif \(process\.env\.BUILD_STAGE === 'build-html'\)\s+registerStyles\(\s*'([^']*)', \[([^\]]*)\]\);\n$/;

describe('modules with styles', () => {
  it('register all of them in their last lines, with their path', () => {
    const styled = modules.filter(({ source }) => /\bcss\(/.test(source));
    expect(styled.length).toBeGreaterThan(50);
    for (const { file, source } of styled) {
      const names = [...source.matchAll(/^(?:export )?const (\w+) = css\(/gm)].map(
        ([, name]) => name,
      );
      const [, path, styles] = lastLines.exec(source) ?? [];
      expect({ file: path, styles: styles?.match(/\w+/g) }).toEqual({ file, styles: names });
    }
  });

  it('have no styles but constants, as others can not be registered', () => {
    for (const { file, source } of modules) {
      const all = source.match(/\bcss\(/g) ?? [];
      const constants = source.match(/^(?:export )?const \w+ = css\(/gm) ?? [];
      expect([file, constants.length]).toEqual([file, all.length]);
      expect(source.match(/css=\{[^}]*[^\w}?: ][^}]*\}/)?.[0], file).toBeUndefined();
    }
  });
});

describe('the narrow layout', () => {
  it('ends at the same width in all styles', () => {
    const sheets = fs.readdirSync('src/theme').filter((file) => file.endsWith('.css'));
    const texts = sheets.map((file) => fs.readFileSync(path.join('src/theme', file), 'utf8'));
    const styles = [...texts, ...modules.map(({ source }) => source)].join('\n');
    const widths = [...styles.matchAll(/\((max|min)-width: (99\d)px\)/g)];
    const expected = { max: `${MOBILE_MAX_WIDTH}`, min: `${MOBILE_MAX_WIDTH + 1}` };
    expect(widths.length).toBeGreaterThan(10);
    for (const [query, bound, width] of widths)
      expect(width, query).toBe(expected[bound as keyof typeof expected]);
  });
});
