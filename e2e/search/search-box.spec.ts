import { expect, type Locator, type Page } from '@playwright/test';
import {
  searchBox as box,
  suggestionList as list,
  suggestions as options,
} from '../support/elements';
import { elapse, pageKinds, requestedUrls, settled, test, visit } from '../support/page';

/** Waits for the suggestions for a text. The list may show those for its first letters before. */
async function suggested(page: Page, text: string): Promise<void> {
  // The typed part is plain text, the rest is bold.
  const option = options(page).first().locator('.text');
  const plainText = () =>
    option.evaluate(({ childNodes }) =>
      [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
    );
  await expect.poll(async () => (await plainText()).toLowerCase()).toBe(text);
}

async function type(page: Page, text: string): Promise<void> {
  await box(page).pressSequentially(text);
  await suggested(page, text);
}

test('suggestions come while typing; input methods choose none', async ({ quietPage: page }) => {
  await visit(page, pageKinds.doc);
  await expect(box(page)).toHaveAttribute('placeholder', 'Search documentation...');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await type(page, 'spellch');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  // Titles that begin with the text come first.
  await expect(options(page).first()).toHaveText(/^Spellcheck/);
  await expect(options(page).first().locator('b')).toHaveText(/^eck/);
  const texts = await options(page).allTextContents();
  expect(texts.length).toBeLessThanOrEqual(8);
  expect(new Set(texts).size).toBe(texts.length);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'e', selectionStart: 1, selectionEnd: 1 });
  await suggested(page, 'spellche');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
    await session.send('Input.dispatchKeyEvent', {
      ...{ type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 },
    });
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./);
  await expect(page).toHaveURL(pageKinds.doc);
});

test('one letter and spaces request nothing, and blank text is not submitted', async ({ page }) => {
  const urls = requestedUrls(page);
  await visit(page, pageKinds.doc);
  await settled(page);
  expect(urls.filter((url) => url.includes('search-data'))).toEqual([]);
  await box(page).pressSequentially(' f ');
  await expect.poll(() => urls.join()).toContain('search-data/manifest.json');
  // Suggestions would come within twice the pause in typing.
  await elapse(page, 600);
  await expect(list(page)).toBeHidden();
  await box(page).fill('   ');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(pageKinds.doc);
});

test('arrows wrap, Home and End move the caret, and Escape keeps the text', async ({ page }) => {
  await visit(page, pageKinds.doc);
  // One input gets one list, which is complete with its pages; after letters typed slowly, another list follows.
  await box(page).fill('facet');
  await suggested(page, 'facet');
  const pages = list(page).getByRole('group', { name: 'Pages' });
  await expect(pages.getByRole('option').first()).toBeVisible();
  const all = list(page).getByRole('option');
  const first = all.first();
  const isActive = (option: Locator) => expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await isActive(all.last());
  await page.keyboard.press('ArrowDown');
  await isActive(first);
  const id = await first.getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  const caret = () => box(page).evaluate((field: HTMLInputElement) => field.selectionStart);
  for (const [key, position] of Object.entries({ Home: 0, End: 'facet'.length })) {
    await page.keyboard.press(key);
    expect(await caret()).toBe(position);
    await isActive(first);
  }
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('facet');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
});

test('Enter searches for the highlighted suggestion, else for the typed text', async ({ page }) => {
  await visit(page, pageKinds.doc);
  await type(page, 'facet');
  // The first row searches the section of the page.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const suggestion = (await options(page).first().locator('.text').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?query=${encodeURIComponent(suggestion)}`);
  await expect(box(page)).toHaveValue(suggestion);
  await expect(list(page)).toBeHidden();

  await box(page).fill('');
  await box(page).pressSequentially('slider');
  await expect(options(page).first()).toBeVisible();
  // Hovering alone does not decide what Enter submits.
  await options(page).first().hover();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=slider');
});

test('a later list keeps the selected suggestion until the text changes', async ({ page }) => {
  await visit(page, pageKinds.doc);
  await type(page, 'fac');
  const selected = list(page).locator('[aria-selected=true]');
  await box(page).pressSequentially('et');
  // Until the pause in typing ends, the list has the suggestions for the first letters.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const text = await selected.textContent();
  await suggested(page, 'facet');
  await expect(selected).toHaveText(text ?? '');
  await page.keyboard.press('Backspace');
  await expect(selected).toHaveCount(0);
});

test('focus opens and closes the list, and a click chooses before it closes', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'What do you want to do?' }).click();
  await expect(box(page)).toBeFocused();
  await type(page, 'synonym');
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('synonym');
  await box(page).focus();
  await expect(list(page)).toBeVisible();
  const suggestion = (await options(page).nth(1).locator('.text').textContent()) ?? '';
  await options(page).nth(1).click();
  await expect(page).toHaveURL(`/search?query=${encodeURIComponent(suggestion)}`);
});

test('the field shows the query on /search and is empty elsewhere', async ({ page }) => {
  await visit(page, '/search?query=Gr%C3%BC%C3%9Fe%20%26%20more');
  await expect(box(page)).toHaveValue('Grüße & more');
  await page.getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(box(page)).toHaveValue('');
  await page.goBack();
  await expect(box(page)).toHaveValue('Grüße & more');
});

test('in narrow windows a button opens the field, and Escape returns to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, pageKinds.doc);
  const open = page.getByRole('button', { name: 'Open search' });
  expect((await page.getByRole('banner').locator('.bar').boundingBox())?.height).toBe(56);
  await open.click();
  await expect(box(page)).toBeFocused();
  const size = await box(page).boundingBox();
  expect(size?.width).toBeGreaterThan(340);
  expect(size?.y).toBeLessThan(56);
  await type(page, 'facet');
  expect((await list(page).boundingBox())?.width).toBeGreaterThan(320);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?query=facet$/);
  await expect(box(page)).toHaveValue('facet');
});
