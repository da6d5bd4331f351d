import fs from 'node:fs';
import { installFromDebian, runBin } from './environment.mjs';

/** Programs that tests run: lists of files of which one is there, and Debian's packages that have them. */
const programs = {
  'headless shell': {
    files: [['/usr/bin/chromium-headless-shell']],
    packages: ['chromium-headless-shell', 'fonts-dejavu-core'],
  },
  chromium: {
    files: [['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']],
    packages: ['chromium'],
  },
  firefox: { files: [['/usr/bin/firefox-esr', '/usr/bin/firefox']], packages: ['firefox-esr'] },
  webkit: {
    files: [['/usr/bin/WebKitWebDriver'], ['/usr/bin/Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  nginx: {
    files: [['/usr/sbin/nginx'], ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so']],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  caddy: { files: [['/usr/bin/caddy']], packages: ['caddy'] },
  epubcheck: { files: [['/usr/bin/epubcheck']], packages: ['epubcheck'] },
  rclone: { files: [['/usr/bin/rclone']], packages: ['rclone'] },
};

const firstExisting = (files) => files.find((file) => fs.existsSync(file));

/** Path of a program; undefined where it is not there. */
export const pathOf = (name) => firstExisting(programs[name].files[0]);

/** Looks for programs; as root those that are missing are installed from Debian's packages. @returns what is still missing */
export async function missingPrograms(names) {
  const isMissing = (name) => !programs[name].files.every(firstExisting);
  const packagesOf = (missing) => missing.flatMap((name) => programs[name].packages);
  const before = names.filter(isMissing);
  if (before.length > 0) await installFromDebian(packagesOf(before));
  return before
    .filter(isMissing)
    .map((name) => `${name} is not there: install Debian's ${packagesOf([name]).join(' and ')}.`);
}

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
