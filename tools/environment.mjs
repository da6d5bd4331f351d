import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endOnFolderFault } from './folder-fault.mjs';
import { exitCode, startProgram } from './processes.mjs';
import './command-fault.mjs';

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
 * Folder for the settings that Gatsby keeps for a user: the folder of the user, or the given folder if that one is not
 * writable (a container without a home, a home that is read-only).
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

/**
 * Runs a command with more of the environment. @returns its exit code
 * @param show is called with its output; without it, the output goes where that of this process goes
 */
function run(command, args, { show, more = {}, stdio = show ? 'pipe' : 'inherit' } = {}) {
  const child = startProgram(command, args, { cwd: root, env: { ...env, ...more }, stdio });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', show);
  return exitCode(child, show && ((message) => show(`${message}\n`)));
}

/** Runs a program of node_modules. */
export function runBin(name, args, options) {
  const program = path.join(root, 'node_modules', '.bin', name);
  if (name !== 'gatsby') return run(process.execPath, [program, ...args], options);
  endOnFolderFault(root);
  const more = { ...options?.more, QSC_FOLDERS_CHECKED: '1' };
  const words = ['--import', quickStart.href, program, ...args];
  return run(process.execPath, words, { ...options, more });
}

/** Makes the start of Gatsby shorter, and begins to parse pages while Gatsby loads. */
const quickStart = pathToFileURL(
  path.join(root, 'plugins/gatsby-plugin-fast-builds/quick-start.mjs'),
);
quickStart.searchParams.set('first', 'src/node/gatsby/before-gatsby.ts');

/** Runs a TypeScript file that is a command. */
export function runModule(file, args) {
  const fault = new URL('command-fault.mjs', import.meta.url).href;
  return runBin('tsx', ['--import', fault, file, ...args]);
}

/** Installs packages of Debian where that can be done: as root. */
export async function installFromDebian(names) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} from the Debian packages …`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    let output = '';
    const code = await run('apt-get', ['-qq', ...args], { show: (text) => (output += text) });
    if (code !== 0) console.error(output.trim());
  }
}

/** Installs the locked dependencies unless exactly they are installed. Ends the process when that fails. */
export async function ensureInstalled() {
  const [fault] = installationFaults(root);
  if (fault === undefined) return;
  console.log(`Installing dependencies from the lockfile: ${fault} …`);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=warn'];
  let output = '';
  const stdio = ['inherit', 'inherit', 'pipe'];
  const code = await run('npm', args, { stdio, show: (text) => (output += text) });
  if (!hasFailed(code, output)) return;
  console.error(`${output}npm ci failed; see above.`);
  // The next command shall not take half an installation for a whole one.
  fs.rmSync(installedList(root), { force: true });
  process.exit(code || 1);
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

/** File in which npm lists the packages of node_modules. */
function installedList(root) {
  return path.join(root, 'node_modules', '.package-lock.json');
}

/** Differences between installed and locked packages, as sentences. */
export function installationFaults(root) {
  const locked = packagesOf(path.join(root, 'package-lock.json'));
  const installed = packagesOf(installedList(root));
  if (locked === undefined) return ['there is no package-lock.json that can be read'];
  if (installed === undefined) return ['node_modules has no list of what npm installed'];
  if (!fs.existsSync(path.join(root, 'node_modules', '.bin'))) return ['node_modules has no .bin'];
  const isThere = (name) => fs.existsSync(path.join(root, name, 'package.json'));
  return Object.keys({ ...locked, ...installed }).flatMap((name) => {
    const [wanted, found] = [locked[name], installed[name]];
    if (wanted === undefined) return `${name} is installed and not locked`;
    if (found === undefined) return isLeftOut(wanted) ? [] : `${name} is not installed`;
    if (found.version !== wanted.version || found.integrity !== wanted.integrity)
      return `${name} is installed as ${found.version}, locked as ${wanted.version}`;
    return isThere(name) ? [] : `${name} was installed and is gone`;
  });
}

/**
 * Whether npm leaves a package out: an optional one that is not for this system. It also leaves out those that it could not
 * download, and ends with 0.
 */
function isLeftOut({ optional, os, cpu, libc }) {
  const fits = (list, value) => list === undefined || list.includes(value);
  const isForSystem = os?.includes(process.platform) && fits(cpu, process.arch);
  return optional && !(isForSystem && (libc === undefined || libc.includes(usedLibc())));
}

let nameOfLibc;

/** The C library for which packages are built on Linux. */
function usedLibc() {
  return (nameOfLibc ??=
    process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc');
}

/** Packages of a lockfile by their folder, without the project itself and links; undefined when it cannot be read. */
function packagesOf(file) {
  try {
    const { packages } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Object.fromEntries(
      Object.entries(packages).filter(([name, { link }]) => name !== '' && !link),
    );
  } catch {
    return undefined;
  }
}

/**
 * Whether an installation failed. npm only warns of a file that it could not write while it unpacked a package, and may end
 * with 0; its warnings of files of optional packages (ENOENT) are harmless.
 * @param status npm's exit code @param messages errors and warnings that npm wrote
 */
export const hasFailed = (status, messages) =>
  status !== 0 || /^npm warn tar TAR_ENTRY_ERROR (?!ENOENT)/m.test(messages);
