import { chromium } from '@playwright/test';
import { row } from './row.mjs';

/** What axe finds on every page in both color modes, by the rules of the browser tests. */
export async function accessibility({ origin, routes, executablePath, load }) {
  const { axeFinds } = await load('e2e/axe');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rows = [];
  for (const mode of ['light', 'dark']) {
    const context = await browser.newContext();
    await context.addInitScript((value) => localStorage.setItem('theme', value), mode);
    const page = await context.newPage();
    let found = 0;
    for (const route of routes) {
      await page.goto(origin + route);
      found += (await axeFinds(page)).length;
    }
    rows.push(row('Accessibility', `axe findings on all pages, ${mode}`, found, { most: 0 }));
  }
  await browser.close();
  return rows;
}
