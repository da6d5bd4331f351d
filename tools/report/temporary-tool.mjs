import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Installs a program into a temporary folder, where later runs find it: the site does not need it, and it is large.
 * Returns a function that runs it and gives what it printed; the server that it measures runs in this process, so it
 * is not waited for.
 * @param spec package and exact version
 * @param bin name of its program
 */
export function temporaryTool(spec, bin) {
  const folder = path.join(os.tmpdir(), `qsc-report-${spec.replace(/[^\w.-]/g, '-')}`);
  const program = path.join(folder, 'node_modules', '.bin', bin);
  if (!fs.existsSync(program)) {
    fs.mkdirSync(folder, { recursive: true });
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, spec];
    const { status } = spawnSync('npm', args, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${spec} could not be installed: see the messages of npm.`);
  }
  return async (args, env = {}) => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], {
      maxBuffer: 1e9,
      env: { ...process.env, ...env },
      // A program that finds something wrong ends with a code of its own, after it printed what.
    }).catch((error) => error);
    if (!stdout) throw new Error(`${bin} printed nothing: ${stderr}`);
    return stdout;
  };
}
