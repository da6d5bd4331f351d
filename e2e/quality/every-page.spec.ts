import { expect, test } from '@playwright/test';
import { isSinglePageRoute } from '../../src/lib/addresses/routes';
import { faultsOf, watch, widths } from '../support/page-faults';
import { complaints, pageKinds, routes } from '../support/page';

/** Number of tests that share the pages, so that several workers run them. */
const SHARES = 12;

const kinds = new Set<string>(Object.values(pageKinds));
/** Single pages of groups, which repeat other pages: one is checked for all. */
const groups = routes.filter((route) => isSinglePageRoute(route));
const others = routes
  // page-kinds.spec.ts does not check shifts of the playground, whose results fill in.
  .filter((route) => !kinds.has(route) || route === pageKinds.playground)
  .filter((route) => !groups.slice(1).includes(route));

for (let share = 0; share < SHARES; share++)
  test(`every page is without faults (${share + 1} of ${SHARES})`, async ({ page }) => {
    const list = complaints(page);
    const shifts = await watch(page, false);
    for (const [index, route] of others.entries()) {
      if (index % SHARES !== share) continue;
      const first = Math.floor(index / SHARES) % widths.length;
      list.push(...(await faultsOf(page, shifts, { route, first, isOfKind: false })));
    }
    expect(list).toEqual([]);
  });
