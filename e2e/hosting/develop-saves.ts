import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { contentRoute } from '../../src/lib/addresses/routes';
import type { FixtureSite } from '../../src/test/sites/support/fixture-site';
import { title } from '../support/elements';
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

/** The running `gatsby develop`. */
interface Develop {
  site: () => FixtureSite;
  /** Its output so far. */
  printed: () => string;
}

/** Must run before all other saves. */
export function testFirstSave({ site, printed }: Develop): void {
  test('shows the first save during a request for another page', async ({
    page: browser,
    request,
  }) => {
    await browser.goto(`${origin}${contentRoute('/docs/early')}`);
    await expect(browser.getByText('Before it.')).toBeVisible();
    site().write('docs/early.mdx', page('After it.'));
    await expect.poll(printed, { intervals: [2] }).toContain('changed file at');
    await pageData(request, '/docs/tags');
    await expect(browser.getByText('After it.')).toBeVisible();
  });
}

export function testSaves({ site, printed }: Develop): void {
  test('shows the faults of a page in the page and heals on save', async ({ page: browser }) => {
    await browser.goto(`${origin}${contentRoute('/docs/fresh')}`);
    await expect(browser.getByText('First text.')).toBeVisible();

    site().write('docs/fresh.mdx', page('Broken <Card /> here.'));
    const faults = browser.getByRole('alert');
    await expect(faults).toContainText('content/docs/fresh.mdx:5:8 unknown component <Card>');
    await expect(faults).toContainText('Allowed: <Admonition>');
    expect(printed()).toContain('unknown component <Card>');

    site().write('docs/fresh.mdx', page('Second text.').replace('---\n\n', 'titel: x\n---\n\n'));
    await expect(faults).toContainText('content/docs/fresh.mdx:3:1 unknown key "titel"');

    site().write('docs/fresh.mdx', '---\ntitle: "open\n---\n\nText\n');
    await expect(faults).toContainText('not valid YAML');

    site().write('docs/fresh.mdx', page('Third text.'));
    await expect(browser.getByText('Third text.')).toBeVisible();
    await expect(faults).toHaveCount(0);
  });

  test('runs only the steps that a save needs', async ({ page: browser }) => {
    await browser.goto(`${origin}${contentRoute('/docs/fresh')}`);
    await expect(browser.getByText('Third text.')).toBeVisible();
    const before = printed().length;
    const since = () => printed().slice(before);
    site().write('docs/fresh.mdx', page('Fourth text.'));
    await expect(browser.getByText('Fourth text.')).toBeVisible();
    // Only the open page is written.
    await expect.poll(since).toMatch(/Writing page-data\.json.* - 1\/\d+ /);
    expect(since()).toContain('createPages');
    expect(since()).not.toMatch(/building schema|extract queries|Generating GraphQL/);

    site().write('docs/fresh.mdx', page('Fifth text.').replace('---\n\n', 'colour: red\n---\n\n'));
    await expect(browser.getByRole('alert')).toContainText('unknown key "colour"');
    expect(since()).not.toContain('building schema');
    site().write('docs/fresh.mdx', page('Fifth text.'));
    await expect(browser.getByText('Fifth text.')).toBeVisible();
  });

  test('sends a page that a save did not change', async ({ page: browser, request }) => {
    const first = await (await pageData(request, '/docs/tags')).text();
    await browser.goto(`${origin}${contentRoute('/docs/fresh')}`);
    site().write('docs/fresh.mdx', page('Sixth text.'));
    await expect(browser.getByText('Sixth text.')).toBeVisible();
    expect(await (await pageData(request, '/docs/tags')).text()).toBe(first);
  });

  test('updates a component, and extracts its queries if it has any', async ({ page: browser }) => {
    await browser.goto(origin + pageKinds.doc);
    await expect(title(browser)).toHaveText('Filters');
    await browser.evaluate(() => Object.assign(window, { isSame: true }));
    const before = printed().length;
    const save = (name: string, from: string, to: string) => {
      const file = path.join(site().folder, 'src/components/docs', name);
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
    };
    save('frame/pager.tsx', '>Next<', '>Page after it<');
    await expect(browser.getByText('Page after it')).toBeVisible();
    expect(printed().slice(before)).not.toContain('extract queries');
    save('frame/table-of-contents.tsx', '<h2>On this page<', '<h2>Parts of it<');
    await expect(browser.getByText('Parts of it')).toBeVisible();
    expect(printed().slice(before)).toContain('extract queries');
    expect(await browser.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('shows a partial that was changed', async ({ page: browser }) => {
    await browser.goto(`${origin}${contentRoute('/docs/fresh')}`);
    await expect(browser.getByText('Sixth text.')).toBeVisible();
    site().write('docs/_part.mdx', 'Part of a page.\n');
    site().write('docs/fresh.mdx', page("import Part from './_part.mdx'\n\n<Part />"));
    await expect(browser.getByText('Part of a page.')).toBeVisible();
    site().write('docs/_part.mdx', 'Another part of a page.\n');
    await expect(browser.getByText('Another part of a page.')).toBeVisible();
    // So is a file whose lines a page shows. Without it, the page has a fault.
    const sample = page('```js file="./part.mjs#end"\n```');
    site().write('docs/fresh.mdx', sample);
    await expect(browser.getByRole('alert')).toContainText(`"./part.mjs" can't be read`);
    site().write('docs/part.mjs', '// #region end\nfirst();\n// #endregion\n');
    await expect(browser.getByText('first();')).toBeVisible();
    site().write('docs/part.mjs', '// #region end\nsecond();\n// #endregion\n');
    await expect(browser.getByText('second();')).toBeVisible();
  });

  test('adds pages of new files, and removes pages of deleted files', async ({
    page: browser,
    request,
  }) => {
    const names = ['one', 'two', 'three'];
    const statuses = () =>
      Promise.all(
        names.map(async (name) => (await pageData(request, `/docs/new-${name}`)).status()),
      );
    for (const name of names) site().write(`docs/new-${name}.mdx`, page(`Text ${name}.`));
    await expect.poll(statuses).toEqual([200, 200, 200]);
    await browser.goto(`${origin}${contentRoute('/docs/new-two')}`);
    await expect(browser.getByText('Text two.')).toBeVisible();
    for (const name of names) site().write(`docs/new-${name}.mdx`);
    await expect.poll(statuses).toEqual([404, 404, 404]);
  });

  test('reports no faults of the old name of a renamed folder', async ({ request }) => {
    const folder = (name: string) => path.join(site().folder, 'content/docs', name);
    const status = async (route: string) => (await pageData(request, route)).status();
    site().write('docs/old/_category.yml', 'label: Old\ninclude: [b.mdx]\n');
    site().write('docs/old/a.mdx', page('See [b](./b.mdx).'));
    site().write('docs/old/b.mdx', page('Text.'));
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
    await browser.goto(`${origin}${contentRoute('/docs/early')}`);
    await expect(browser.getByText('After it.')).toBeVisible();
    // Each save interrupts the previous one at another step: Gatsby once ended at the seventh.
    for (let save = 1; save <= 24; save++) {
      site().write('docs/early.mdx', page(`Save ${save}.`));
      await browser.waitForTimeout(60 + save * 7);
    }
    await expect(browser.getByText('Save 24.')).toBeVisible();
  });

  test('ignores temporary files of editors', async ({ page: browser }) => {
    await browser.goto(`${origin}${contentRoute('/docs/early')}`);
    await expect(browser.getByText('Save 24.')).toBeVisible();
    const before = printed().length;
    const beside = '4913 .early.mdx.swp #early.mdx# .#early.mdx ._early.mdx early.mdx~'.split(' ');
    for (const name of beside) site().write(`docs/${name}`, 'Not a page.');
    await browser.waitForTimeout(100);
    for (const name of beside) site().write(`docs/${name}`);
    site().write('docs/early.mdx', page('Text of an editor.'));
    await expect(browser.getByText('Text of an editor.')).toBeVisible();
    const files = printed()
      .slice(before)
      .matchAll(/file at .*\/(.+)/g);
    expect([...files].map(([, name]) => name)).toEqual(['early.mdx']);
    expect(printed().slice(before)).not.toContain('ENOENT');
  });

  for (const isOpenTwice of [false, true])
    test(`shows a save before the page listens, ${isOpenTwice ? 'two windows' : 'one'}`, async ({
      page: browser,
      context,
    }) => {
      const address = `${origin}${contentRoute('/docs/early')}`;
      const [shown, late] = isOpenTwice ? ['Late.', 'Later.'] : ['Text of an editor.', 'Late.'];
      const other = isOpenTwice ? await context.newPage() : undefined;
      await other?.goto(address);
      if (other) await expect(other.getByText(shown)).toBeVisible();
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
      await expect(browser.getByText(shown)).toBeVisible();
      const before = printed().length;
      site().write('docs/early.mdx', page(late));
      await expect
        .poll(() => printed().slice(before))
        .toMatch(/file at .*early\.mdx[^]*Writing page-data/);
      if (other) await expect(other.getByText(late)).toBeVisible();
      await expect(browser.getByText(shown)).toBeVisible();
      isHeld = false;
      for (const send of waiting) send();
      await expect(browser.getByText(late)).toBeVisible();
    });
}
