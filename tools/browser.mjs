import fs from 'node:fs';
import { installFromDebian, runBin } from './environment.mjs';

/** Names the browser of the tests: a Chromium or Chrome program. */
const VARIABLE = 'CHROMIUM_PATH';
const files = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same browser without windows. */
const shell = '/usr/bin/chromium-headless-shell';

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
  const find = (candidates) => candidates.find((file) => fs.existsSync(file));
  if (isShellPreferred && !find([shell]))
    await installFromDebian(['chromium-headless-shell', 'fonts-dejavu-core']);
  const candidates = isShellPreferred ? [shell, ...files] : files;
  if (!find(candidates)) await installFromDebian(['chromium']);
  if (find(candidates)) return find(candidates);
  console.log('Installing Playwright’s Chromium …');
  if ((await runBin('playwright', ['install', 'chromium'])) === 0) return '';
  console.error(`No browser for the tests: install Chromium and name it in ${VARIABLE}.`);
  return undefined;
}
