import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Environment of every command: Gatsby reports nothing to anyone. */
export const env = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
};

/** Runs a command in the repository, its output shown. Returns the exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    ...options,
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status ?? 1;
}

/** Runs a program of node_modules. */
export function runBin(name, args, options) {
  return run(process.execPath, [path.join(root, 'node_modules', '.bin', name), ...args], options);
}

/** Installs the locked dependencies unless exactly they are installed. Ends the process when that fails. */
export function ensureInstalled() {
  const stamp = path.join(root, 'node_modules', '.installed-lockfile');
  const wanted = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies from the lockfile …');
  const code = run('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error('npm ci failed; see above. The npm registry must be reachable.');
    process.exit(code);
  }
  fs.writeFileSync(stamp, wanted);
}

/** Checks the version of Node against package.json; ends the process when it does not fit. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  console.error(
    `Node ${process.versions.node} is not supported: use 20.19 or later of 20, or 22.12 or later.`,
  );
  process.exit(1);
}
