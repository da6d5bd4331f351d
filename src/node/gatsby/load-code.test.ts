import fs from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { bundleCode, loadCode } from './load-code';

const { at, write } = temporaryFolder('load-code-');

beforeEach(() => {
  for (const file of ['tsconfig.json', 'package-lock.json', 'package.json']) write(file, '{}');
});

it.each([
  ['a source that does not parse', 'export const onPreInit = ;', 'src/node/node-apis.ts:1:25'],
  ['a package that is not installed', "import 'no-such-package';", 'Run "npm ci"'],
  ['code that throws', "throw new Error('no such setting');", 'no such setting'],
])('%s ends the command with a message that names it', (_, source, named) => {
  write('src/node/node-apis.ts', source);
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  try {
    expect(() => loadCode(at(''))).toThrow('exit');
    expect(exit).toHaveBeenCalledWith(1);
    expect(printed.mock.calls.join('\n')).toContain(named);
  } finally {
    vi.restoreAllMocks();
  }
});

it.each([
  ['deleted', (file: string) => fs.rmSync(file)],
  ['cut off', (file: string) => fs.truncateSync(file, 10)],
])('a bundle that was %s is written again', (_, damage) => {
  write('src/node/node-apis.ts', 'export const onPreInit = 1;');
  bundleCode(at(''));
  const bundle = fs.readFileSync(at('.cache/.site/node-apis.js'), 'utf8');
  damage(at('.cache/.site/node-apis.js'));
  bundleCode(at(''));
  expect(fs.readFileSync(at('.cache/.site/node-apis.js'), 'utf8')).toBe(bundle);
});

it('a source is bundled again after a change that keeps its size and its time', () => {
  const bundled = (source: string) => {
    fs.utimesSync(write('src/node/node-apis.ts', source), 1, 1);
    bundleCode(at(''));
    return fs.readFileSync(at('.cache/.site/node-apis.js'), 'utf8');
  };
  expect(bundled('export const onPreInit = 1;')).toContain('onPreInit = 1');
  expect(bundled('export const onPreInit = 2;')).toContain('onPreInit = 2');
});
