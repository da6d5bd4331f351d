import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { axeFinds } from '../support/axe';
import { clipboard, searchBox, tableOfContents, title } from '../support/elements';
import { complaints, hydrated, pageKinds, publicFolder, visit } from '../support/page';

const variants = contentRoute('/docs/qsc-admin/admin/search/variant');

test('related pages differ from the pages of the pager', async ({ page }) => {
  await visit(page, pageKinds.doc);
  const related = page.getByRole('region', { name: 'Related pages' }).getByRole('link');
  const routes = await related.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(routes).toHaveLength(3);
  const pager = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link');
  for (const link of await pager.all())
    expect(routes).not.toContain(await link.getAttribute('href'));
  await related.first().click();
  await expect(title(page)).not.toHaveText('Filters');
});

test.describe('a copied link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('selects its tab once, without changing the stored choice', async ({ page }) => {
    await visit(page, pageKinds.doc);
    const curlTab = page.getByRole('tab', { name: 'curl', exact: true }).first();
    await curlTab.click();
    await page.getByRole('heading', { name: 'Range filters' }).hover();
    await page.getByRole('link', { name: 'Link to Range filters' }).click();
    const address = await clipboard(page);
    expect(address).toMatch(/\?language=curl#range-filters$/);
    await page.evaluate(() => localStorage.setItem('tabs.language', 'Python'));
    const { pathname, search, hash } = new URL(address);
    await visit(page, pathname + search + hash);
    await expect(curlTab).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Go', exact: true }).first().click();
    await expect(curlTab).toHaveAttribute('aria-selected', 'false');
    await visit(page, `${pathname}?language=nothing`);
    await expect(page.getByRole('tab', { name: 'Go', exact: true }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test('single keys work until the reader turns them off', async ({ page }) => {
  await visit(page, pageKinds.doc);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('n');
  await expect(title(page)).toHaveText('Filter by values');
  await page.keyboard.press('p');
  await expect(title(page)).toHaveText('Filters');
  const field = searchBox(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('n?');
  await expect(field).toHaveValue('n?');
  await expect(list).toHaveCount(0);
  await field.blur();
  await page.keyboard.press('?');
  await expect(list.getByText('Next page')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await list.getByRole('checkbox', { name: 'Enable single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  const sign = page.getByRole('search').locator('kbd').first();
  await expect(sign).toBeHidden();
  for (const key of ['?', '/', 'n']) await page.keyboard.press(key);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(list).toBeHidden();
  await expect(title(page)).toHaveText('Filters');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(list.getByText('Next page')).toHaveCount(0);
  await expect(sign).toBeHidden();
  await list.getByRole('checkbox').check();
  await expect(list.getByText('Next page')).toBeVisible();
  await expect(sign).toBeVisible();
});

test.describe('a sample of more than 40 lines', () => {
  const isUnfolded = (page: Page) =>
    page
      .locator('.more-lines')
      .first()
      .locator('xpath=preceding-sibling::pre')
      .evaluate((pre) => pre.scrollHeight <= pre.clientHeight);

  test('is folded until its button is pressed', async ({ page }) => {
    await visit(page, variants);
    const button = page.getByRole('button', { name: /^Show all \d+ lines/ }).first();
    expect(await isUnfolded(page)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isUnfolded(page)).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await button.click();
    expect(await isUnfolded(page)).toBe(true);
    await page.getByRole('button', { name: 'Show fewer lines' }).click();
    expect(await isUnfolded(page)).toBe(false);
  });
});

test.describe('a group on one page', () => {
  const group = pageKinds.category;

  test('has all pages of the group, with unique ids', async ({ page }) => {
    const list = complaints(page);
    await visit(page, group);
    await page.getByRole('link', { name: 'Print this group' }).click();
    await expect(page).toHaveURL(`${group}/all`);
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    const contents = tableOfContents(page).getByRole('link');
    // The address changes before the page.
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect.poll(() => contents.count()).toBeGreaterThan(3);
    await contents.last().click();
    await expect(titles.last()).toBeInViewport();
    const repeated = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const hrefs = [...document.querySelectorAll('main a[href^="#"]')].map((a) =>
        (a.getAttribute('href') ?? '').slice(1),
      );
      return [
        ...ids.filter((id, at) => ids.indexOf(id) !== at),
        ...hrefs.filter((href) => !ids.includes(decodeURIComponent(href))),
      ];
    });
    expect(repeated).toEqual([]);
    expect(await axeFinds(page)).toEqual([]);
    expect(list).toEqual([]);
  });

  test('is in no list of pages', () => {
    for (const file of ['sitemap-0.xml', 'llms.txt', 'llms-full.txt', 'api/content.json'])
      expect(fs.readFileSync(path.join(publicFolder, file), 'utf8'), file).not.toContain(
        `${group}/all`,
      );
    expect(fs.existsSync(path.join(publicFolder, `${group}/all.md`))).toBe(false);
  });
});

test('a formula is MathML, and its page loads nothing for it', async ({ page }) => {
  const list = complaints(page);
  await visit(page, contentRoute('/docs/qsc-admin/testing/gold-standard'));
  const formula = page.getByRole('group', { name: 'Formula' }).first();
  await expect(formula.locator('mfrac').first()).toBeVisible();
  const [fraction, one] = [formula.locator('mfrac').first(), formula.locator('mfrac mn').first()];
  const heights = [await fraction.boundingBox(), await one.boundingBox()].map(
    (box) => box?.height ?? 0,
  );
  expect(heights[0]).toBeGreaterThan((heights[1] ?? 0) * 1.5);
  expect(list).toEqual([]);
});

test('a card is clickable everywhere', async ({ page }) => {
  await visit(page, pageKinds['doc with diagram']);
  const card = page.locator('.cards li').filter({ hasText: 'Learn how documents travel' });
  const box = await card.boundingBox();
  await card.click({ position: { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) - 8 } });
  await expect(title(page)).toHaveText('Feeding');
});
