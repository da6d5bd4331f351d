import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { env } from '../tools/environment.mjs';

/** Installs packages into a temporary folder: the site does not need them, and they are large. @param packages by name, with exact versions */
export function temporaryInstall(folder, packages) {
  fs.mkdirSync(folder, { recursive: true });
  const project = { name: 'bench', private: true, type: 'module', dependencies: packages };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`${Object.keys(packages).join(', ')} could not be installed:\n${stderr}`);
}
