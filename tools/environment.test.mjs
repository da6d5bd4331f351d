import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../src/test/support/temporary-folder.ts';
import { configHome } from './environment.mjs';

const { at, write } = temporaryFolder('qsc-home-');

/** Packages that a module imports, itself or by other modules, before its code runs. */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = fs.readFileSync(file, 'utf8');
  return [...code.matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)'|^import '([^']+)'/gm)]
    .map(([, from, alone]) => from ?? alone)
    .filter((name) => !name.startsWith('node:'))
    .flatMap((name) =>
      name.startsWith('.') ? packagesOf(path.join(path.dirname(file), name), seen) : [name],
    );
}

it('commands that install packages import none before', () => {
  const commands = fs
    .readdirSync('tools')
    .filter((name) => name.endsWith('.mjs') && !/\.test\.mjs$/.test(name))
    .map((name) => path.join('tools', name))
    .filter((file) => /^await ensureInstalled\(\);/m.test(fs.readFileSync(file, 'utf8')));
  expect(commands).toContain('tools/test.mjs');
  for (const file of commands) expect(packagesOf(file), file).toEqual([]);
  expect(packagesOf('tools/served-site.mjs')).toContain('tsx/esm/api');
});

it('takes the folder of the user, and another one where that cannot be written', () => {
  const home = at('');
  const file = write('file', '');
  expect(configHome({ HOME: home }, '/other')).toBe(at('.config'));
  expect(configHome({ HOME: home, XDG_CONFIG_HOME: home }, '/other')).toBe(home);
  expect(configHome({ HOME: file }, '/other')).toBe('/other');
  expect(configHome({ HOME: home, XDG_CONFIG_HOME: file }, '/other')).toBe('/other');
});
