import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { tsImport } from 'tsx/esm/api';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, ensureNode, root } from './environment.mjs';

// npm run figures: takes the screenshots of e2e/screenshots.ts from the built site, in both modes, and writes them
// beside the pages, with the words that they show. A name as argument takes that one alone.
ensureNode();
ensureInstalled();
const executablePath = ensureBrowser();
if (executablePath === undefined) process.exit(1);
if (!fs.existsSync(path.join(root, 'public', 'index.html'))) {
  console.error('There is no built site: run npm run build first.');
  process.exit(1);
}
const { chromium } = await import('@playwright/test');
const load = (file) => tsImport(`../${file}.ts`, import.meta.url);
const { modes, openScreenshot, screenshots, shownText } = await load('e2e/screenshots');
const { createSiteServer } = await load('src/node/hosting/site-server');
const { listen } = await load('src/test/listen');
const server = await listen(createSiteServer({ root }));
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--headless=new', '--disable-gpu', '--no-first-run'],
});

/** Pixels of the picture for one of the window: pictures are shown smaller than taken. */
const SHARPNESS = 1.5;

const [wanted = ''] = process.argv.slice(2);
try {
  for (const screenshot of screenshots.filter(({ file }) => file.includes(wanted)))
    for (const mode of modes) {
      const context = await browser.newContext({
        baseURL: server.origin,
        deviceScaleFactor: SHARPNESS,
      });
      const page = await context.newPage();
      await openScreenshot(page, screenshot, mode);
      const part = screenshot.part?.(page) ?? page;
      // A palette: few colors, a third of the bytes.
      const file = `${screenshot.file}.${mode}.png`;
      await sharp(await part.screenshot({ animations: 'disabled' }))
        .png({ palette: true, quality: 90, compressionLevel: 9 })
        .toFile(path.join(root, file));
      if (mode === 'light')
        fs.writeFileSync(
          path.join(root, `${screenshot.file}.shown.txt`),
          await shownText(page, screenshot),
        );
      console.log(`${file}, ${Math.round(fs.statSync(path.join(root, file)).size / 1000)} kB`);
      await context.close();
    }
} finally {
  await browser.close();
  await server.close();
}
