import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { publicFolder, routes } from '../support/page';

/**
 * Copies of pages for the HTML checker. Pages share style sheets: only the first page with a sheet keeps it; in others it is
 * empty, with as many lines.
 */
function copiesForChecker(folder: string): string[] {
  const seen = new Set<string>();
  const pages = routes.map((route) => path.join(route, 'index.html'));
  return [...pages, '404.html'].map((file) => {
    const html = fs
      .readFileSync(path.join(publicFolder, file), 'utf8')
      .replace(
        /(<style[^>]*>)([\s\S]*?)(<\/style>)/g,
        (all, start: string, css: string, end: string) => {
          if (seen.has(css)) return start + css.replace(/[^\n]+/g, '') + end;
          seen.add(css);
          return all;
        },
      );
    const copy = path.join(folder, file);
    fs.mkdirSync(path.dirname(copy), { recursive: true });
    fs.writeFileSync(copy, html);
    return copy;
  });
}

/** A run is too short for Java's optimizing compiler. Without it, methods need more stack. */
const quickStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss2m'];

/** SVG 2 has these properties; the checker's list of CSS does not. */
const knownProperties = '.*CSS: “(rx|paint-order)”: Property .* doesn.t exist.*';

test('the HTML checker finds no error on any page', () => {
  const files = copiesForChecker(test.info().outputPath('pages'));
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, [...args, ...files], { encoding: 'utf8' });
  const checker = ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--errors-only'];
  const options = ['--format', 'gnu', '--filterpattern', knownProperties];
  const java = run('java', ...quickStart, ...checker, ...options);
  // Without a JRE: another checker, with the rules of the standard.
  const result = java.error
    ? run(process.execPath, 'node_modules/.bin/html-validate', '--preset', 'html-validate:standard')
    : java;
  expect((java.error ? result.stdout : result.stderr).trim()).toBe('');
});
