import fs from 'node:fs';
import path from 'node:path';

/** A build that had no space for a file may have some for a smaller one. */
const PROBE = Buffer.alloc(2 ** 20);
const probe = `.probe-${process.pid}`;

/** Files of editors and systems, which no build reads. */
const ofEditors = /^[.#]|~$/;

const uses = [
  { folders: ['content', 'static'], verb: 'read', attempt: read, fix: 'let this user read it' },
  {
    // Gatsby writes the second one before it loads the site.
    folders: ['.cache', '.cache/compiled', 'public', 'hosting'],
    verb: 'written',
    attempt: write,
    fix: 'make it a folder that this user may write, on a file system with free space',
  },
];

/**
 * The fault of a file or folder that a build cannot read or write; undefined when there is none.
 * @param isDeep whether folders inside of those that a build writes are checked; a mounted one may have some of the system
 */
export function folderFault(root, isDeep = false) {
  for (const { folders, verb, attempt, fix } of uses)
    for (const name of folders)
      try {
        attempt(path.join(root, name), isDeep);
      } catch ({ message, path: file = name }) {
        const at =
          path.basename(file) === probe ? name : path.relative(root, path.resolve(root, file));
        // Node names the call and the file behind the comma.
        return `${at} cannot be ${verb}: ${message.split(', ')[0]}.\n    Fix: ${fix}.`;
      }
  return undefined;
}

function read(folder) {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder, { recursive: true }))
    try {
      if (!ofEditors.test(path.basename(name)))
        fs.accessSync(path.join(folder, name), fs.constants.R_OK);
    } catch (error) {
      // A link that leads nowhere is a fault of the content.
      if (error.code !== 'ENOENT' && error.code !== 'ELOOP') throw error;
    }
}

/** Files may be read-only: a build replaces most of them. */
function write(folder, isDeep) {
  fs.mkdirSync(folder, { recursive: true });
  try {
    fs.writeFileSync(path.join(folder, probe), PROBE);
  } finally {
    fs.rmSync(path.join(folder, probe), { force: true });
  }
  if (!isDeep) return;
  try {
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isDirectory())
        fs.accessSync(path.join(entry.parentPath, entry.name), fs.constants.W_OK);
  } catch (error) {
    // Another command may delete folders meanwhile.
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Ends a command that cannot read or write its files. */
export function endOnFolderFault(root) {
  const fault = folderFault(root);
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}
