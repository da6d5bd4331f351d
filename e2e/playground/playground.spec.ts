import { expect } from '@playwright/test';
import { routes } from '../../src/lib/addresses/routes';
import {
  choose,
  expectQuery,
  field,
  hits,
  json,
  request,
  requestSample,
  response,
  run,
  source,
  status,
} from '../support/playground';
import { clipboard } from '../support/elements';
import { test, visit } from '../support/page';

test('an empty address shows an example, run without other hosts', async ({ quietPage: page }) => {
  await visit(page, '/playground');
  await expect(page).toHaveTitle('Playground | QSC Documentation');
  await status(page, 200);
  await expect(field(page, 'Query (q)')).toHaveValue('drill');
  await expect(hits(page)).toHaveCount(10);
  await expect(hits(page).getByRole('heading', { level: 3 })).toHaveCount(10);
  await expect(response(page).locator('mark').first()).toHaveText(/drill/i);
  await expect(page).toHaveURL('/playground');
  // The tools of the sample are always visible here, beside the name of its language.
  const sample = requestSample(page);
  const label = await sample.getByRole('figure').getByText('HTTP', { exact: true }).boundingBox();
  const wrap = await sample.getByRole('button', { name: 'Wrap lines' }).boundingBox();
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(wrap?.x ?? 0);
});

test('a deep link fills the form and runs its request', async ({ page }) => {
  await visit(
    page,
    '/playground?source=shop&q=*&f.brand.or=BoltWerk&f.price.range=10,200&sort=price&rows=5&ctrl=trace&result.displayFields=title,price&locale=en',
  );
  await status(page, 200);
  await expect(field(page, 'Filter 1: field')).toHaveValue('brand');
  await expect(field(page, 'Filter 1: operator')).toHaveValue('or');
  await expect(field(page, 'Filter 2: value')).toHaveValue('10,200');
  await expect(field(page, 'Parameter 1: name')).toHaveValue('locale');
  await expect(page.getByRole('checkbox', { name: /^trace/ })).toBeChecked();
  await expect(hits(page)).toHaveCount(5);
  await expect(requestSample(page)).toContainText(
    'GET https://{host}/api/v1/search/demo/products?q=*&f.brand.or=BoltWerk&f.price.range=10,200&sort=price&rows=5&ctrl=trace&result.displayFields=title,price&locale=en',
  );
  const { result } = await json(page);
  const prices = result.products.documents.map(({ document }) => document['price'] as number);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(prices.every((price) => price >= 10 && price <= 200)).toBe(true);
});

test('narrow windows stack all parts, and Run scrolls to the response', async ({ page }) => {
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/playground');
    await status(page, 200);
    const parts = [page.getByRole('form', { name: 'Request' }), request(page), response(page)];
    let bottom = 0;
    for (const part of parts) {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(bottom);
      bottom = y + height;
    }
    expect(bottom).toBeGreaterThan(0);
  }
  const heading = page.getByRole('heading', { name: 'Response' });
  await field(page, 'Rows').fill('none');
  await run(page);
  // An invalid field stays in view.
  await expect(field(page, 'Rows')).toHaveAttribute('aria-invalid', 'true');
  await expect(heading).not.toBeInViewport();
  await field(page, 'Rows').fill('5');
  await run(page);
  await expect(hits(page)).toHaveCount(5);
  await expect(heading).toBeInViewport();
  await choose(page, 'Suggest', true);
  await expect(page).toHaveURL(/call=suggest/);
  await choose(page, 'Search');
  // At a zoom of 400 %, the bar with Run does not stick, as it would cover the form.
  await page.setViewportSize({ width: 320, height: 225 });
  await field(page, 'Query (q)').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Run', exact: true })).not.toBeInViewport();
});

test('invalid input is marked at its field, and the response is an error', async ({ page }) => {
  await visit(page, '/playground?source=shop&q=drill');
  await status(page, 200);
  await field(page, 'Page').fill('two');
  await field(page, 'Rows').fill('1.5');
  await expect(page.getByText('must be a whole number')).toHaveCount(0);
  await run(page);
  await status(page, 400);
  const pageField = field(page, 'Page');
  await expect(pageField).toHaveAttribute('aria-invalid', 'true');
  await expect(pageField).toHaveAccessibleDescription(/"page" must be a whole number, "two"/);
  await expect(field(page, 'Rows')).toHaveAccessibleDescription(/"rows" must be a whole number/);
  await expect(response(page).getByRole('alert')).toContainText('The request breaks a rule');
  await request(page).scrollIntoViewIfNeeded();
  await expect(response(page).getByRole('alert')).toBeInViewport();
  await field(page, 'Page').fill('2');
  await expect(field(page, 'Page')).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Rows').fill('3');
  await field(page, 'Rows').press('Enter');
  await status(page, 200);
  await expect(hits(page)).toHaveCount(3);

  for (const [query, name, description] of [
    ['f.price.range=cheap,dear', 'Filter', /needs numbers/],
    ['nextPageToken=wrong', 'Parameter', /must be "init"/],
    ['explain=true', 'Parameter', /no explain tree/],
  ] as const) {
    await visit(page, `/playground?source=shop&q=a&${query}`);
    await expect(field(page, `${name} 1: value`)).toHaveAccessibleDescription(description);
  }
  await status(page, 501);
});

test('facets, slider, pages and corrections of the hits change the request', async ({ page }) => {
  await visit(page, '/playground?source=shop&q=*');
  await status(page, 200);
  const brand = response(page).getByRole('group', { name: 'Brand' });
  await brand.getByRole('checkbox', { name: /^BoltWerk/ }).check();
  await expect(page).toHaveURL(/f\.brand=BoltWerk/);
  await expect(field(page, 'Filter 1: value')).toHaveValue('BoltWerk');
  const category = response(page).getByRole('group', { name: 'Category' });
  await category.getByRole('checkbox', { name: /^Power tools/ }).check();
  await category.getByRole('checkbox', { name: /^Drills/ }).check();
  await expectQuery(page, 'f.category', ['Power tools > Drills']);
  await response(page).getByRole('spinbutton', { name: 'Price, to (EUR)' }).fill('100');
  await response(page).getByRole('spinbutton', { name: 'Price, to (EUR)' }).press('Enter');
  await expectQuery(page, 'f.price.range', ['min,100']);
  await page.goBack();
  await expectQuery(page, 'f.price.range', []);
  await page.goForward();
  await expect(field(page, 'Filter 3: value')).toHaveValue('min,100');

  await visit(page, '/playground?source=shop&q=*');
  await response(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(response(page).getByText(/11 to 20 shown/)).toBeVisible();
  await visit(page, '/playground?source=shop&q=delivery');
  await expect(response(page).getByRole('link', { name: /admin\/search\/redirect/ })).toBeVisible();
});

test('facets keep to the form of a filter; Reset and Back restore the form', async ({ page }) => {
  await visit(page, '/playground?source=shop&q=*&f.brand.or=Halden');
  const box = (name: RegExp) =>
    response(page).getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name });
  await expect(box(/^Halden/)).toBeChecked();
  await box(/^BoltWerk/).check();
  await expectQuery(page, 'f.brand.or', ['Halden', 'BoltWerk']);
  await status(page, 200);
  await expect(hits(page).first()).toBeVisible();
  await box(/^Halden/).uncheck();
  await expectQuery(page, 'f.brand.or', ['BoltWerk']);
  await visit(page, '/playground?source=shop&q=saw&sort=price');
  await status(page, 200);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/playground');
  await expect(field(page, 'Query (q)')).toHaveValue('drill');
  await expect(field(page, 'Sort')).toHaveValue('');
  await page.goBack();
  await expect(field(page, 'Query (q)')).toHaveValue('saw');
  await expect(field(page, 'Sort')).toHaveValue('price');
  await source(page, 'Documentation').check();
  await expect(page).toHaveURL(/source=documentation/);
  await field(page, 'Query (q)').fill('facet');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/q=facet/);
  const ofPages = new RegExp(`^(?:${routes.docs}|${routes.blog})/`);
  const link = hits(page).first().getByRole('link');
  await expect(link).toHaveAttribute('href', ofPages);
  // The hits stay those of the source that responded.
  await source(page, 'Hosted service').check();
  await expect(response(page)).toContainText('The request has changed');
  await expect(link).toHaveAttribute('href', ofPages);
});

test('the request can be copied in every language; the JSON folds', async ({ page }) => {
  await visit(page, "/playground?source=shop&q=it's");
  const url = 'https://{host}/api/v1/search/demo/products?q=it%27s';
  for (const tab of await request(page).getByRole('tab').all()) {
    await tab.click();
    await request(page).getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => clipboard(page)).toContain(url);
    await page.evaluate(() => navigator.clipboard.writeText(''));
  }
  await response(page).getByRole('tab', { name: 'JSON' }).click();
  const tree = response(page).getByRole('group', { name: 'JSON response' });
  await expect(tree).toContainText('"statusCode": 200');
  await response(page).getByRole('button', { name: 'Collapse all', exact: true }).click();
  await expect(tree).toHaveText(/^\{ \d keys \}$/);
  await tree.getByRole('button').click();
  await expect(tree).toContainText('"statusCode": 200');
  await response(page).getByRole('button', { name: 'Expand all' }).click();
  await expect(tree.locator('[aria-expanded=false]')).toHaveCount(0);
});

test('suggest calls: the text alone is sent, and the response is a list', async ({ page }) => {
  await visit(page, '/playground?source=shop&q=dri&f.brand=BoltWerk');
  await status(page, 200);
  await choose(page, 'Suggest');
  await expect(page).toHaveURL(/playground\?source=shop&call=suggest&q=dri$/);
  await expect(field(page, 'Rows')).toHaveCount(0);
  await expect(request(page)).toContainText('/api/v1/search/suggest/demo/products?q=dri');
  const list = response(page).getByRole('tabpanel', { name: 'Suggestions' });
  await expect(list.getByRole('listitem').first()).toHaveText('Drills');
  await expect(list.locator('b').first()).toHaveText('lls');
  await field(page, 'Query (q)').fill('xyzzy');
  await run(page);
  await expect(list).toContainText('No suggestions');
  await choose(page, 'Search');
  await expect(hits(page)).toHaveCount(0);
  await expect(response(page)).toContainText('No hits');
});
