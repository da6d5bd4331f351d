import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import type { FixtureSite } from '../../src/test/sites/support/fixture-site';
import { markDocument, title } from '../support/elements';
import { pageKinds } from '../support/page';

/** Port of `gatsby develop` in develop.spec.ts. */
export const port = 9322;
export const origin = `http://localhost:${port}`;

/** A slow machine may send a request on an idle connection that the server has just closed. */
export const reconnects = { maxRetries: 3 };

/** Response with the data of a page. @param route in the folders of the content */
const pageData = (request: APIRequestContext, route: string) =>
  request.get(`${origin}/page-data${contentRoute(route)}/page-data.json`, reconnects);

export const page = (body: string) => `---\ntitle: Fresh page\n---\n\n${body}\n`;

/** The running `gatsby develop`: its site, and its output so far. */
export const develop: { site?: FixtureSite; output: string } = { output: '' };
const printed = () => develop.output;
const write = (file: string, text?: string) => develop.site?.write(file, text);

/** Opens a page, and waits for a text. @param route in the folders of the content */
async function open(browser: Page, route: string, text: string): Promise<void> {
  await browser.goto(`${origin}${contentRoute(route)}`);
  await expect(browser.getByText(text)).toBeVisible();
}

/** Saves a page with another text, and waits until the browser shows it. */
async function save(browser: Page, file: string, text: string): Promise<void> {
  write(file, page(text));
  await expect(browser.getByText(text)).toBeVisible();
}

/** Must run before all other saves. */
export function testFirstSave(): void {
  test('shows the first save during another request', async ({ page: browser, request }) => {
    await open(browser, '/docs/early', 'Before it.');
    write('docs/early.mdx', page('After it.'));
    await expect.poll(printed, { intervals: [2] }).toContain('changed file at');
    await pageData(request, '/docs/tags');
    await expect(browser.getByText('After it.')).toBeVisible();
  });
}

export function testSaves(): void {
  test('shows the faults of a page in the page and heals on save', async ({ page: browser }) => {
    await open(browser, '/docs/fresh', 'First text.');

    write('docs/fresh.mdx', page('Broken <Card /> here.'));
    const faults = browser.getByRole('alert');
    await expect(faults).toContainText('content/docs/fresh.mdx:5:8 unknown component <Card>');
    await expect(faults).toContainText('Allowed: <Admonition>');
    expect(printed()).toContain('unknown component <Card>');

    write('docs/fresh.mdx', page('Second text.').replace('---\n\n', 'titel: x\n---\n\n'));
    await expect(faults).toContainText('content/docs/fresh.mdx:3:1 unknown key "titel"');

    write('docs/fresh.mdx', '---\ntitle: "open\n---\n\nText\n');
    await expect(faults).toContainText('not valid YAML');

    await save(browser, 'docs/fresh.mdx', 'Third text.');
    await expect(faults).toHaveCount(0);
  });

  test('runs only the steps that a save needs', async ({ page: browser, request }) => {
    const tags = async () => (await pageData(request, '/docs/tags')).text();
    const unchanged = await tags();
    await open(browser, '/docs/fresh', 'Third text.');
    const before = printed().length;
    const since = () => printed().slice(before);
    await save(browser, 'docs/fresh.mdx', 'Fourth text.');
    // Only the open page is written.
    await expect.poll(since).toMatch(/Writing page-data\.json.* - 1\/\d+ /);
    expect(since()).toContain('createPages');
    expect(since()).not.toMatch(/building schema|extract queries|Generating GraphQL/);

    write('docs/fresh.mdx', page('Fifth text.').replace('---\n\n', 'colour: red\n---\n\n'));
    await expect(browser.getByRole('alert')).toContainText('unknown key "colour"');
    expect(since()).not.toContain('building schema');
    await save(browser, 'docs/fresh.mdx', 'Fifth text.');
    expect(await tags()).toBe(unchanged);
  });

  test('updates a component, and extracts its queries if it has any', async ({ page: browser }) => {
    await browser.goto(origin + pageKinds.doc);
    await expect(title(browser)).toHaveText('Filters');
    const isSame = await markDocument(browser);
    const before = printed().length;
    const replace = (name: string, from: string, to: string) => {
      const file = path.join(develop.site?.folder ?? '', 'src/components/docs', name);
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
    };
    replace('frame/pager.tsx', "'Next'", "'Page after it'");
    await expect(browser.getByText('Page after it')).toBeVisible();
    expect(printed().slice(before)).not.toContain('extract queries');
    replace('frame/table-of-contents.tsx', '<h2>On this page<', '<h2>Parts of it<');
    await expect(browser.getByText('Parts of it')).toBeVisible();
    expect(printed().slice(before)).toContain('extract queries');
    expect(await isSame()).toBe(true);
  });

  test('shows a partial that was changed', async ({ page: browser }) => {
    await open(browser, '/docs/fresh', 'Fifth text.');
    write('docs/_part.mdx', 'Part of a page.\n');
    write('docs/fresh.mdx', page("import Part from './_part.mdx'\n\n<Part />"));
    await expect(browser.getByText('Part of a page.')).toBeVisible();
    write('docs/_part.mdx', 'Another part of a page.\n');
    await expect(browser.getByText('Another part of a page.')).toBeVisible();
    // The page also shows changes of a file whose lines it contains. Without the file, it has a fault.
    const sample = page('```js file="./part.mjs#end"\n```');
    write('docs/fresh.mdx', sample);
    await expect(browser.getByRole('alert')).toContainText(`"./part.mjs" can't be read`);
    write('docs/part.mjs', '// #region end\nfirst();\n// #endregion\n');
    await expect(browser.getByText('first();')).toBeVisible();
    write('docs/part.mjs', '// #region end\nsecond();\n// #endregion\n');
    await expect(browser.getByText('second();')).toBeVisible();
  });

  test('adds and removes pages with their files', async ({ page: browser, request }) => {
    const names = ['one', 'two', 'three'];
    const statuses = () =>
      Promise.all(
        names.map(async (name) => (await pageData(request, `/docs/new-${name}`)).status()),
      );
    for (const name of names) write(`docs/new-${name}.mdx`, page(`Text ${name}.`));
    await expect.poll(statuses).toEqual([200, 200, 200]);
    await open(browser, '/docs/new-two', 'Text two.');
    for (const name of names) write(`docs/new-${name}.mdx`);
    await expect.poll(statuses).toEqual([404, 404, 404]);
  });

  test('reports no faults of a folder under its old name', async ({ request }) => {
    const folder = (name: string) => path.join(develop.site?.folder ?? '', 'content/docs', name);
    const status = async (route: string) => (await pageData(request, route)).status();
    write('docs/old/_category.yml', 'label: Old\ninclude: [b.mdx]\n');
    write('docs/old/a.mdx', page('See [b](./b.mdx).'));
    write('docs/old/b.mdx', page('Text.'));
    await expect.poll(() => status('/docs/old/a')).toBe(200);
    const before = printed().length;
    fs.renameSync(folder('old'), folder('renamed'));
    await expect
      .poll(() => Promise.all([status('/docs/old/a'), status('/docs/renamed/a')]))
      .toEqual([404, 200]);
    expect(printed().slice(before)).not.toMatch(/The content has faults|\n\s+at .*:\d+:\d+/);
    fs.rmSync(folder('renamed'), { recursive: true });
    await expect.poll(() => status('/docs/renamed/a')).toBe(404);
  });

  test('shows the last of many saves', async ({ page: browser }) => {
    await open(browser, '/docs/early', 'After it.');
    // Each save interrupts the previous one at another step: Gatsby once ended at the seventh.
    for (let count = 1; count <= 24; count++) {
      write('docs/early.mdx', page(`Save ${count}.`));
      await browser.waitForTimeout(60 + count * 7);
    }
    await expect(browser.getByText('Save 24.')).toBeVisible();
  });

  test('ignores temporary files of editors', async ({ page: browser }) => {
    await open(browser, '/docs/early', 'Save 24.');
    const before = printed().length;
    const beside = '4913 .early.mdx.swp #early.mdx# .#early.mdx ._early.mdx early.mdx~'.split(' ');
    for (const name of beside) write(`docs/${name}`, 'Not a page.');
    await browser.waitForTimeout(100);
    for (const name of beside) write(`docs/${name}`);
    await save(browser, 'docs/early.mdx', 'Text of an editor.');
    const files = printed()
      .slice(before)
      .matchAll(/file at .*\/(.+)/g);
    expect([...files].map(([, name]) => name)).toEqual(['early.mdx']);
    expect(printed().slice(before)).not.toContain('ENOENT');
  });

  for (const windows of [1, 2])
    test(`shows a save before the page listens, windows: ${windows}`, async ({ page: browser }) => {
      const address = `${origin}${contentRoute('/docs/early')}`;
      const isOpenTwice = windows === 2;
      const [old, saved] = isOpenTwice ? ['Late.', 'Later.'] : ['Text of an editor.', 'Late.'];
      const other = isOpenTwice ? await browser.context().newPage() : undefined;
      await other?.goto(address);
      if (other) await expect(other.getByText(old)).toBeVisible();
      const waiting: (() => void)[] = [];
      let isHeld = true;
      await browser.routeWebSocket(/socket\.io/, (fromPage) => {
        const toServer = fromPage.connectToServer();
        fromPage.onMessage((message) => {
          if (isHeld) waiting.push(() => toServer.send(message));
          else toServer.send(message);
        });
      });
      await browser.goto(address);
      await expect(browser.getByText(old)).toBeVisible();
      const before = printed().length;
      write('docs/early.mdx', page(saved));
      await expect
        .poll(() => printed().slice(before))
        .toMatch(/file at .*early\.mdx[^]*Writing page-data/);
      if (other) await expect(other.getByText(saved)).toBeVisible();
      await expect(browser.getByText(old)).toBeVisible();
      isHeld = false;
      for (const send of waiting) send();
      await expect(browser.getByText(saved)).toBeVisible();
    });
}
