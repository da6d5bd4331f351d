import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { env, root } from '../environment.mjs';
import { row } from './row.mjs';

/** Mean reciprocal rank of the gold standard, overall and by kind, as the browser tests print it. */
export function searchQuality({ executablePath }) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules', '.bin', 'playwright'),
      'test',
      '--reporter=list',
      'e2e/search-quality.spec.ts',
    ],
    { cwd: root, encoding: 'utf8', env: { ...env, CHROMIUM_PATH: executablePath } },
  );
  const printed = stdout + stderr;
  const table = printed.slice(printed.indexOf(' MRR '));
  const lines = [...table.matchAll(/^(\S+(?:, held)?) +(\d+) +(\d\.\d{3}) +/gm)];
  if (lines.length === 0) throw new Error(`The search quality was not printed:\n${stdout}`);
  return lines.map(([, kind, queries, rank]) =>
    row('Search', `MRR of ${kind}, ${queries} queries`, Number(rank), {
      least: kind.startsWith('all') ? 0.95 : 0.85,
    }),
  );
}
