import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { markdownRoute } from '../../src/lib/addresses/routes';
import { createSiteServer } from '../../src/node/hosting/site-server';
import { listen } from '../../src/test/support/listen';
import { getFrom, startNginx } from '../support/host-programs';
import { publicFolder, sitemapRoutes } from '../support/page';

/** Number of rated pages, a third. Others have the same templates, and other tests check their texts and sizes. */
const PAGES = '90';

/** Limit of AFDocs' output, which has a line for each page and check. */
const MAX_PRINTED_BYTES = 100_000_000;

interface Printed {
  results: { id: string; status: string; message: string }[];
  scoring: { overall: number; checkScores: Record<string, { proportion: number }> };
}

/** Rates the pages of a host for programs. */
async function rate(origin: string): Promise<Printed> {
  const home = fs.readFileSync(path.join(publicFolder, 'index.html'), 'utf8');
  const [, canonical = origin] =
    /<link[^>]*rel="canonical"[^>]*href="(https?:\/\/[^"/]+)/.exec(home) ?? [];
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      // AFDocs creates many short-lived objects; with more space for them, Node collects garbage less often.
      ...['--max-semi-space-size=128', '--single-threaded-gc'],
      ...['node_modules/afdocs/bin/afdocs.mjs', 'check', origin, '--canonical-origin', canonical],
      ...['--format', 'json', '--score', '--quiet', '--request-delay', '0'],
      ...['--sampling', 'deterministic', '--max-links', PAGES],
    ],
    { maxBuffer: MAX_PRINTED_BYTES },
    // It exits with another code when a check fails.
  ).catch((error: unknown) => error as { stdout: string; stderr: string });
  if (!stdout) throw new Error(`AFDocs printed nothing: ${stderr}`);
  return JSON.parse(stdout) as Printed;
}

test('AFDocs finds nothing to improve for programs behind nginx with our configuration', async () => {
  const nginx = await startNginx(9393);
  try {
    const { results, scoring } = await rate(nginx.origin);
    expect(results.filter(({ status }) => status === 'fail')).toEqual([]);
    const costly = results.filter(({ id }) => (scoring.checkScores[id]?.proportion ?? 1) < 1);
    expect(scoring.overall, JSON.stringify(costly)).toBe(100);
  } finally {
    await nginx.stop();
  }
});

// So the rating holds for hosts that ignore the header Accept, except for the check of that header.
test('a plain host sends the same pages, copies and lists as nginx', async () => {
  const nginx = await startNginx(9394);
  const site = createSiteServer({ root: path.resolve('.') });
  const plain = await listen((request, response) => {
    delete request.headers.accept;
    site.emit('request', request, response);
  });
  try {
    const routes = sitemapRoutes();
    expect(routes.length).toBeGreaterThan(200);
    const lists = ['/llms.txt', '/llms-full.txt', '/sitemap-index.xml', '/sitemap-0.xml'];
    for (const address of [...routes.flatMap((route) => [route, markdownRoute(route)]), ...lists]) {
      const [one, other] = [await nginx.get(address), await getFrom(plain.origin + address)];
      // Both names of XML mean the same.
      const [type, otherType] = [one, other].map(({ headers }) =>
        headers['content-type']?.replace('text/xml', 'application/xml'),
      );
      expect([one.status, other.status, otherType], address).toEqual([200, 200, type]);
      expect(other.body.equals(one.body), address).toBe(true);
    }
  } finally {
    await plain.close();
    await nginx.stop();
  }
});
