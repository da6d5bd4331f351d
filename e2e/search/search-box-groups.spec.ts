import { expect, test, type Page } from '@playwright/test';
import { refuseStorage, searchBox as box, suggestionList as list } from '../support/elements';
import { pageKinds, reload, visit } from '../support/page';

const options = (page: Page, group: string) =>
  list(page).getByRole('group', { name: group }).getByRole('option');
const pages = (page: Page) => options(page, 'Pages');
const questions = (page: Page) => options(page, 'Popular questions');
const recent = (page: Page) => options(page, 'Recent searches');

test('pages are links to their matching sections, also in another tab', async ({ page }) => {
  await visit(page, '/');
  await box(page).pressSequentially('how do i turn off the cache');
  const row = pages(page).first();
  await expect(row).toContainText('When a configuration change shows');
  await expect(options(page, 'Suggestions')).toHaveCount(0);
  await expect.poll(() => pages(page).count()).toBeLessThanOrEqual(5);
  await expect(row.locator('mark').first()).toBeVisible();
  // Ctrl opens another tab, and the list stays.
  const href = (await row.getAttribute('href')) ?? '';
  const opened = page.context().waitForEvent('page');
  await row.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(href);
  await expect(list(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('ArrowDown');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/.+\/cache#choose-a-way/);
  await expect(box(page)).toHaveValue('');
});

test('the last searches are shown first, and can be removed', async ({ page }) => {
  await visit(page, '/search');
  for (const query of ['one', 'two', 'three', 'four', 'five', 'six', 'two']) {
    await box(page).fill(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?query=${query}`);
  }
  await visit(page, pageKinds.doc);
  await box(page).focus();
  const texts = () => recent(page).allTextContents();
  const clear = 'Clear recent searches';
  await expect.poll(texts).toEqual(['two', 'six', 'five', 'four', 'three', clear]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect.poll(texts).toEqual(['six', 'five', 'four', 'three', clear]);
  await recent(page).nth(1).locator('.remove').click();
  await expect.poll(texts).toEqual(['six', 'four', 'three', clear]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(recent(page)).toHaveCount(0);
  await reload(page);
  await box(page).focus();
  await expect(questions(page)).toHaveCount(4);
  await expect(recent(page)).toHaveCount(0);
});

test('without storage no search is remembered, and questions are offered', async ({ page }) => {
  await refuseStorage(page);
  await visit(page, '/');
  await box(page).fill('facet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=facet');
  await visit(page, '/');
  await box(page).focus();
  await expect(questions(page)).toHaveCount(4);
  const text = (await questions(page).first().textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?query=${encodeURIComponent(text)}`);
  await expect(page.getByRole('region', { name: 'Answer', exact: true })).toBeVisible();
});

test('the first row within a group of the docs searches this group alone', async ({ page }) => {
  await visit(page, pageKinds.doc);
  const group = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').nth(1);
  const section = (await group.textContent()) ?? '';
  const first = list(page).getByRole('option').first();
  await box(page).pressSequentially('facet');
  await expect(first).toHaveText(`Only in ${section}`);
  // The page of the group itself has no group among its breadcrumbs.
  await visit(page, (await group.getAttribute('href')) ?? '');
  await box(page).pressSequentially('facet');
  await expect(first).toHaveText(`Only in ${section}`);
  await first.click();
  await expect(page).toHaveURL(`/search?query=facet&f.section=${encodeURIComponent(section)}`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const sections = page.getByRole('group', { name: 'Section' });
  await expect(sections.getByRole('checkbox', { name: `${section} (` }).first()).toBeChecked();
});

test('a pasted text is cut to 200 characters, and the page reports it', async ({ page }) => {
  await visit(page, '/');
  await box(page).fill('spellcheck configuration '.repeat(400));
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toContainText('Spellcheck');
  const note = main.getByText('Only the first 200 characters of the text are searched.');
  await expect(note).toBeVisible();
  await expect(main.getByRole('status')).toHaveText(/^.{1,129}$/s);
});
