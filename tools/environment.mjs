import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  installationFailure,
  installationFaults,
  installedList,
  messagesToShow,
} from './installed.mjs';

/** The repository's root folder. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Environment of every command: Gatsby reports nothing to anyone. */
export const env = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  XDG_CONFIG_HOME: configHome(process.env, path.join(root, 'node_modules', '.cache', 'config')),
};

/**
 * Folder for the settings that Gatsby keeps for a user: that of the user, or the given one where nothing can be
 * written there (a container without a home, a home that is read-only).
 */
export function configHome({ XDG_CONFIG_HOME, HOME }, fallback) {
  const folder = XDG_CONFIG_HOME || path.join(HOME || os.homedir(), '.config');
  try {
    fs.mkdirSync(path.join(folder, 'gatsby'), { recursive: true });
    fs.accessSync(path.join(folder, 'gatsby'), fs.constants.W_OK);
    return folder;
  } catch {
    return fallback;
  }
}

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

/** Runs a program of node_modules, with more of the environment where there is more. */
export function runBin(name, args, more = {}) {
  return run(process.execPath, [path.join(root, 'node_modules', '.bin', name), ...args], {
    env: { ...env, ...more },
  });
}

/** Installs packages of Debian where that can be done: as root. */
export function installFromDebian(names) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} from the Debian packages …`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const { status, stdout, stderr } = spawnSync('apt-get', ['-qq', ...args], {
      encoding: 'utf8',
      env,
    });
    if (status !== 0) console.error(`${stdout ?? ''}${stderr ?? ''}`.trim());
  }
}

/** Most that npm may write of errors and warnings: on a full disk there is one for each file of each package. */
const MESSAGES_BYTES = 2 ** 26;

/** Installs the locked dependencies unless exactly they are installed. Ends the process when that fails. */
export function ensureInstalled() {
  const [fault, ...others] = installationFaults(root);
  if (fault === undefined) return;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  console.log(`Installing dependencies from the lockfile: ${fault}${more} …`);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=warn'];
  const { status, error, stderr } = spawnSync('npm', args, {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: MESSAGES_BYTES,
  });
  const messages = messagesToShow(stderr ?? '');
  if (messages) console.error(messages);
  const failure = error
    ? `npm could not be started: ${error.message}`
    : installationFailure(status, messages);
  if (failure === undefined) return;
  console.error(failure);
  // The next command shall not take half an installation for a whole one.
  fs.rmSync(installedList(root), { force: true });
  process.exit(status || 1);
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
