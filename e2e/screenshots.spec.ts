import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { openScreenshot, screenshots, shownText } from './screenshots';

for (const screenshot of screenshots)
  test(`${screenshot.file} shows what its page shows today`, async ({ page }) => {
    await openScreenshot(page, screenshot, 'light');
    expect(
      await shownText(page, screenshot),
      `The picture is older than what it shows. Run "npm run build" and "npm run figures", look at the pictures, commit them.`,
    ).toBe(fs.readFileSync(`${screenshot.file}.shown.txt`, 'utf8'));
  });

test('every screenshot of the content is in the list', () => {
  const files = fs
    .readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:light|dark)\.png$/.test(file))
    .map((file) => `content/${file.replaceAll('\\', '/').replace(/\.\w+\.png$/, '')}`);
  expect(files.sort()).toEqual(screenshots.flatMap(({ file }) => [file, file]).sort());
});
