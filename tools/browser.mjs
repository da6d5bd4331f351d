import fs from 'node:fs';
import { installFromDebian, runBin } from './environment.mjs';

/** Names the browser of the tests: a Chromium or Chrome program. */
const VARIABLE = 'CHROMIUM_PATH';
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same browser without windows. */
const shell = '/usr/bin/chromium-headless-shell';

/**
 * Path of a Chromium: the one that CHROMIUM_PATH names, an installed one, else one from Debian's packages (as root),
 * else Playwright's own, for which the path is empty. Undefined when none can be had.
 * @param isShellPreferred whether one without windows comes first, from Debian's packages too: opening a page in a
 * context of its own costs it a third of the processor time
 */
export async function ensureBrowser(isShellPreferred = false) {
  const named = process.env[VARIABLE];
  if (named) {
    if (fs.existsSync(named)) return named;
    console.error(`${VARIABLE} is ${named}, which does not exist.`);
    return undefined;
  }
  const find = (wanted) => wanted.find((place) => fs.existsSync(place));
  if (isShellPreferred && !find([shell]))
    await installFromDebian(['chromium-headless-shell', 'fonts-dejavu-core']);
  const wanted = isShellPreferred ? [shell, ...places] : places;
  if (!find(wanted)) await installFromDebian(['chromium']);
  if (find(wanted)) return find(wanted);
  console.log('Installing Playwright’s Chromium …');
  if ((await runBin('playwright', ['install', 'chromium'])) === 0) return '';
  console.error(`No browser for the tests: install Chromium and name it in ${VARIABLE}.`);
  return undefined;
}
