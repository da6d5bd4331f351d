import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { openScreenshot, screenshots, shownText } from '../support/screenshots';
import { switchToDarkMode } from '../support/elements';
import { requestedUrls, visit } from '../support/page';

for (const screenshot of screenshots)
  test(`${screenshot.file} shows the current page`, async ({ page }) => {
    await openScreenshot(page, screenshot, 'light');
    expect(
      await shownText(page, screenshot),
      `The picture is older than what it shows. Run "npm run build" and "npm run figures", look at the pictures, commit them.`,
    ).toBe(fs.readFileSync(`${screenshot.file}.shown.txt`, 'utf8'));
  });

test('the list has every screenshot of the content', () => {
  const files = fs
    .readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:light|dark)\.png$/.test(file))
    .map((file) => `content/${file.replaceAll('\\', '/').replace(/\.\w+\.png$/, '')}`);
  expect(files.sort()).toEqual(screenshots.flatMap(({ file }) => [file, file]).sort());
});

test('screenshots follow the mode, and one of the two is loaded', async ({ page }) => {
  const urls = requestedUrls(page);
  await visit(page, contentRoute('/docs/qsc-admin/admin/howTo/html-integration'));
  const shot = page.getByRole('figure', { name: 'The finished page after the search for drill' });
  const picture = shot.getByRole('img', { name: /^A plain page with a search box/ });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveCount(1);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/avif|webp/);
  const light = await picture.getAttribute('src');
  expect(urls.filter((url) => url.includes('finished-page'))).toHaveLength(1);
  await switchToDarkMode(page);
  await expect(picture).not.toHaveAttribute('src', light ?? '');
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toHaveAttribute('src', light ?? '');
  await page.emulateMedia({ media: null });
  const button = shot.getByRole('button', { name: /^Enlarge: A plain page/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});
