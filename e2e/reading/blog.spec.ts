import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { current, tableOfContents, title } from '../support/elements';
import { visit } from '../support/page';

test('the blog lists all posts, ten a page, newest first', async ({ page }) => {
  const dates: string[] = [];
  const older = page
    .getByRole('navigation', { name: 'Blog list pages' })
    .getByRole('link', { name: /Older/ });
  await visit(page, contentRoute('/blog'));
  for (const [number, count] of [
    [1, 10],
    [2, 10],
    [3, 1],
  ] as const) {
    if (number > 1) {
      await older.click();
      await expect(page).toHaveURL(contentRoute(`/blog/page/${number}`));
      await expect(title(page)).toHaveText(`Blog, page ${number}`);
    }
    const times = page.getByRole('main').locator('li time');
    await expect(times).toHaveCount(count);
    for (const time of await times.all()) dates.push((await time.getAttribute('datetime')) ?? '');
  }
  await expect(older).toHaveCount(0);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('a post links to its neighbors, tags and authors', async ({ page }) => {
  await visit(page, contentRoute('/blog/hello-world'));
  await expect(page).toHaveTitle('Hello world | QSC Documentation');
  const posts = page.getByRole('navigation', { name: 'Blog posts' });
  await expect(posts.getByRole('heading', { name: '2019' })).toBeVisible();
  await expect(current(posts)).toHaveText('Hello world');
  await expect(tableOfContents(page)).toHaveCount(0);
  const pager = page.getByRole('navigation', { name: 'Newer and older posts' });
  await pager.getByRole('link', { name: /Older/ }).click();
  await expect(title(page)).toHaveText('Hola');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Docusaurus' }).click();
  await expect(title(page)).toHaveText('3 posts tagged with "Docusaurus"');
  await visit(page, contentRoute('/blog/authors'));
  await page.getByRole('main').getByRole('link', { name: 'Operations' }).click();
  await expect(title(page)).toHaveText('Operations');
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

test('lists show the start of a post and its first figure, tag pages its one sentence', async ({
  page,
}) => {
  await visit(page, contentRoute('/blog/page/3'));
  const main = page.getByRole('main');
  await expect(main).toContainText('welcome to the first post of the QSC engineering blog');
  await visit(page, contentRoute('/blog/tags/hola'));
  await expect(main).toContainText('A short greeting that opens the QSC engineering blog.');
  await visit(page, contentRoute('/blog'));
  const item = main.getByRole('listitem').filter({ hasText: 'How suggestions earn their place' });
  const figure = item.locator('.post-figure').first();
  // Screen readers skip it.
  await expect(figure).toHaveAttribute('aria-hidden', 'true');
  await expect(figure.locator('svg').first()).toBeVisible();
  const box = await figure.locator('svg').first().boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(box?.width).toBeLessThanOrEqual(600);
});

test('a post with several headings has a table of contents', async ({ page }) => {
  await visit(page, contentRoute('/blog/suggest'));
  const contents = tableOfContents(page);
  const link = contents.getByRole('link').nth(2);
  const heading = page.getByRole('heading', { name: (await link.textContent()) ?? '' });
  await link.click();
  await expect(heading.first()).toBeInViewport();
});
