import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { shopResponses } from '../../src/node/examples/shop-responses';
import { contentRoute } from '../../src/lib/addresses/routes';

/** A picture of a screen that pages show, in both modes. */
export interface Screenshot {
  /** File without `.light.png` and `.dark.png`, relative to the site's root. */
  file: string;
  /** Size of the window. */
  width: number;
  height: number;
  /** Brings the page into the state of the picture. */
  open: (page: Page) => Promise<void>;
  /** The visible part; the window by default. */
  part?: (page: Page) => Locator;
}

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

const integration = 'content/docs/qsc-admin/admin/howTo/html-integration.mdx';
const picker = 'content/docs/search-data-picker/example-configuration.mdx';

/**
 * The picture in the README. No test compares it with its page, whose sidebar changes with each new page.
 * @public for tools/figures.mjs
 */
export const readmeScreenshot: Screenshot = {
  file: '.github/documentation-page',
  width: 1440,
  height: 900,
  open: async (page) => {
    await page.goto(contentRoute('/docs/qsc-admin/search/filters'));
    await dismissAnnouncement(page);
  },
};

/** Screenshots of the content. A new one is an entry here and `npm run figures`. */
export const screenshots: readonly Screenshot[] = [
  {
    file: 'content/docs/playground/playground',
    width: 1180,
    height: 860,
    open: async (page) => {
      await page.goto('/playground?source=shop&q=drill&f.brand=BoltWerk&sort=price');
      await page.getByRole('checkbox', { name: 'BoltWerk' }).waitFor();
      await dismissAnnouncement(page);
      // The first call loads the index of the shop, so its time is not typical.
      await page.keyboard.press('Control+Enter');
      await page.locator('.response-panel[aria-busy]').waitFor({ state: 'detached' });
    },
  },
  {
    file: 'content/docs/qsc-admin/search/search-page',
    width: 1180,
    height: 760,
    open: async (page) => {
      await page.goto('/search?query=range+filter&f.section=Search');
      await page.getByRole('main').getByRole('article').first().waitFor();
      await dismissAnnouncement(page);
    },
  },
  {
    file: 'content/docs/getStarted/shop-search',
    width: 1180,
    height: 900,
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Try it here' }).first().click();
      await page.getByRole('button', { name: 'Try it here' }).first().waitFor({ state: 'hidden' });
      // The element under the pointer would look hovered.
      await page.mouse.move(0, 0);
    },
    // The frame around field, sort, and hits.
    part: (page) =>
      page.getByRole('group', { name: 'The shop as visitors see it' }).first().locator('..'),
  },
  {
    file: 'content/docs/qsc-admin/admin/howTo/finished-page',
    width: 600,
    height: 300,
    open: async (page) => {
      await showSample(page, sampleOf(integration, 'search.html'));
      await page.getByRole('searchbox', { name: 'Search products' }).fill('drill');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('results for "drill"').waitFor();
    },
  },
  {
    file: 'content/docs/search-data-picker/watched-elements',
    width: 600,
    height: 400,
    open: async (page) => {
      await showSample(page, sampleOf(picker, 'search.html'));
      await outlineRules(
        page,
        [...sampleOf(picker, 'picker-config.js').matchAll(/eventSelector: '([^']+)'/g)].map(
          ([, selector = '']) => selector,
        ),
      );
    },
  },
];

/** Opens the subject of a screenshot in a mode, without motion. */
export async function openScreenshot(
  page: Page,
  { width, height, open }: Screenshot,
  mode: Mode,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await page.addInitScript((theme) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('theme', theme);
  }, mode);
  await open(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Text of a picture: the names of headings, links, fields, and buttons. Numbers become `#`, since counts change with every new
 * page. The first line is a digest of the colors.
 */
export async function shownText(page: Page, { part }: Screenshot): Promise<string> {
  const subject = part?.(page) ?? page.locator('body');
  const tree = await subject.ariaSnapshot();
  const names = tree
    .split('\n')
    .filter((line) =>
      /^\s*- (?:heading|link|button|checkbox|combobox|searchbox|textbox|slider|radio|tab|option)\b/.test(
        line,
      ),
    )
    .map((line) =>
      line
        .trim()
        .replace(/\d[\d.,]*/g, '#')
        .replace(/:$/, ''),
    );
  const colors = createHash('sha256').update(fs.readFileSync('src/theme/tokens.css')).digest('hex');
  return [`colors ${colors.slice(0, 12)}`, ...names, ''].join('\n');
}

async function dismissAnnouncement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await page.mouse.move(0, 0);
}

/** Text of a code block, by its title. */
function sampleOf(file: string, title: string): string {
  const text = fs.readFileSync(file, 'utf8');
  const [, indent = '', code] =
    new RegExp(`^( *)\`\`\`\\w+ title="${title}"[^\\n]*\\n([\\s\\S]*?)^ *\`\`\`$`, 'm').exec(
      text,
    ) ?? [];
  if (code === undefined) throw new Error(`${file} has no code block with the title ${title}.`);
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

/** Shows a sample page; the shop's engine answers its calls. */
async function showSample(page: Page, html: string): Promise<void> {
  await page.route('**/sample/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (!pathname.includes('/api/'))
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html.replaceAll('https://{host}', '/sample'),
      });
    const { statusCode, body } = await shopResponses.response({
      index: 'products',
      kind: 'search',
      query: search.slice(1),
    });
    return route.fulfill({ status: statusCode, json: body });
  });
  await page.goto(contentRoute('/sample/search.html'));
}

/** Draws a frame around each element of a selector, with the selector beside the first row. */
async function outlineRules(page: Page, selectors: readonly string[]): Promise<void> {
  await page.addStyleTag({
    content: `:root { color-scheme: light dark; --rule: light-dark(#0b6b62, #4fd1c1); }
      body { margin: 20px; font-family: sans-serif; }
      li { margin: 10px 0; }
      button { margin-right: 12px; }
      .rule { position: absolute; border: 2px solid var(--rule); border-radius: 4px; }
      .rule > code { position: absolute; left: calc(100% + 8px); top: 0; white-space: nowrap;
        font: 600 13px monospace; color: var(--rule); }`,
  });
  await page.evaluate((all) => {
    for (const selector of all) {
      const boxes = [...document.querySelectorAll(selector)].map((element) => {
        // Of a list item, only the text.
        const range = document.createRange();
        range.selectNodeContents(element);
        const isText = element.tagName === 'LI';
        return (isText ? range : element).getBoundingClientRect();
      });
      const frames = boxes.map(({ left, top, width, height }) => {
        const frame = document.createElement('div');
        frame.className = 'rule';
        const [x, y, w, h] = [left - 5, top - 4, width + 6, height + 4];
        Object.assign(frame.style, {
          left: `${x}px`,
          top: `${y}px`,
          width: `${w}px`,
          height: `${h}px`,
        });
        document.body.append(frame);
        return frame;
      });
      const inFirstRow = boxes.filter(({ top }) => top === boxes[0]?.top);
      const name = document.createElement('code');
      name.textContent = selector;
      frames[inFirstRow.length - 1]?.append(name);
    }
  }, selectors);
}
