import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';

const home = process.cwd();
const { at, write } = temporaryFolder('load-code-');

beforeEach(() => {
  for (const file of ['tsconfig.json', 'package-lock.json', 'package.json']) write(file, '{}');
  process.chdir(at(''));
  vi.resetModules();
});

afterEach(() => {
  process.chdir(home);
  vi.restoreAllMocks();
});

it.each([
  ['a source that does not parse', 'export const onPreInit = ;', 'src/node/node-apis.ts:1:25'],
  ['a package that is not installed', "import 'no-such-package';", 'Run "npm ci"'],
  ['code that throws', "throw new Error('no such setting');", 'no such setting'],
])('%s ends the command with a message that names it', async (_, source, named) => {
  write('src/node/node-apis.ts', source);
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const { loadCode } = await import('./load-code');
  expect(loadCode).toThrow('exit');
  expect(exit).toHaveBeenCalledWith(1);
  expect(printed.mock.calls.join('\n')).toContain(named);
});
