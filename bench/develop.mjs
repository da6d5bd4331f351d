import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../tools/browser.mjs';
import { load } from '../tools/served-site.mjs';
import { developServer } from './develop-server.mjs';
import { printTable } from './print-table.mjs';
import { countsOf, listFiles, siteCopy } from './site-copy.mjs';

// Reports how long `gatsby develop` takes to its first page, and from a save to the page that shows it, for N synthetic
// docs: npm run bench:develop -- 0 1000. With 0, the site has its own content. Nothing is asserted.
const SAVES = 5;
const { docRoute } = await load('src/node/source/file-routes');
const browser = await chromium.launch({
  executablePath: (await ensureBrowser(true)) || undefined,
  args: ['--no-sandbox'],
});
try {
  for (const count of countsOf(process.argv.slice(2))) await measure(count);
} finally {
  await browser.close();
}

async function measure(count) {
  const { folder, docs, remove } = await siteCopy(count);
  try {
    const file = editedFile(docs);
    const clean = await session(folder, file, async () => undefined);
    let saves = [];
    const again = await session(folder, file, async (page, server) => {
      saves = await measureSaves(page, server, folder, file);
    });
    print(count > 0 ? count : listFiles(docs, '.mdx').length, { clean, again }, saves);
  } finally {
    remove();
  }
}

/** A page without a name of its own in the sidebar, and at the route of its file. */
function editedFile(docs) {
  const file = listFiles(docs, '.mdx').find(
    (name) => !/^(?:slug|sidebar_label):/m.test(fs.readFileSync(name, 'utf8')),
  );
  if (!file)
    throw new Error('No page of the documentation takes its place and name from file and title.');
  return file;
}

/** Starts develop, opens the page of a file, runs `work` with it, and ends develop. */
async function session(folder, file, work) {
  const server = await developServer(folder);
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  try {
    const route = docRoute(path.relative(folder, file));
    await page.goto(`${server.address}${route}`, { timeout: 120_000 });
    await page.locator('main article p').first().waitFor({ timeout: 120_000 });
    const ready = { seconds: server.seconds(), cpu: server.cpu() };
    await server.quiet();
    await work(page, server);
    return { ...ready, peak: server.peak() };
  } finally {
    await page.close();
    await server.stop();
  }
}

async function measureSaves(page, server, folder, file) {
  const component = path.join(folder, 'src/components/docs/table-of-contents.tsx');
  const change = (name, from, to) => {
    const text = fs.readFileSync(name, 'utf8');
    if (!from.test(text)) throw new Error(`${name} has nothing like ${from} to change.`);
    fs.writeFileSync(name, text.replace(from, to));
  };
  const kinds = [
    {
      name: 'text of a page',
      shown: 'main article',
      save: (mark) => fs.appendFileSync(file, `\nOne more sentence, ${mark}.\n`),
    },
    {
      name: 'title, in the sidebar',
      shown: 'nav a[aria-current=page]',
      save: (mark) => change(file, /^title: .*/m, `title: Page ${mark}`),
    },
    {
      name: 'component',
      shown: 'main',
      save: (mark) => change(component, /<h2>On this page[^<]*/, `<h2>On this page ${mark}`),
    },
  ];
  const results = [];
  for (const { name, shown, save } of kinds) {
    const times = [];
    const before = server.cpu();
    for (let number = 1; number <= SAVES; number += 1) {
      const mark = `mark-${name.length}-${number}`;
      const start = performance.now();
      save(mark);
      await shows(page, shown, mark).catch(() => {
        throw new Error(
          `A save never reached the page (${name}, the text "${mark}").\n${server.output().slice(-3000)}`,
        );
      });
      times.push((performance.now() - start) / 1000);
      await server.quiet();
    }
    results.push({ name, times, cpu: (server.cpu() - before) / SAVES });
  }
  return results;
}

/** Resolves with the first frame in which an element of the page has the text. */
function shows(page, selector, text) {
  return page.waitForFunction(
    ([css, part]) =>
      [...window.document.querySelectorAll(css)].some(({ textContent }) =>
        textContent.includes(part),
      ),
    [selector, text],
    { polling: 'raf', timeout: 60_000 },
  );
}

function print(docs, starts, saves) {
  console.log(`\n${docs} docs`);
  printTable(
    'start | first page, s | of processors, s | peak memory, MB',
    Object.entries(starts).map(([name, { seconds, cpu, peak }]) => [
      name === 'clean' ? 'clean' : 'again, and the saves',
      seconds.toFixed(1),
      cpu.toFixed(1),
      Math.round(peak / 1e6),
    ]),
  );
  printTable(
    'save of | shown after (median), s | (most), s | of processors (mean), s',
    saves.map(({ name, times, cpu }) => [
      name,
      median(times).toFixed(2),
      Math.max(...times).toFixed(2),
      cpu.toFixed(2),
    ]),
  );
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
