import { expect, test, type Page } from '@playwright/test';
import {
  type Answered,
  expectQuery,
  field,
  json,
  response,
  runs,
  status,
} from '../support/playground';
import { visit } from '../support/page';

type Check = (data: Answered) => void;

/** Queries, each with the control flags whose effect it shows. */
const flagsByQuery: Readonly<Record<string, Record<string, Check>>> = {
  '*': {
    facetDisabled: (data) => expect(data.result.products.facets).toBeUndefined(),
    noCache: (data) => expect(data.request.parameters['ctrl']).toEqual(['noCache']),
    loadMoreFacets: (data) =>
      expect(
        data.result.products.facets?.find(({ id }) => id === 'material')?.values?.length,
      ).toBeGreaterThan(20),
    modified: (data) => expect(data.request.parameters['ctrl']).toEqual(['modified']),
  },
  hamer: { spellcheckDisabled: (data) => expect(data.didYouMeanResult).toBeUndefined() },
  drill: {
    trace: (data) =>
      expect(data.result.products.documents[0]?.document).toHaveProperty('_matched_queries'),
  },
};

/** Waits for the response to the request as it is in the form. */
async function responded(page: Page): Promise<Answered> {
  await expect(page.getByText('The request has changed')).toHaveCount(0);
  await expect(response(page)).not.toHaveAttribute('aria-busy', 'true');
  return json(page);
}

for (const [text, flags] of Object.entries(flagsByQuery))
  test(`control flags ${Object.keys(flags).join(', ')}`, async ({ page }) => {
    await visit(page, `/playground?source=shop&q=${text}`);
    await status(page, 200);
    const plain = await json(page);
    if (text === 'hamer') expect(plain.didYouMeanResult).toBeDefined();
    for (const [flag, check] of Object.entries(flags)) {
      const box = page.getByRole('checkbox', { name: new RegExp(`^${flag}`) });
      await box.check();
      await runs(page).click();
      await expect(page).toHaveURL(new RegExp(`ctrl=${flag}(?:&|$)`));
      const data = await responded(page);
      expect(data.request.parameters['ctrl']).toEqual([flag]);
      check(data);
      await box.uncheck();
    }
  });

type Fields = Record<string, unknown>;

const forms: [form: string, id: string, value: string, fits: (fields: Fields) => boolean][] = [
  ['', 'brand', 'BoltWerk', ({ brand }) => brand === 'BoltWerk'],
  ['or', 'brand', 'Brandt & Rowe', ({ brand }) => brand === 'Brandt & Rowe'],
  ['and', 'color', 'green', ({ color }) => color === 'green'],
  ['not', 'brand', 'Halden', ({ brand }) => brand !== 'Halden'],
  ['or[]', 'brand', 'BoltWerk,Halden', ({ brand }) => brand === 'BoltWerk' || brand === 'Halden'],
  ['and[]', 'color', 'green', ({ color }) => color === 'green'],
  ['not[]', 'brand', 'BoltWerk,Halden', ({ brand }) => brand !== 'BoltWerk' && brand !== 'Halden'],
  ['range', 'price', '{9.8,20]', ({ price }) => Number(price) > 9.8 && Number(price) <= 20],
  [
    'tree',
    'category',
    'Power tools > Drills',
    ({ category: c }) => String(c) === 'Power tools,Drills',
  ],
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
];
const filtersOf = (names: string[]) => names.filter((name) => name.startsWith('f.'));

test('every form of filter through the form', async ({ page }) => {
  await visit(
    page,
    '/playground?source=shop&q=*&rows=50&result.displayFields=brand,color,price,updated,category,startPromotion,endPromotion',
  );
  await status(page, 200);
  const all = (await json(page)).result.products.total;
  await page.getByRole('button', { name: 'Add filter' }).click();
  for (const [form, id, value, fits] of forms) {
    await field(page, 'Filter 1: field').fill(id);
    await field(page, 'Filter 1: operator').selectOption(form);
    await field(page, 'Filter 1: value').fill(value);
    await field(page, 'Filter 1: value').press('Enter');
    const name = form === '' ? `f.${id}` : `f.${id}.${form}`;
    await expectQuery(page, name, [value]);
    const { request, result } = await responded(page);
    // It is the response to this form, and the filter before is gone.
    expect(filtersOf(Object.keys(request.parameters))).toEqual([name]);
    await expect
      .poll(() => filtersOf([...new URL(page.url()).searchParams.keys()]), name)
      .toEqual([name]);
    const { total, documents } = result.products;
    expect(total, name).toBeGreaterThan(0);
    expect(total, name).toBeLessThan(all);
    expect(documents.filter(({ document }) => !fits(document))).toEqual([]);
  }
});
