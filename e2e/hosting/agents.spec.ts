import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startNginx } from '../support/host-programs';
import { htmlOf } from '../support/page';

/** Number of rated pages, a third. Others have the same templates, and other tests check their texts and sizes. */
const PAGES = '90';

/** Limit of AFDocs' output, which has a line for each page and check. */
const MAX_PRINTED_BYTES = 100_000_000;

interface Printed {
  results: { id: string; status: string; message: string }[];
  scoring: { overall: number; checkScores: Record<string, { proportion: number }> };
}

/** Rates how well programs can read the pages of a host. */
async function rate(origin: string): Promise<Printed> {
  const [, canonical = origin] =
    /<link[^>]*rel="canonical"[^>]*href="(https?:\/\/[^"/]+)/.exec(htmlOf('/')) ?? [];
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
    // Its exit code is not 0 when a check fails.
  ).catch((error: unknown) => error as { stdout: string; stderr: string });
  if (!stdout) throw new Error(`AFDocs printed nothing: ${stderr}`);
  return JSON.parse(stdout) as Printed;
}

// web-servers.spec.ts compares what nginx sends with the files: the rating holds for hosts, without the header Accept.
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
