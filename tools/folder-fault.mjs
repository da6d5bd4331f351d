import fs from 'node:fs';
import path from 'node:path';

/** Folders that a build reads. */
const sources = ['content', 'static'];

/** Folders that a build writes. Gatsby writes `.cache/compiled` before it loads the site. */
const outputs = ['.cache', '.cache/compiled', '.cache/.site', 'public', 'hosting'];

/** A build that had no space for a file may have some for a smaller one. */
const PROBE = Buffer.alloc(2 ** 20);

/** What the system means by the code of an error, and what helps. */
const reasons = {
  ENOSPC: ['the file system is full', 'free some space, and build again'],
  EDQUOT: ['the quota of this user is used up', 'free some space, and build again'],
  EROFS: [
    'the file system is read-only',
    'mount it for writing, or build in a copy of the project',
  ],
  EACCES: ['this user may not', 'make this user the owner'],
  EPERM: ['the system does not allow it', 'make it a file or folder that can be changed'],
  ENOENT: ['it is a link to nothing', 'delete or correct the link'],
  EEXIST: ['it is no folder', 'put a folder in its place'],
  ENOTDIR: ['it is no folder', 'put a folder in its place'],
};

/**
 * The fault of a file or folder that a command cannot read or write; undefined when there is none.
 * @param isDeep whether each folder is looked at that an earlier build wrote
 */
export function folderFault(root, isDeep = false) {
  const exists = (name) => fs.lstatSync(path.join(root, name), { throwIfNoEntry: false });
  const attempts = [
    ...sources.filter(exists).map((name) => [name, 'read', read]),
    ...outputs
      .filter((name) => name === '.cache' || exists(name))
      .map((name) => [name, 'written', isDeep ? writeDeep : write]),
  ];
  for (const [name, action, attempt] of attempts) {
    const folder = path.join(root, name);
    try {
      attempt(folder);
    } catch (error) {
      const { code, message, path: file = folder } = error;
      const [found, fix] = reasons[code] ?? [message, 'make it one that this user may use'];
      const at = path.basename(file) === probe ? name : path.relative(root, file);
      return `${at} cannot be ${action}: ${found}.\n    Fix: ${fix}.`;
    }
  }
  return undefined;
}

const probe = `.probe-${process.pid}`;

function write(folder) {
  const file = path.join(folder, probe);
  fs.mkdirSync(folder, { recursive: true });
  try {
    fs.writeFileSync(file, PROBE);
  } finally {
    fs.rmSync(file, { force: true });
  }
}

const pathsIn = (folder) =>
  fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name));

/** Files of editors and systems, which no build reads. */
const ofEditors = /[/\\](?:[.#][^/\\]*|[^/\\]*~)$/;

function read(folder) {
  for (const file of pathsIn(folder).filter((one) => !ofEditors.test(one)))
    try {
      fs.accessSync(file, fs.constants.R_OK);
    } catch (error) {
      // A link that leads nowhere is a fault of the content.
      if (error.code !== 'ENOENT' && error.code !== 'ELOOP') throw error;
    }
}

/** Files may be read-only: a build replaces most of them. */
function writeDeep(folder) {
  write(folder);
  for (const file of pathsIn(folder))
    if (fs.lstatSync(file).isDirectory()) fs.accessSync(file, fs.constants.W_OK);
}

/** Ends a command that cannot read or write its files. */
export function endOnFolderFault(root) {
  const fault = folderFault(root);
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}
