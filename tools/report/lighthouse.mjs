import path from 'node:path';
import { row } from './row.mjs';
import { temporaryTool } from './temporary-tool.mjs';

const RUNS = 3;

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
  const run = temporaryTool('lighthouse@13.5.0', 'lighthouse');
  return Object.entries(pages).flatMap(([name, route]) => {
    const results = Array.from({ length: RUNS }, () =>
      JSON.parse(
        run(
          [
            origin + route,
            '--output=json',
            '--quiet',
            '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
          ],
          { CHROME_PATH: executablePath, DO_NOT_TRACK: '1' },
        ),
      ),
    );
    const score = (category) =>
      Math.round(median(results.map(({ categories }) => categories[category].score)) * 100);
    const blocking = median(
      results.map(({ audits }) => audits['total-blocking-time'].numericValue),
    );
    return [
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
    ];
  });
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
