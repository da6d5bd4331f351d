import { setTimeout as sleep } from 'node:timers/promises';
import { load, servedSite } from '../tools/served-site.mjs';

// npm run bench:search: how long a reader on a slow network waits for the first suggestion and the first result, from a
// cold cache. All responses share the bandwidth of one line. Nothing is asserted.
const BYTES_PER_MS = 1_600_000 / 8 / 1000;
const LATENCY_MS = 150;
const ROUNDS = 5;
const { docPages } = await load('src/lib/routes');
const { origin, browser, close } = await servedSite();
const rows = [];
try {
  for (let round = 0; round < ROUNDS; round += 1) rows.push(await measured());
} finally {
  await close();
}
const median = (name) => {
  const times = rows.map((row) => row[name]).sort((a, b) => a - b);
  return times[Math.floor(ROUNDS / 2)].toFixed(0);
};
console.log(
  `1.6 Mbit/s, ${LATENCY_MS} ms, cold cache, median of ${ROUNDS} (the pause in typing of 300 ms is part of it):\n` +
    `first suggestion ${median('suggestion')} ms after the last key, first result ${median('result')} ms after Enter`,
);

async function measured() {
  const context = await browser.newContext();
  let freeAt = 0;
  await context.route('**', async (route) => {
    await sleep(LATENCY_MS);
    const response = await route.fetch();
    const bytes = Number(response.headers()['content-length'] ?? 0);
    freeAt = Math.max(freeAt, performance.now()) + bytes / BYTES_PER_MS;
    await sleep(Math.max(0, freeAt - performance.now()));
    await route.fulfill({ response });
  });
  const page = await context.newPage();
  await page.goto(origin + docPages.introduction, { waitUntil: 'networkidle' });
  const box = page.getByRole('combobox', { name: 'Search documentation' });
  await box.click();
  await box.pressSequentially('facet', { delay: 120 });
  let start = performance.now();
  await page.getByRole('option').first().waitFor();
  const suggestion = performance.now() - start;
  start = performance.now();
  await box.press('Enter');
  // Pages of the documentation are articles, too; only hits have marked words.
  await page.locator('main article mark').first().waitFor();
  const result = performance.now() - start;
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return { suggestion, result };
}
