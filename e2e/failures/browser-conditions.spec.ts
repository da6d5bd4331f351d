import { expect, test, type Page } from '@playwright/test';
import { expectMode, pageErrors, searchBox, switchToDarkMode, title } from '../support/elements';
import { hydrated, navigateTo, open, pageKinds, similarLists, visit } from '../support/page';
import { button, steps } from '../support/practice';

const kinds = ['doc', 'doc with steps', 'home', 'search', 'playground', 'blog post'] as const;

interface AxNode {
  role?: { value: string };
  name?: { value: string };
  backendDOMNodeId?: number;
  ignored: boolean;
}

test('accessible names of headings are their visible text', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  for (const kind of [...kinds, 'docs index', 'category', 'blog'] as const) {
    await visit(page, pageKinds[kind]);
    const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
    const named = /^(?:heading|DisclosureTriangle|columnheader|rowheader)$/;
    const namedNodes = nodes.filter(
      ({ ignored, role }) => !ignored && named.test(role?.value ?? ''),
    );
    expect(namedNodes.length, kind).toBeGreaterThan(0);
    for (const { name, backendDOMNodeId } of namedNodes) {
      const { object } = await client.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId });
      const { result } = await client.send('Runtime.callFunctionOn', {
        objectId: object.objectId ?? '',
        functionDeclaration: 'function () { return this.textContent }',
        returnByValue: true,
      });
      const plain = (text: unknown) => String(text).replace(/\s+/g, '');
      expect(plain(name?.value), kind).toBe(plain(result.value));
    }
  }
});

test('addresses that cannot be decoded show a working 404 page', async ({ page }) => {
  const errors = pageErrors(page);
  for (const path of ['/docs/100%-free', '/docs/%E0%A4%A', '/%', '/blog/50%25/%zz?query=%']) {
    await open(page, path);
    await hydrated(page);
    await expect(title(page), path).toHaveText('Page not found');
    await expectMode(page, 'light');
    await switchToDarkMode(page);
    await expectMode(page, 'dark');
    await navigateTo(page, pageKinds.doc);
    await expect(title(page)).toHaveText('Filters');
    await navigateTo(page, path);
    await expect(title(page), path).toHaveText('Page not found');
    expect(errors, path).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
});

/** Wraps each text in elements, also after changes, as the translation of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const untranslated = 'script, style, textarea, svg, font, pre, code, [translate=no]';
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(untranslated)) continue;
        const outer = document.createElement('font');
        outer.append(Object.assign(document.createElement('font'), { textContent: text.data }));
        text.replaceWith(outer);
      }
    };
    const watched = { childList: true, subtree: true, characterData: true };
    const observer = new MutationObserver(() => {
      observer.disconnect();
      wrapAll();
      observer.observe(document.body, watched);
    });
    wrapAll();
    observer.observe(document.body, watched);
  });

/** What a reader does on pages of some kinds. */
const flows: Record<string, (page: Page) => Promise<void>> = {
  playground: async (page) => {
    for (const query of ['drill', 'zzzz', 'saw']) {
      await page.getByLabel('Query (q)').fill(query);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('Running…')).toHaveCount(0);
      const total = query === 'zzzz' ? 'No hits' : /\d+ hit/;
      await expect(page.locator('.total')).toContainText(total);
    }
    await page.getByRole('tab', { name: 'JSON' }).last().click();
    const fold = page.locator('.json-tree .fold').first();
    await fold.click();
    await fold.click();
    await expect(page.locator('.json-tree li').nth(1)).toBeVisible();
  },
  search: async (page) => {
    const main = page.getByRole('main');
    await main.getByRole('checkbox').first().check();
    await main.getByRole('button', { name: /Clear all/ }).click();
    const box = searchBox(page);
    for (const query of ['price', 'qqqqqqqq', 'feed']) {
      await box.fill(query);
      await box.press('Enter');
      await expect(main.getByRole('status').first()).toContainText(query);
    }
  },
  'doc with steps': async (page) => {
    const run = page.getByRole('button', { name: /^Run here/ }).first();
    await run.click();
    await expect(page.getByText(/^Status \d+/).first()).toBeVisible();
    await run.click();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('tab').last().click();
  },
  doc: async (page) => {
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    for (const tab of await page.getByRole('tablist').first().getByRole('tab').all())
      await tab.click();
    await switchToDarkMode(page);
    await page.getByRole('link', { name: /^Next/ }).last().click();
    await expect(title(page)).not.toHaveText('Filters');
  },
};
for (const [kind, flow] of Object.entries(flows))
  test(`a translated page keeps working: ${kind}`, async ({ page }) => {
    const errors = pageErrors(page);
    await visit(page, pageKinds[kind as keyof typeof pageKinds]);
    await expect(page.locator('.loading.early, .waiting')).toHaveCount(0);
    await translate(page);
    await flow(page);
    expect(errors).toEqual([]);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });

const ofNavigator = ['serviceWorker', 'clipboard', 'storage'];
const ofWindow = ['localStorage', 'sessionStorage', 'matchMedia', 'Worker', 'BroadcastChannel'];
for (const name of [...ofNavigator, ...ofWindow])
  for (const fault of ['missing', 'throws'] as const)
    test(`pages of every kind work without ${name}: ${fault}`, async ({ page }) => {
      const errors = pageErrors(page);
      await page.addInitScript(
        ([property, owner, kind]) =>
          Object.defineProperty(owner ? Navigator.prototype : window, property, {
            configurable: true,
            get() {
              if (kind === 'throws') throw new DOMException('refused', 'SecurityError');
              return undefined;
            },
          }),
        [name, ofNavigator.includes(name), fault] as const,
      );
      for (const [kind, route] of Object.entries(pageKinds)) {
        if (similarLists.test(kind)) continue;
        await visit(page, route);
        await expect(title(page), kind).not.toHaveText('This page crashed.');
        await page.getByRole('button', { name: /^Switch to/ }).click();
        if (kind === 'doc') {
          const copy = page.getByRole('button', { name: 'Copy code' }).first();
          await copy.press('Enter');
          await expect(copy).toBeFocused();
          await page.getByRole('tab').last().click();
        } else if (kind === 'doc with steps') {
          const step = steps(page).first();
          await button(step).click();
          await expect(step.getByRole('status')).not.toBeEmpty();
        }
        await searchBox(page).fill('feed');
      }
      expect(errors).toEqual([]);
    });
