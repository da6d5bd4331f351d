import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { configHome } from './environment.mjs';

it('takes the folder of the user, and another one where that cannot be written', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-home-'));
  const file = path.join(home, 'file');
  fs.writeFileSync(file, '');
  try {
    expect(configHome({ HOME: home }, '/other')).toBe(path.join(home, '.config'));
    expect(configHome({ HOME: home, XDG_CONFIG_HOME: home }, '/other')).toBe(home);
    expect(configHome({ HOME: file }, '/other')).toBe('/other');
    expect(configHome({ HOME: home, XDG_CONFIG_HOME: file }, '/other')).toBe('/other');
  } finally {
    fs.rmSync(home, { recursive: true });
  }
});
