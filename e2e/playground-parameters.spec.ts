import { expect, test } from '@playwright/test';
import { type Answered, response, field, runs, status, query, json } from './playground-support';
import { visit } from './support';

for (const [flag, check] of Object.entries({
  facetDisabled: (data: Answered) => expect(data.result.products.facets).toBeUndefined(),
  spellcheckDisabled: (data) => expect(data.didYouMeanResult).toBeUndefined(),
  noCache: (data) => expect(data.request.parameters['ctrl']).toEqual(['noCache']),
  loadMoreFacets: (data) =>
    expect(
      data.result.products.facets?.find(({ id }) => id === 'material')?.values?.length,
    ).toBeGreaterThan(20),
  modified: (data) => expect(data.request.parameters['ctrl']).toEqual(['modified']),
  trace: (data) =>
    expect(data.result.products.documents[0]?.document).toHaveProperty('_matched_queries'),
} satisfies Record<string, (data: Answered) => void>))
  test(`control flag ${flag}`, async ({ page }) => {
    const text = flag === 'spellcheckDisabled' ? 'hamer' : flag === 'trace' ? 'drill' : '*';
    await visit(page, `/playground?source=shop&q=${text}`);
    await status(page, 200);
    if (flag === 'spellcheckDisabled') expect((await json(page)).didYouMeanResult).toBeDefined();
    await page.getByRole('checkbox', { name: new RegExp(`^${flag}`) }).check();
    await runs(page).click();
    await expect(page).toHaveURL(new RegExp(`ctrl=${flag}`));
    await expect(response(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('The form has changed')).toHaveCount(0);
    check(await json(page));
  });

const forms: [
  form: string,
  id: string,
  value: string,
  fits: (fields: Record<string, unknown>) => boolean,
][] = [
  ['', 'brand', 'BoltWerk', ({ brand }) => brand === 'BoltWerk'],
  ['or', 'brand', 'Brandt & Rowe', ({ brand }) => brand === 'Brandt & Rowe'],
  ['and', 'color', 'green', ({ color }) => color === 'green'],
  ['not', 'brand', 'Halden', ({ brand }) => brand !== 'Halden'],
  ['or[]', 'brand', 'BoltWerk,Halden', ({ brand }) => brand === 'BoltWerk' || brand === 'Halden'],
  ['and[]', 'color', 'green', ({ color }) => color === 'green'],
  ['not[]', 'brand', 'BoltWerk,Halden', ({ brand }) => brand !== 'BoltWerk' && brand !== 'Halden'],
  ['range', 'price', '{9.8,20]', ({ price }) => Number(price) > 9.8 && Number(price) <= 20],
  ['slider', 'price', 'min,5', ({ price }) => Number(price) <= 5],
  ['daterange', 'updated', '2025-02-01,*', ({ updated }) => String(updated) >= '2025-02-01'],
  ['humandate', 'updated', '2024', ({ updated }) => String(updated).startsWith('2024')],
  [
    'dateRangeInPeriod',
    'promotion',
    '2025-03-10,2025-03-18',
    ({ startPromotion, endPromotion }) =>
      String(startPromotion) <= '2025-03-18' && String(endPromotion) >= '2025-03-10',
  ],
  [
    'tree',
    'category',
    'Power tools > Drills',
    ({ category }) => String(category) === 'Power tools,Drills',
  ],
];
for (const [form, id, value, fits] of forms)
  test(`filter form "${form}" through the form`, async ({ page }) => {
    await visit(
      page,
      '/playground?source=shop&q=*&rows=300&result.displayFields=brand,color,price,updated,category,startPromotion,endPromotion',
    );
    await status(page, 200);
    const all = (await json(page)).result.products.total;
    await page.getByRole('button', { name: 'Add filter' }).click();
    await field(page, 'Filter 1: field').fill(id);
    await field(page, 'Filter 1: operator').selectOption(form);
    await field(page, 'Filter 1: value').fill(value);
    await field(page, 'Filter 1: value').press('Enter');
    await expect(page).toHaveURL(/f\./);
    expect(query(page).get(form === '' ? `f.${id}` : `f.${id}.${form}`)).toBe(value);
    await expect(page.getByText('The form has changed')).toHaveCount(0);
    await expect(response(page)).not.toHaveAttribute('aria-busy', 'true');
    const { total, documents } = (await json(page)).result.products;
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(all);
    expect(documents.filter(({ document }) => !fits(document))).toEqual([]);
  });
