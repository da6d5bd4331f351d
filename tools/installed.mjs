import fs from 'node:fs';
import path from 'node:path';

/** Where npm lists what it put into node_modules. */
export function installedList(root) {
  return path.join(root, 'node_modules', '.package-lock.json');
}

/**
 * What is installed against what is locked, as sentences; empty when they are equal.
 * @param root folder with package-lock.json and node_modules
 */
export function installationFaults(root) {
  const locked = packagesOf(path.join(root, 'package-lock.json'));
  const installed = packagesOf(installedList(root));
  if (locked === undefined) return ['there is no package-lock.json that can be read'];
  if (installed === undefined) return ['node_modules has no list of what npm installed'];
  const faults = [];
  for (const [name, wanted] of Object.entries(locked)) {
    const found = installed[name];
    // What is optional may be for another system.
    if (found === undefined && wanted.optional) continue;
    if (found === undefined) faults.push(`${name} is not installed`);
    else if (found.version !== wanted.version || found.integrity !== wanted.integrity)
      faults.push(`${name} is installed as ${found.version}, locked as ${wanted.version}`);
    else if (!fs.existsSync(path.join(root, name, 'package.json')))
      faults.push(`${name} was installed and is gone`);
  }
  for (const name of Object.keys(installed))
    if (locked[name] === undefined) faults.push(`${name} is installed and not locked`);
  return faults;
}

/** Packages of a lockfile by their folder, without the project itself and links. */
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

/** What npm's error codes mean here, and what helps. */
const causes = [
  [
    ['EUSAGE'],
    'package.json and package-lock.json do not agree: run "npm install" and commit both.',
  ],
  [['ENOSPC', 'EDQUOT'], 'The disk is full.'],
  [['EACCES', 'EPERM', 'EROFS'], 'node_modules, or the cache of npm, may not be written.'],
  [
    ['EBUSY', 'ENOTEMPTY', 'ELOCKED'],
    'Another process uses node_modules: end it, or wait for it, and try again.',
  ],
  [
    ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ERR_SOCKET_TIMEOUT'],
    'The npm registry could not be reached.',
  ],
  [['E401', 'E403'], 'The npm registry refuses access.'],
  [['E404', 'ETARGET'], 'The npm registry does not have a package that is locked.'],
  [['EINTEGRITY'], 'A package is not the one that was locked: its content has another digest.'],
];

const causeOf = (code) => causes.find(([codes]) => codes.includes(code))?.[1];

/**
 * What failed, of the errors and warnings that npm wrote; undefined when all of them can be lived with. Of a file that npm
 * could not write while it unpacked, as on a full disk, it only warns: it may end well, with half a package installed. It
 * warns in the same way of files of optional packages that it gives up (ENOENT), which harms nothing.
 * @param status npm's exit code
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

/**
 * What npm wrote, each line once, without what it says of packages: that is for those who change them, and a bare `npm ci`
 * shows it.
 */
export function messagesToShow(messages) {
  const lines = messages.split('\n').filter((line) => line && !/^npm warn (?!tar )/.test(line));
  return [...new Set(lines)].join('\n');
}
