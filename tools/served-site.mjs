import fs from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ensureBrowser } from './debian.mjs';
import { root } from './environment.mjs';

/** Loads a TypeScript module of the repository. @param file its path without `.ts` */
export const load = (file) => tsImport(`../${file}.ts`, import.meta.url);

/** Serves the built site, and starts a headless browser; ends the process when one of them is missing. */
export async function servedSite() {
  const executablePath = await ensureBrowser();
  if (executablePath === undefined) process.exit(1);
  if (!fs.existsSync(path.join(root, 'hosting', 'site.json'))) {
    console.error('There is no built site: run npm run build first.');
    process.exit(1);
  }
  const { chromium } = await import('@playwright/test');
  const { createSiteServer } = await load('src/node/hosting/site-server');
  const { listen } = await load('src/test/support/listen');
  const server = await listen(createSiteServer({ root }));
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--headless=new', '--disable-gpu', '--no-first-run'],
  });
  return {
    origin: server.origin,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
