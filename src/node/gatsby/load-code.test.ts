import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const home = process.cwd();
let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'load-code-'));
  fs.mkdirSync(path.join(folder, 'src/node'), { recursive: true });
  for (const file of ['tsconfig.json', 'package-lock.json', 'package.json'])
    fs.writeFileSync(path.join(folder, file), '{}');
  process.chdir(folder);
  vi.resetModules();
});

afterEach(() => {
  process.chdir(home);
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

it.each([
  ['a source that does not parse', 'export const onPreInit = ;', 'src/node/node-apis.ts:1:25'],
  ['a package that is not installed', "import 'no-such-package';", 'Run "npm ci"'],
  ['code that throws', "throw new Error('no such setting');", 'no such setting'],
])('%s ends the start and is named', async (_, source, named) => {
  fs.writeFileSync(path.join(folder, 'src/node/node-apis.ts'), source);
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const { loadCode } = await import('./load-code');
  expect(loadCode).toThrow('exit');
  expect(exit).toHaveBeenCalledWith(1);
  expect(printed.mock.calls.join('\n')).toContain(named);
});
