import fs from 'node:fs';
import type { Page } from '@playwright/test';

const source = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** Rules that depend on mode or width. */
const rulesOfLook = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** Loads axe with each later document of the page. The browser compiles it once. */
export const loadAxe = (page: Page) => page.addInitScript(source);

/**
 * Violations of WCAG 2.2 AA and of axe's best practices.
 * @param within selector of the part to check
 * @param rules `look`: those that depend on mode or width; `structure`: the others
 */
export async function axeFinds(
  page: Page,
  within = 'html',
  rules: 'all' | 'look' | 'structure' = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([selector, which, ofLook]) =>
      (
        window as unknown as {
          axe: { run: (context: string, options: object) => Promise<AxeResult> };
        }
      ).axe.run(selector, {
        runOnly:
          which === 'look'
            ? ofLook
            : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        ...(which === 'structure' && {
          rules: Object.fromEntries(ofLook.map((rule) => [rule, { enabled: false }])),
        }),
        resultTypes: ['violations'],
        // The HTML of an element identifies it.
        selectors: false,
        // Pages have no style sheets of other hosts and no media to load for it.
        preload: false,
      }),
    [within, rules, rulesOfLook] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`,
  );
}
