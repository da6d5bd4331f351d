import fs from 'node:fs';
import { missingPrograms, pathOf } from './debian.mjs';
import { runBin } from './environment.mjs';

/** Names the browser of the tests: a Chromium or Chrome program. */
const VARIABLE = 'CHROMIUM_PATH';

/**
 * Path of a Chromium: the one that CHROMIUM_PATH names, an installed one, else one from Debian's packages (as root), else
 * Playwright's own, for which the path is empty. Undefined when there is none.
 * @param isShellPreferred whether one without windows comes first, from Debian's packages too: opening a page in a context
 *   of its own costs it a third of the processor time
 */
export async function ensureBrowser(isShellPreferred = false) {
  const configured = process.env[VARIABLE];
  if (configured) {
    if (fs.existsSync(configured)) return configured;
    console.error(`${VARIABLE} is ${configured}, which does not exist.`);
    return undefined;
  }
  for (const name of [...(isShellPreferred ? ['headless shell'] : []), 'chromium'])
    if ((await missingPrograms([name])).length === 0) return pathOf(name);
  console.log('Installing Playwright’s Chromium …');
  if ((await runBin('playwright', ['install', 'chromium'])) === 0) return '';
  console.error(`No browser for the tests: install Chromium and name it in ${VARIABLE}.`);
  return undefined;
}
