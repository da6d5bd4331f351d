import fs from 'node:fs';
import type { Page } from '@playwright/test';

const source = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/**
 * What axe finds against WCAG 2.2 AA and its best practices.
 * @param within part of the page that is looked at, as a selector
 */
export async function axeFinds(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (selector) =>
      (
        window as unknown as {
          axe: { run: (context: string, options: object) => Promise<AxeResult> };
        }
      ).axe.run(selector, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
        // Pages have no style sheets of other hosts and no media to load for it.
        preload: false,
      }),
    within,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`,
  );
}
