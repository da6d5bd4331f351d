import fs from 'node:fs';
import { run, runBin } from './environment.mjs';

/** Names the browser of the tests: a Chromium or Chrome program. */
const VARIABLE = 'CHROMIUM_PATH';
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the browser tests: the one that CHROMIUM_PATH names, an installed one, else one from
 * Debian's packages (as root), else Playwright's own, for which the path is empty. Undefined when none can be had.
 */
export function ensureBrowser() {
  const named = process.env[VARIABLE];
  if (named) {
    if (fs.existsSync(named)) return named;
    console.error(`${VARIABLE} is ${named}, which does not exist.`);
    return undefined;
  }
  const found = () => places.find((place) => fs.existsSync(place));
  if (found()) return found();
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the Debian packages …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    if (found()) return found();
  }
  console.log('Installing Playwright’s Chromium …');
  if (runBin('playwright', ['install', 'chromium']) === 0) return '';
  console.error(`No browser for the tests: install Chromium and name it in ${VARIABLE}.`);
  return undefined;
}
