import { expect, type Page } from '@playwright/test';
import {
  searchBox as box,
  suggestionList as list,
  suggestions as options,
} from '../support/elements';
import { elapse, pageKinds, requestedUrls, settled, test, visit } from '../support/page';

const pages = (page: Page) => list(page).getByRole('group', { name: 'Pages' }).getByRole('option');

/** Waits for the suggestions for a text: those for its first letters may be there before. */
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

test('suggestions come while typing, titles that begin with the text first, the rest in bold', async ({
  quietPage: page,
}) => {
  await visit(page, pageKinds.doc);
  await expect(box(page)).toHaveAttribute('placeholder', 'Search documentation...');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await type(page, 'spellch');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).first()).toHaveText(/^Spellcheck/);
  await expect(options(page).first().locator('b')).toHaveText(/^eck/);
  expect(await options(page).count()).toBeLessThanOrEqual(8);
  const texts = await options(page).allTextContents();
  expect(new Set(texts).size).toBe(texts.length);
});

test('one letter and spaces request nothing, blank text is not submitted, and nothing is loaded before the first focus', async ({
  page,
}) => {
  const urls = requestedUrls(page);
  await visit(page, pageKinds.doc);
  await settled(page);
  expect(urls.filter((url) => url.includes('search-data'))).toEqual([]);
  await box(page).pressSequentially(' f ');
  await expect.poll(() => urls.join()).toContain('search-data/manifest.json');
  // Nothing is to come: twice the pause in typing after which suggestions would.
  await elapse(page, 600);
  await expect(list(page)).toBeHidden();
  await box(page).fill('   ');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(pageKinds.doc);
});

test('keys of an input method choose no suggestion', async ({ page }) => {
  await visit(page, pageKinds.doc);
  await type(page, 'spellch');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'e', selectionStart: 1, selectionEnd: 1 });
  await suggested(page, 'spellche');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      code: key,
      windowsVirtualKeyCode: 229,
    });
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./);
  await expect(page).toHaveURL(pageKinds.doc);
});

test('arrows move and wrap around, Home and End move the caret; Escape closes and keeps the text', async ({
  page,
}) => {
  await visit(page, pageKinds.doc);
  await type(page, 'facet');
  await expect(pages(page).first()).toBeVisible();
  const all = list(page).getByRole('option');
  const last = (await all.count()) - 1;
  const isActive = (index: number) =>
    expect(all.nth(index)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await isActive(last);
  await page.keyboard.press('ArrowDown');
  await isActive(0);
  const id = await all.first().getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  const caret = () => box(page).evaluate((field: HTMLInputElement) => field.selectionStart);
  await page.keyboard.press('Home');
  expect(await caret()).toBe(0);
  await isActive(0);
  await page.keyboard.press('End');
  expect(await caret()).toBe('facet'.length);
  await isActive(0);
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('facet');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
});

test('Enter searches for the highlighted suggestion, or for the typed text when none is', async ({
  page,
}) => {
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

test('a selected suggestion stays selected when a later list contains it, but not after more typing', async ({
  page,
}) => {
  await visit(page, pageKinds.doc);
  await type(page, 'fac');
  const selected = list(page).locator('[aria-selected=true]');
  await box(page).pressSequentially('et');
  // Suggestions for it come after a pause: these are still the others.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const text = await selected.textContent();
  await suggested(page, 'facet');
  await expect(selected).toHaveText(text ?? '');
  await page.keyboard.press('Backspace');
  await expect(selected).toHaveCount(0);
});

test('the home page leads to the field, and a click chooses a suggestion before it loses focus', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'What do you want to do?' }).click();
  await expect(box(page)).toBeFocused();
  await type(page, 'synonym');
  const suggestion = (await options(page).nth(1).locator('.text').textContent()) ?? '';
  await options(page).nth(1).click();
  await expect(page).toHaveURL(`/search?query=${encodeURIComponent(suggestion)}`);
});

test('losing focus closes the list, focus opens it again', async ({ page }) => {
  await visit(page, pageKinds.doc);
  await type(page, 'synonym');
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('synonym');
  await box(page).focus();
  await expect(list(page)).toBeVisible();
});

test('/ and Ctrl+K go to the field on every layout, / not while writing', async ({ page }) => {
  await visit(page, pageKinds.doc);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
  await box(page).blur();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await box(page).blur();
  const cyrillic = { key: 'л', code: 'KeyK', ctrlKey: true };
  await page.locator('body').dispatchEvent('keydown', cyrillic);
  await expect(box(page)).toBeFocused();
});

test('the field shows the query on /search and is empty elsewhere, also after going back', async ({
  page,
}) => {
  await visit(page, '/search?query=Gr%C3%BC%C3%9Fe%20%26%20more');
  await expect(box(page)).toHaveValue('Grüße & more');
  await page.getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(box(page)).toHaveValue('');
  await page.goBack();
  await expect(box(page)).toHaveValue('Grüße & more');
});

test('in narrow windows a button opens the field over the page, and Escape returns to the button', async ({
  page,
}) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a form for the search page, which explains that it needs scripts', async ({
    page,
  }) => {
    await page.goto(pageKinds.doc);
    await box(page).fill('facet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?query=facet$/);
    await expect(page.getByText('Search needs JavaScript')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'All topics' })).toBeVisible();
  });
});
