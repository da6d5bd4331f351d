import { expect, test } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import { current, tableOfContents, title } from '../support/elements';
import { visit } from '../support/page';

test('the blog lists all posts, ten a page, newest first, with figures', async ({ page }) => {
  const main = page.getByRole('main');
  const older = page
    .getByRole('navigation', { name: 'Blog list pages' })
    .getByRole('link', { name: /Older/ });
  await visit(page, contentRoute('/blog'));
  const item = main.getByRole('listitem').filter({ hasText: 'How suggestions earn their place' });
  const figure = item.locator('.post-figure').first();
  // Screen readers skip it.
  await expect(figure).toHaveAttribute('aria-hidden', 'true');
  await expect(figure.locator('svg').first()).toBeVisible();
  const box = await figure.locator('svg').first().boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(box?.width).toBeLessThanOrEqual(600);
  const dates: string[] = [];
  for (const [index, count] of [10, 10, 1].entries()) {
    if (index > 0) {
      await older.click();
      await expect(page).toHaveURL(contentRoute(`/blog/page/${index + 1}`));
      await expect(title(page)).toHaveText(`Blog, page ${index + 1}`);
    }
    const times = main.locator('li time');
    await expect(times).toHaveCount(count);
    for (const time of await times.all()) dates.push((await time.getAttribute('datetime')) ?? '');
  }
  await expect(older).toHaveCount(0);
  await expect(main).toContainText('welcome to the first post of the QSC engineering blog');
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
  const tags = page.getByRole('list', { name: 'Tags' });
  await tags.getByRole('link', { name: 'Docusaurus' }).click();
  await expect(title(page)).toHaveText('3 posts tagged with "Docusaurus"');
  await visit(page, contentRoute('/blog/tags/hola'));
  const main = page.getByRole('main');
  await expect(main).toContainText('A short greeting that opens the QSC engineering blog.');
  await visit(page, contentRoute('/blog/authors'));
  await main.getByRole('link', { name: 'Operations' }).click();
  await expect(title(page)).toHaveText('Operations');
});

test('a post has a table of contents, and names three related ones', async ({ page }) => {
  await visit(page, contentRoute('/blog/suggest'));
  const link = tableOfContents(page).getByRole('link').nth(2);
  const heading = page.getByRole('heading', { name: (await link.textContent()) ?? '' });
  await link.click();
  await expect(heading.first()).toBeInViewport();
  await visit(page, contentRoute('/blog/spellcheck'));
  const related = page.getByRole('region', { name: 'Related posts' });
  await expect(related.getByRole('link')).toHaveCount(3);
  await expect(related.locator('time')).toHaveCount(3);
  await related.getByRole('link', { name: 'Language detection' }).click();
  await expect(title(page)).toHaveText('Language detection');
  // The two posts are related to each other, as both are about the language of a query.
  await expect(related.getByRole('link', { name: 'Spellcheck' })).toBeVisible();
});
