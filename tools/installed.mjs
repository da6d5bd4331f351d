import fs from 'node:fs';
import path from 'node:path';

/** File in which npm lists the packages of node_modules. */
export function installedList(root) {
  return path.join(root, 'node_modules', '.package-lock.json');
}

/** Differences between installed and locked packages, as sentences. */
export function installationFaults(root) {
  const locked = packagesOf(path.join(root, 'package-lock.json'));
  const installed = packagesOf(installedList(root));
  if (locked === undefined) return ['there is no package-lock.json that can be read'];
  if (installed === undefined) return ['node_modules has no list of what npm installed'];
  const isThere = (name) => fs.existsSync(path.join(root, name, 'package.json'));
  return Object.keys({ ...locked, ...installed }).flatMap((name) => {
    const [wanted, found] = [locked[name], installed[name]];
    if (wanted === undefined) return `${name} is installed and not locked`;
    // An optional package may be for another system.
    if (found === undefined) return wanted.optional ? [] : `${name} is not installed`;
    if (found.version !== wanted.version || found.integrity !== wanted.integrity)
      return `${name} is installed as ${found.version}, locked as ${wanted.version}`;
    return isThere(name) ? [] : `${name} was installed and is gone`;
  });
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

/** Error codes of npm, with their meaning and a fix. */
const causes = [
  ['EUSAGE', 'package.json and package-lock.json do not agree: run "npm install" and commit both.'],
  ['ENOSPC EDQUOT', 'The disk is full.'],
  ['EACCES EPERM EROFS', 'node_modules, or the cache of npm, may not be written.'],
  [
    'EBUSY ENOTEMPTY ELOCKED',
    'Another process uses node_modules: end it, or wait for it, and try again.',
  ],
  [
    'ENOTFOUND EAI_AGAIN ECONNREFUSED ECONNRESET ETIMEDOUT ERR_SOCKET_TIMEOUT',
    'The npm registry could not be reached.',
  ],
  ['E401 E403', 'The npm registry refuses access.'],
  ['E404 ETARGET', 'The npm registry does not have a package that is locked.'],
  ['EINTEGRITY', 'A package is not the one that was locked: its content has another digest.'],
];

const causeOf = (code) => causes.find(([codes]) => codes.split(' ').includes(code))?.[1];

/**
 * The failure of an installation; undefined when there is none. npm only warns of a file that it could not write while it
 * unpacked a package, and may end with 0; its warnings of files of optional packages (ENOENT) are harmless.
 * @param status npm's exit code @param messages errors and warnings that npm wrote
 */
export function installationFailure(status, messages) {
  const code = /^npm (?:error|ERR!) code (\S+)/m.exec(messages)?.[1];
  const unwritten = [...messages.matchAll(/^npm warn tar TAR_ENTRY_ERROR (E[A-Z]+)/gm)]
    .map(([, name]) => name)
    .find(causeOf);
  const found = code ?? unwritten;
  if (found !== undefined) return `npm ci failed with ${found}. ${causeOf(found) ?? 'See above.'}`;
  return status === 0 ? undefined : 'npm ci failed; see above.';
}

/** Messages of npm, each line once, without warnings of packages, which a bare `npm ci` shows to those who change them. */
export function messagesToShow(messages) {
  const lines = messages.split('\n').filter((line) => line && !/^npm warn (?!tar )/.test(line));
  return [...new Set(lines)].join('\n');
}
