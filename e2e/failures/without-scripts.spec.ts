import { expect, test } from '@playwright/test';
import { contentRoute, docPages } from '../../src/lib/addresses/routes';
import {
  current,
  docsSidebar,
  mainMenu,
  searchBox,
  tableOfContents,
  title,
} from '../support/elements';
import { pageKinds } from '../support/page';
import { sample, samplePage, text } from '../support/values';

test.use({ javaScriptEnabled: false });

for (const [kind, route] of Object.entries(pageKinds)) {
  test(`${kind} is complete without scripts`, async ({ page }) => {
    await page.goto(route);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2025');
    // Without a host, it links to the section about hosts.
    const aboutHosts = `${docPages.concepts}#your-values`;
    const consoleLink = mainMenu(page).getByRole('link', { name: 'Console' });
    await expect(consoleLink).toHaveAttribute('href', aboutHosts);
    await expect(mainMenu(page).getByRole('link', { name: 'Docs', exact: true })).toBeVisible();
    // Controls that need scripts are hidden. The search is a form and works; views of examples have disabled buttons.
    for (const button of await page.locator('button:enabled:not([role=search] button)').all())
      await expect(button).toBeHidden();
    await expect(page.getByRole('tab')).toHaveCount(0);

    for (const summary of await page.locator('main summary').all()) await summary.click();
    // Pages start light, so dark pictures are hidden.
    await expect(page.locator('main .dark-mode img').filter({ visible: true })).toHaveCount(0);
    for (const image of await page.locator('main :not(.dark-mode) > picture > img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toBeVisible();
      await expect(image).not.toHaveCSS('opacity', '0');
    }
    for (const code of await page.locator('main pre').all()) {
      await expect(code).toBeVisible();
      await expect(code).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    }
    for (const label of await page.locator('.tab-label').all()) await expect(label).toBeVisible();
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
  });
}

test('the sidebar is open around the page and links to pages and groups', async ({ page }) => {
  await page.goto(pageKinds.doc);
  const sidebar = docsSidebar(page);
  await expect(current(sidebar)).toHaveText('Filters');
  await expect(current(sidebar)).toBeVisible();
  await sidebar.getByRole('link', { name: 'Spellcheck API', exact: true }).click();
  await expect(title(page)).toHaveText(/Spellcheck/);
  await sidebar.getByRole('link', { name: 'Access and security', exact: true }).click();
  await expect(title(page)).toHaveText('Access and security');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Authentication', exact: true })).toBeVisible();
  // Narrow windows link to the sections and the pages too.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pageKinds.doc);
  await expect(docsSidebar(page).getByRole('link', { name: 'Filters', exact: true })).toBeVisible();
  await tableOfContents(page).getByRole('link', { name: 'Range filters' }).click();
  await expect(page.getByRole('heading', { name: 'Range filters' })).toBeInViewport();
  await mainMenu(page).getByRole('link', { name: 'Blog' }).click();
  await expect(title(page)).toHaveText('Blog');
});

test('diagrams of pages and posts are drawn, and posts have their lists', async ({ page }) => {
  for (const [route, label] of [
    [pageKinds['doc with diagram'], 'Data source'],
    [contentRoute('/blog/suggest'), 'Typed text'],
  ] as const) {
    await page.goto(route);
    // Windows show one of the two drawings, the wide or the narrow one.
    const text = page.locator('.diagram svg').getByText(label).filter({ visible: true });
    await expect(text).toHaveCount(1);
  }
  await expect(page.getByRole('navigation', { name: 'Blog posts' })).toBeVisible();
  await page.getByRole('region', { name: 'Related posts' }).getByRole('link').first().click();
  await expect(title(page)).not.toHaveText('How suggestions earn their place');
});

test('long samples and groups on one page are complete, and terms are links', async ({ page }) => {
  await page.goto(contentRoute('/docs/qsc-admin/admin/search/variant'));
  await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
  const sample = page.locator('.more-lines').first().locator('xpath=preceding-sibling::pre');
  expect(await sample.evaluate((pre) => pre.scrollHeight <= pre.clientHeight)).toBe(true);
  await page.goto(`${pageKinds.category}/all`);
  await expect(page.getByRole('heading', { level: 2, name: 'Search response' })).toBeVisible();
  await page.goto(contentRoute('/docs/getStarted/how-qsc-works'));
  await page.locator('main .content a.defined').first().click();
  await expect(title(page)).toHaveText('Concepts and glossary');
});

test('the reference is complete, and its levels open one by one', async ({ page }) => {
  await page.goto(contentRoute('/docs/qsc-admin/api/reference/search'));
  await expect(page.locator('#search-get-rows')).toBeVisible();
  const inner = page.locator('#search-post-body-result-document');
  await expect(inner).toBeHidden();
  await page.locator('#search-post-body-result > dd > details > summary').click();
  await expect(inner).toBeVisible();
  await expect(page.locator('#search-post-body-result-document-fields')).toBeHidden();
  const row = '#schema-put-body-fields-searchMode';
  await page.goto(contentRoute(`/docs/qsc-admin/api/reference/schema${row}`));
  await expect(page.locator(row)).toBeInViewport();
});

test('examples have request, response, and view under their names', async ({ page }) => {
  const example = page.locator('.search-example').first();
  const label = (name: string) =>
    example.getByRole('paragraph').filter({ hasText: new RegExp(`^${name}$`) });
  await page.goto(contentRoute('/docs/qsc-admin/search/spellcheck'));
  for (const name of ['HTTP', 'curl']) await expect(label(name)).toBeVisible();
  await expect(example).toContainText('"didYouMeanResult"');
  await page.goto(contentRoute('/docs/qsc-admin/search/facets-and-paging'));
  await expect(label('As visitors see it')).toBeVisible();
  await expect(example.getByText('20 hits, 3 to 4 shown')).toBeVisible();
  await expect(example.getByRole('button', { name: 'Try it here' })).toBeHidden();
});

test('samples have placeholders; nothing asks for values or runs a step', async ({ page }) => {
  await page.goto(samplePage);
  await expect(text(sample(page))).toContainText('https://{host}/api/v1/search/');
  for (const name of ['Your values', 'Show placeholders'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.goto(pageKinds['doc with steps']);
  await expect(page.getByRole('button', { name: 'Run here' })).toHaveCount(0);
  await expect(page.getByText('Run here', { exact: true }).first()).toBeHidden();
});

test('notes in code link to the list below, also by keyboard', async ({ page }) => {
  await page.goto(contentRoute('/docs/qsc-admin/suggest/managed-suggest'));
  const code = page.getByRole('group', { name: 'entry-kind.mjs' });
  await expect(code.locator('[data-line]')).toHaveCount(5);
  const note = code.getByRole('link', { name: 'Note 2' });
  await note.press('Enter');
  const text = page.locator(':target');
  await expect(text).toHaveText('Draw queries as another.');
  await expect(text).toBeInViewport();
});

test('the search field is a form for the search page, which needs scripts', async ({ page }) => {
  await page.goto(pageKinds.doc);
  await searchBox(page).fill('facet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?query=facet$/);
  await expect(page.getByText('Search needs JavaScript')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'All topics' })).toBeVisible();
});
