import { expect, test } from '@playwright/test';
import { prefix, settings } from '../../src/test/sites/support/site-content';
import { axeFinds, loadAxe } from '../support/axe';
import { title } from '../support/elements';
import { navigateTo, visit } from '../support/page';
import { address, violations } from './prefix-site';

/** Tests of a site with an address for feedback. */
export function feedbackTests(): void {
  test('posts feedback on pages and sections to the endpoint', async ({ page }) => {
    const bodies: unknown[] = [];
    let status = 500;
    await page.route(settings.GATSBY_FEEDBACK_ENDPOINT, (route) => {
      bodies.push([route.request().method(), route.request().postDataJSON()]);
      return route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await loadAxe(page);
    await visit(page, address('/docs/start'));
    const question = page.getByRole('group', { name: 'Feedback' });
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question.getByRole('status')).toContainText('saved here');
    await question.getByRole('radio', { name: 'Something is wrong' }).check();
    await question.getByRole('textbox').fill('The limit');
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(question.getByRole('status')).toContainText('saved here');
    await expect(question.getByRole('button')).toHaveCount(0);
    // The next page asks again and sends the stored feedback.
    status = 204;
    bodies.splice(0);
    await navigateTo(page, `${prefix}/docs/edited`);
    await expect(title(page)).toHaveText('Edited page');
    const no = { page: '/docs/start', helpful: false };
    const yes = { page: '/docs/edited', helpful: true };
    const reason = { ...no, reason: 'wrong', text: 'The limit' };
    await expect.poll(() => bodies).toEqual([no, reason].map((body) => ['POST', body]));
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(question.getByRole('status')).toHaveText('Thanks.');
    await expect.poll(() => bodies.slice(2)).toEqual([['POST', yes]]);
    // The link of a heading opens the question about its section, by keyboard too.
    const link = page.getByRole('link', { name: 'Link to Part' });
    await link.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Link to Part' });
    await menu.getByRole('button', { name: 'Yes' }).click();
    await menu.getByRole('radio', { name: 'The examples helped' }).check();
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(link).toBeFocused();
    await expect.poll(() => bodies.slice(3)).toEqual([['POST', { ...yes, section: 'part' }]]);
    expect(violations).toEqual([]);
  });
}
