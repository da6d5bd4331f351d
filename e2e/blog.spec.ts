import { expect, test } from '@playwright/test';
import { routes, visit } from './support';

test('the blog lists all posts, ten a page, newest first', async ({ page }) => {
  const dates: string[] = [];
  await visit(page, '/blog');
  for (;;) {
    const times = page.getByRole('main').locator('li time');
    const own = await times.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('datetime') ?? ''),
    );
    expect(own.length).toBeLessThanOrEqual(10);
    dates.push(...own);
    const older = page
      .getByRole('navigation', { name: 'Blog list pages' })
      .getByRole('link', { name: /Older/ });
    if ((await older.count()) === 0) break;
    await older.click();
    await expect(page).toHaveURL(new RegExp(`/blog/page/${Math.ceil(dates.length / 10) + 1}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Blog, page ${Math.ceil(dates.length / 10) + 1}`,
    );
  }
  expect(dates).toHaveLength(21);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('a post leads to its neighbors, tags and authors', async ({ page }) => {
  await visit(page, '/blog/hello-world');
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Docusaurus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '3 posts tagged with "Docusaurus"',
  );
  await visit(page, '/blog/authors');
  await page.getByRole('main').getByRole('link', { name: 'Operations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operations');
});

test('every tag and author of the posts has a page, and only those', () => {
  expect(routes.filter((route) => route.startsWith('/blog/tags/'))).toEqual([
    '/blog/tags/docusaurus',
    '/blog/tags/facebook',
    '/blog/tags/hello',
    '/blog/tags/hola',
  ]);
  expect(routes.filter((route) => route.startsWith('/blog/authors/'))).toEqual([
    '/blog/authors/docs-team',
    '/blog/authors/operations',
    '/blog/authors/search-engineering',
  ]);
});
