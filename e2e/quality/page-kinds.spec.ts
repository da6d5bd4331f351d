import { expect, test } from '@playwright/test';
import { faultsOf, watch } from '../support/page-faults';
import { complaints, pageKinds } from '../support/page';

/** Pages whose results arrive later and may move other elements. */
const fillsIn = new Set<string>([pageKinds.search, pageKinds.playground]);

for (const [kind, route] of Object.entries(pageKinds))
  test(`${kind}: no faults in both modes at all widths`, async ({ page }) => {
    const list = complaints(page);
    const shifts = await watch(page, fillsIn.has(route));
    const faults = await faultsOf(page, shifts, { route, first: 0, isOfKind: true });
    const expected = kind === 'not found' ? / 404 |^404: / : undefined;
    expect([...list.filter((text) => !expected?.test(text)), ...faults]).toEqual([]);
  });
