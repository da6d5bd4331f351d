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
 * @param isShellPreferred whether one without windows comes first: a page costs it a third less of the processor
 */
export function ensureBrowser(isShellPreferred = false) {
  const named = process.env[VARIABLE];
  if (named) {
    if (fs.existsSync(named)) return named;
    console.error(`${VARIABLE} is ${named}, which does not exist.`);
    return undefined;
  }
  const wanted = isShellPreferred ? [shell, ...places] : places;
  const found = () => wanted.find((place) => fs.existsSync(place));
  const packages = isShellPreferred ? ['chromium-headless-shell', 'chromium'] : ['chromium'];
  for (const name of packages) if (!found()) installFromDebian([name]);
  if (found()) return found();
  console.log('Installing Playwright’s Chromium …');
  if (runBin('playwright', ['install', 'chromium']) === 0) return '';
  console.error(`No browser for the tests: install Chromium and name it in ${VARIABLE}.`);
  return undefined;
}
