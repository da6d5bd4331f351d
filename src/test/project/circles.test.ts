import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { filesIn } from '../../node/content/files';

const files = new Set(
  filesIn('src')
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join('src', name)),
);

/** Files that a file imports, types included. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(fs.readFileSync(file, 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.join(path.dirname(file), fileName))
    .flatMap((name) => ['', '.ts', '.tsx'].map((ending) => name + ending))
    .filter((name) => files.has(name));

/** Files of the first circle of imports; undefined without one. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}

it('no file imports itself through other files', () => {
  const imports = new Map([...files].map((file) => [file, importsOf(file)]));
  expect(imports.get(path.join('src', 'site.ts'))).toEqual([]);
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect(circleIn(imports)).toBeUndefined();
});

it('a circle is found', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['b']],
  ]);
  expect(circleIn(imports)).toEqual(['b', 'd', 'b']);
});
