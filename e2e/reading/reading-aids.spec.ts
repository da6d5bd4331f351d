import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { axeFinds } from '../support/axe';
import { searchBox, selectedTab, tableOfContents, title } from '../support/elements';
import { pageKinds, publicFolder, readBuilt, reload, test, visit } from '../support/page';

test('a page names three related ones', async ({ page }) => {
  await visit(page, pageKinds.doc);
  const related = page.getByRole('region', { name: 'Related pages' }).getByRole('link');
  await expect(related).toHaveCount(3);
  await related.first().click();
  await expect(title(page)).not.toHaveText('Filters');
});

test('an address with a language selects its tab once, and stores no choice', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first();
  await visit(page, pageKinds.doc);
  await page.evaluate(() => localStorage.setItem('tabs.language', 'Python'));
  await visit(page, `${pageKinds.doc}?language=curl#range-filters`);
  await expect(selectedTab(page, 'curl').first()).toBeVisible();
  await tab('Go').click();
  await expect(selectedTab(page, 'curl')).toHaveCount(0);
  await visit(page, `${pageKinds.doc}?language=nothing`);
  await expect(tab('Go')).toHaveAttribute('aria-selected', 'true');
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
  await page.keyboard.type('n?/');
  await expect(field).toHaveValue('n?/');
  await expect(list).toHaveCount(0);
  await field.blur();
  // The key K of a Cyrillic layout.
  const cyrillic = { key: 'л', code: 'KeyK', ctrlKey: true };
  await page.locator('body').dispatchEvent('keydown', cyrillic);
  await expect(field).toBeFocused();
  await field.blur();
  await page.keyboard.press('?');
  await expect(list.getByText('Next page')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await list.getByRole('checkbox', { name: 'Enable single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  const hint = page.getByRole('search').locator('kbd').first();
  await expect(hint).toBeHidden();
  for (const key of ['?', '/', 'n']) await page.keyboard.press(key);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(list).toBeHidden();
  await expect(title(page)).toHaveText('Filters');
  await reload(page);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(list.getByText('Next page')).toHaveCount(0);
  await expect(hint).toBeHidden();
  await list.getByRole('checkbox').check();
  await expect(list.getByText('Next page')).toBeVisible();
  await expect(hint).toBeVisible();
});

test('a sample of more than 40 lines is folded until its button is pressed', async ({ page }) => {
  await visit(page, contentRoute('/docs/qsc-admin/admin/search/variant'));
  const sample = page.locator('.more-lines').first().locator('xpath=preceding-sibling::pre');
  const isUnfolded = () => sample.evaluate((pre) => pre.scrollHeight <= pre.clientHeight);
  const button = page.getByRole('button', { name: /^Show all \d+ lines/ }).first();
  expect(await isUnfolded()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isUnfolded()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await button.click();
  expect(await isUnfolded()).toBe(true);
  await page.getByRole('button', { name: 'Show fewer lines' }).click();
  expect(await isUnfolded()).toBe(false);
});

test('a group on one page has all its pages and is in no list', async ({ quietPage: page }) => {
  const all = `${pageKinds.category}/all`;
  await visit(page, pageKinds.category);
  await page.getByRole('link', { name: 'Print this group' }).click();
  await expect(page).toHaveURL(all);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const contents = tableOfContents(page).getByRole('link');
  // The address changes before the page.
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect.poll(() => contents.count()).toBeGreaterThan(3);
  await contents.last().click();
  await expect(titles.last()).toBeInViewport();
  expect(await axeFinds(page)).toEqual([]);
  for (const file of ['sitemap-0.xml', 'llms.txt', 'llms-full.txt', 'api/content.json'])
    expect(readBuilt(file), file).not.toContain(all);
  expect(fs.existsSync(path.join(publicFolder, `${all}.md`))).toBe(false);
});

test('a formula is MathML, and its page loads nothing for it', async ({ quietPage: page }) => {
  await visit(page, contentRoute('/docs/qsc-admin/testing/gold-standard'));
  const formula = page.getByRole('group', { name: 'Formula' }).first();
  await expect(formula.locator('mfrac').first()).toBeVisible();
  const fraction = await formula.locator('mfrac').first().boundingBox();
  const one = await formula.locator('mfrac mn').first().boundingBox();
  expect(fraction?.height).toBeGreaterThan((one?.height ?? NaN) * 1.5);
});

test('a card is clickable everywhere', async ({ page }) => {
  await visit(page, pageKinds['doc with diagram']);
  const card = page.locator('.cards li').filter({ hasText: /^Feeding/ });
  const box = await card.boundingBox();
  await card.click({ position: { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) - 8 } });
  await expect(title(page)).toHaveText('Feeding');
});
