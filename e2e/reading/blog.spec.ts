import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { tableOfContents, title } from '../support/elements';
import { routes, visit } from '../support/page';

test('the blog lists all posts, ten a page, newest first', async ({ page }) => {
  const dates: string[] = [];
  await visit(page, contentRoute('/blog'));
  for (;;) {
    const times = page.getByRole('main').locator('li time');
    const shown = await times.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('datetime') ?? ''),
    );
    expect(shown.length).toBeLessThanOrEqual(10);
    dates.push(...shown);
    const older = page
      .getByRole('navigation', { name: 'Blog list pages' })
      .getByRole('link', { name: /Older/ });
    if ((await older.count()) === 0) break;
    await older.click();
    await expect(page).toHaveURL(
      new RegExp(contentRoute(`/blog/page/${Math.ceil(dates.length / 10) + 1}$`)),
    );
    await expect(title(page)).toHaveText(`Blog, page ${Math.ceil(dates.length / 10) + 1}`);
  }
  expect(dates).toHaveLength(21);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('a post links to its neighbors, tags and authors', async ({ page }) => {
  await visit(page, contentRoute('/blog/hello-world'));
  await expect(page).toHaveTitle('Hello world | QSC Documentation');
  const posts = page.getByRole('navigation', { name: 'Blog posts' });
  await expect(posts.getByRole('heading', { name: '2019' })).toBeVisible();
  await expect(posts.getByRole('link', { name: 'Hello world' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page
    .getByRole('navigation', { name: 'Newer and older posts' })
    .getByRole('link', { name: /Older/ })
    .click();
  await expect(title(page)).toHaveText('Hola');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Docusaurus' }).click();
  await expect(title(page)).toHaveText('3 posts tagged with "Docusaurus"');
  await visit(page, contentRoute('/blog/authors'));
  await page.getByRole('main').getByRole('link', { name: 'Operations' }).click();
  await expect(title(page)).toHaveText('Operations');
});

test('exactly the tags and authors of posts have pages', () => {
  for (const [start, names] of [
    ['/blog/tags/', ['docusaurus', 'facebook', 'hello', 'hola']],
    ['/blog/authors/', ['docs-team', 'operations', 'search-engineering']],
  ] as const)
    expect(routes.filter((route) => route.startsWith(contentRoute(start)))).toEqual(
      names.map((name) => contentRoute(start + name)),
    );
});

test('a post names three related ones, with their days', async ({ page }) => {
  await visit(page, contentRoute('/blog/spellcheck'));
  const related = page.getByRole('region', { name: 'Related posts' });
  await expect(related.getByRole('link')).toHaveCount(3);
  await expect(related.locator('time')).toHaveCount(3);
  await related.getByRole('link', { name: 'Language detection' }).click();
  await expect(title(page)).toHaveText('Language detection');
  // To each other, as both are about languages of a query.
  await expect(related.getByRole('link', { name: 'Spellcheck' })).toBeVisible();
});

test('the list shows the start of a post, tag pages its one sentence', async ({ page }) => {
  await visit(page, contentRoute('/blog/page/3'));
  const main = page.getByRole('main');
  await expect(main).toContainText('welcome to the first post of the QSC engineering blog');
  await visit(page, contentRoute('/blog/tags/hola'));
  await expect(main).toContainText('A short greeting that opens the QSC engineering blog.');
});

test('lists show the first figure of a post, hidden from screen readers', async ({ page }) => {
  await visit(page, contentRoute('/blog'));
  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'How suggestions earn their place' });
  const figure = item.locator('.post-figure svg').first();
  await expect(figure).toBeVisible();
  await expect(item.locator('.post-figure').first()).toHaveAttribute('aria-hidden', 'true');
  const box = await figure.boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(box?.width).toBeLessThanOrEqual(600);
});

test('a post with several headings has a table of contents, a short one none', async ({ page }) => {
  await visit(page, contentRoute('/blog/suggest'));
  const contents = tableOfContents(page);
  const link = contents.getByRole('link').nth(2);
  const heading = page.getByRole('heading', { name: (await link.textContent()) ?? '' });
  await link.click();
  await expect(heading.first()).toBeInViewport();
  await visit(page, contentRoute('/blog/hello-world'));
  await expect(contents).toHaveCount(0);
});
