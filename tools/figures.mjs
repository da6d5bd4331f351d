import fs from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { ensureInstalled, root } from './environment.mjs';

// npm run figures: takes the screenshots of e2e/support/screenshots.ts from the built site, in both modes, and writes those of
// the content beside the pages, with the words that they show.
readArguments();
await ensureInstalled();
const { default: sharp } = await import('sharp');
const { load, servedSite } = await import('./served-site.mjs');
const { modes, openScreenshot, readmeScreenshot, screenshots, shownText } =
  await load('e2e/support/screenshots');
const { origin, browser, close } = await servedSite();

/** Pixels of the picture for one of the window: pictures are shown smaller than taken. */
const SHARPNESS = 1.5;

try {
  for (const screenshot of [readmeScreenshot, ...screenshots]) {
    for (const mode of modes) {
      const context = await browser.newContext({ baseURL: origin, deviceScaleFactor: SHARPNESS });
      const page = await context.newPage();
      await openScreenshot(page, screenshot, mode);
      const part = screenshot.part?.(page) ?? page;
      // A palette: few colors, a third of the bytes.
      const file = `${screenshot.file}.${mode}.png`;
      await sharp(await part.screenshot({ animations: 'disabled' }))
        .png({ palette: true, quality: 90, compressionLevel: 9 })
        .toFile(path.join(root, file));
      if (mode === 'light' && screenshot !== readmeScreenshot)
        fs.writeFileSync(
          path.join(root, `${screenshot.file}.shown.txt`),
          await shownText(page, screenshot),
        );
      console.log(`${file}, ${Math.round(fs.statSync(path.join(root, file)).size / 1000)} kB`);
      await context.close();
    }
  }
} finally {
  await close();
}
