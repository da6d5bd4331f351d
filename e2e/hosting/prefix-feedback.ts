import { expect, test } from '@playwright/test';
import { prefix, settings } from '../../src/test/sites/support/site-content';
import { axeFinds, loadAxe } from '../support/axe';
import { title } from '../support/elements';
import { visit } from '../support/page';

interface FeedbackSite {
  /** Address of a route of a built site that has an address for feedback. */
  address: (path: string) => string;
  /** Reports of violations of its policy. */
  violations: readonly string[];
}

/** Tests of a site with an address for feedback. */
export function feedbackTests({ address, violations }: FeedbackSite): void {
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
    await page.evaluate((to) => window.___navigate?.(to), `${prefix}/docs/edited`);
    await expect(title(page)).toHaveText('Edited page');
    const [no, yes] = [
      { page: '/docs/start', helpful: false },
      { page: '/docs/edited', helpful: true },
    ];
    await expect
      .poll(() => bodies)
      .toEqual([
        ['POST', no],
        ['POST', { ...no, reason: 'wrong', text: 'The limit' }],
      ]);
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(question.getByRole('status')).toHaveText('Thanks.');
    await expect.poll(() => bodies.slice(2)).toEqual([['POST', yes]]);
    // The link of a heading opens the question about its section, by keyboard too.
    const link = page.getByRole('link', { name: 'Link to Part' });
    await link.focus();
    await page.keyboard.press('Enter');
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
