import path from 'node:path';
import { row } from './row.mjs';
import { temporaryTool } from './temporary-tool.mjs';

const RUNS = 3;
const ATTEMPTS = 3;
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'];

/** Lighthouse's scores on a phone, median of three runs. Time depends on the machine: run it on a quiet one. */
export async function lighthouse({ origin, executablePath, load }) {
  const { docPages, routes } = await load('src/lib/routes');
  const pages = {
    home: routes.home,
    'a documentation page': docPages.filters,
    'the longest page': docPages.searchResponse,
    'a category': path.posix.dirname(docPages.filters),
    'a post': `${routes.blog}/spellcheck`,
    'the search page': routes.search,
    'the playground': routes.playground,
  };
  // The last version that runs on every Node that the site runs on; 13 needs 22.19. Its scores are made the same way.
  const run = temporaryTool('lighthouse@12.8.2', 'lighthouse');
  const rows = [];
  for (const [name, route] of Object.entries(pages)) {
    const results = [];
    for (let n = 0; n < RUNS; n += 1)
      results.push(await measured(origin + route, { run, executablePath }));
    const score = (category) =>
      Math.round(median(results.map(({ categories }) => categories[category].score)) * 100);
    const blocking = median(
      results.map(({ audits }) => audits['total-blocking-time'].numericValue),
    );
    rows.push(
      ...['performance', 'accessibility', 'best-practices', 'seo']
        .filter(
          // The search page is not for search engines, on purpose.
          (category) => category !== 'seo' || route !== routes.search,
        )
        .map((category) =>
          row('Lighthouse', `${name}: ${category}`, score(category), {
            least: category === 'performance' ? 95 : 100,
          }),
        ),
      row('Lighthouse', `${name}: total blocking time, ms`, Math.round(blocking)),
    );
  }
  return rows;
}

/** One run. On a busy machine the browser may lose its trace: then Lighthouse ends in the middle, and runs again. */
async function measured(address, { run, executablePath }) {
  const args = ['--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`];
  const env = { CHROME_PATH: executablePath, DO_NOT_TRACK: '1' };
  let reason;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const result = JSON.parse(await run([address, ...args], env));
      if (!result.runtimeError) return result;
      reason = result.runtimeError.message;
    } catch (error) {
      reason = error.message;
    }
    console.log(`Lighthouse did not get through ${address}: ${reason}`);
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times at ${address}: ${reason}`);
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
