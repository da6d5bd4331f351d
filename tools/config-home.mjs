import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

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
