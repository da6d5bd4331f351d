import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { complaints, hydrated, pageKinds, publicFolder, routes, visit } from './support';

const axeSource = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const brotli = (data: Buffer | string) => zlib.brotliCompressSync(data).length;

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** What axe finds against WCAG 2.2 AA and its best practices. */
async function axeFinds(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (
      window as unknown as {
        axe: { run: (context: Document, options: object) => Promise<AxeResult> };
      }
    ).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`,
  );
}

test.describe('accessibility', () => {
  for (const [kind, route] of Object.entries(pageKinds)) {
    test(`axe finds nothing on ${kind}, both modes, three widths`, async ({ page }) => {
      test.setTimeout(90_000);
      for (const mode of ['light', 'dark']) {
        for (const width of [1440, 820, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(route);
          await page.evaluate((value) => localStorage.setItem('theme', value), mode);
          await page.reload();
          await hydrated(page);
          expect(await axeFinds(page), `${mode} ${width}`).toEqual([]);
        }
      }
    });
  }

  test('axe finds nothing with the menu open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, pageKinds.doc);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  });

  test('the keyboard reaches everything with its focus in sight, not under the bar', async ({
    page,
  }) => {
    await page.goto(pageKinds['doc with diagram']);
    await hydrated(page);
    const hidden: string[] = [];
    for (let count = 0; count < 60; count++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { top, bottom, left } = element.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const inBar =
          element.closest('header, .announcement') !== null ||
          element.textContent === 'Skip to main content';
        const outline = getComputedStyle(element).outlineStyle;
        return {
          name: element.outerHTML.slice(0, 100),
          seen: bottom > (inBar ? 0 : bar) && top < window.innerHeight && left > -1000,
          outline,
        };
      });
      if (where && (!where.seen || where.outline === 'none')) hidden.push(JSON.stringify(where));
    }
    expect(hidden).toEqual([]);
  });
});

test('the HTML checker finds no error on any page', () => {
  test.setTimeout(120_000);
  const files = [
    ...routes.map((route) => path.join(publicFolder, route, 'index.html')),
    path.join(publicFolder, '404.html'),
  ];
  const java = spawnSync(
    'java',
    [
      '-jar',
      'node_modules/vnu-jar/build/dist/vnu.jar',
      '--errors-only',
      '--format',
      'gnu',
      ...files,
    ],
    { encoding: 'utf8' },
  );
  if (!java.error) {
    expect(java.stderr.trim()).toBe('');
    return;
  }
  // Without a JRE a checker that needs none, with the rules of the standard alone.
  const options = ['html-validate', '--preset', 'html-validate:standard'];
  const other = spawnSync(
    process.execPath,
    [`node_modules/.bin/${options[0]}`, ...options.slice(1), ...files],
    { encoding: 'utf8' },
  );
  expect(other.stdout.trim()).toBe('');
});

for (const [width, ...narrower] of [[1440], [390, 320]] as const)
  test(`no page complains, calls another host or is wider than ${[width, ...narrower].join(' or ')} px`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const list = complaints(page);
    const checkWidth = async (route: string) => {
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (wider > 0) list.push(`${route} is ${wider} px too wide`);
    };
    for (const route of routes) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, route);
      await checkWidth(route);
      for (const next of narrower) {
        await page.setViewportSize({ width: next, height: 900 });
        await checkWidth(`${route} at ${next} px`);
      }
    }
    expect(list).toEqual([]);
  });

/** Holds what a page loads against the budgets. */
async function checkBytes(page: Page, route: string): Promise<void> {
  const scripts = new Map<string, Buffer>();
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), await response.body());
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  const html = fs.readFileSync(path.join(publicFolder, route, 'index.html'), 'utf8');
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map((match) => match[1])
    .join('');
  const sizes = {
    javascript: [...scripts.values()].reduce((sum, body) => sum + brotli(body), 0),
    css: brotli(css),
    // Pages load their styles with them; the budget of HTML is for what is not style.
    html: brotli(html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')),
  };
  console.warn(
    `bytes of ${route}:`,
    sizes,
    [...scripts].map(([url, body]) => `${path.basename(url)} ${brotli(body)}`),
  );
  expect(sizes.javascript).toBeLessThanOrEqual(105_000);
  expect(sizes.css).toBeLessThanOrEqual(14_000);
  expect(sizes.html).toBeLessThanOrEqual(14_000);
  expect(
    [...scripts.keys()].filter((url) => /mermaid|search|playground/.test(path.basename(url))),
  ).toEqual([]);
}

test.describe('bytes and movement', () => {
  for (const kind of ['doc', 'blog', 'blog post'] as const)
    test(`a page of the kind ${kind} stays within its budgets (brotli)`, ({ page }) =>
      checkBytes(page, pageKinds[kind]));

  for (const route of [pageKinds.home, pageKinds.doc, pageKinds['doc with diagram']]) {
    test(`nothing moves while ${route} loads`, async ({ page }) => {
      await page.addInitScript(() => {
        (window as unknown as { shift: number }).shift = 0;
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput)
              (window as unknown as { shift: number }).shift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route, { waitUntil: 'networkidle' });
        expect(
          await page.evaluate(() => (window as unknown as { shift: number }).shift),
          `${width}`,
        ).toBe(0);
      }
    });
  }
});
