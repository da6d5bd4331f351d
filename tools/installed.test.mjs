import fs from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../src/test/support/temporary-folder.ts';
import { hasFailed, installationFaults } from './environment.mjs';

const os = [process.platform];
const locked = {
  '': { name: 'site' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
  'node_modules/any-system': { version: '3.0.0', optional: true },
  'node_modules/other-system': { version: '3.0.0', optional: true, os: ['none'] },
  'node_modules/other-cpu': { version: '3.0.0', optional: true, os, cpu: ['none'] },
  'node_modules/other-libc': { version: '3.0.0', optional: true, os, libc: ['none'] },
};
const here = {
  'node_modules/a': locked['node_modules/a'],
  'node_modules/b': locked['node_modules/b'],
};

const folder = temporaryFolder('qsc-installed-');
const write = (file, value) => folder.write(file, JSON.stringify(value));
beforeEach(() => {
  write('package-lock.json', { packages: locked });
  folder.write('node_modules/.bin/a', '');
  for (const name of Object.keys(here)) write(`${name}/package.json`, {});
});
const installed = (packages) => write('node_modules/.package-lock.json', { packages });

describe('what is installed', () => {
  it('is right after npm ci, also without the packages of other systems', () => {
    installed(here);
    expect(installationFaults(folder.at(''))).toEqual([]);
  });

  it('is nothing before the first installation', () => {
    expect(installationFaults(folder.at(''))).toEqual([
      'node_modules has no list of what npm installed',
    ]);
  });

  it.each(['package-lock.json', 'node_modules/.package-lock.json'])(
    'is unknown when %s is cut off',
    (file) => {
      installed(here);
      folder.write(file, '{"packages": {');
      expect(installationFaults(folder.at(''))).toHaveLength(1);
    },
  );

  it('is wrong when a package is missing, another one, gone or too many', () => {
    installed({
      'node_modules/b': { version: '2.0.1', integrity: 'sha512-b' },
      'node_modules/c': { version: '1.0.0' },
    });
    expect(installationFaults(folder.at(''))).toEqual([
      'node_modules/a is not installed',
      'node_modules/b is installed as 2.0.1, locked as 2.0.0',
      'node_modules/c is installed and not locked',
    ]);
    installed(here);
    fs.rmSync(folder.at('node_modules/a'), { recursive: true });
    expect(installationFaults(folder.at(''))).toEqual(['node_modules/a was installed and is gone']);
    fs.rmSync(folder.at('node_modules/.bin'), { recursive: true });
    expect(installationFaults(folder.at(''))).toEqual(['node_modules has no .bin']);
  });

  it('is wrong when an optional package of this system could not be downloaded', () => {
    const optional = { version: '1.0.0', optional: true, os, cpu: [process.arch] };
    write('package-lock.json', { packages: { ...locked, 'node_modules/binary': optional } });
    installed(here);
    expect(installationFaults(folder.at(''))).toEqual(['node_modules/binary is not installed']);
  });
});

describe('a failed installation', () => {
  it('is one that npm ends with a fault', () => {
    expect(hasFailed(1, 'npm error code ENOSPC')).toBe(true);
    expect(hasFailed(0, '')).toBe(false);
  });

  it('is one too when npm only warns of files that it could not write', () => {
    const messages = [
      'npm warn deprecated glob@7.2.3: not supported',
      'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write',
    ].join('\n');
    expect(hasFailed(0, messages)).toBe(true);
  });

  it.each([
    'npm warn deprecated glob@7.2.3: ENOSPC',
    "npm warn tar TAR_ENTRY_ERROR ENOENT: no such file or directory, open 'node_modules/.x/a.js'",
  ])('is none when npm ends well and warns of what harms nothing: %s', (messages) => {
    expect(hasFailed(0, messages)).toBe(false);
  });
});
