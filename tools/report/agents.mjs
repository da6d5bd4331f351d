import fs from 'node:fs';
import path from 'node:path';
import { root } from '../environment.mjs';
import { row } from './row.mjs';
import { temporaryTool } from './temporary-tool.mjs';

/** The score of AFDocs, which reads the site as programs do. */
export async function agents({ origin }) {
  const home = fs.readFileSync(path.join(root, 'public', 'index.html'), 'utf8');
  const canonical = /<link[^>]*rel="canonical"[^>]*href="(https?:\/\/[^"/]+)/.exec(home)?.[1];
  const run = temporaryTool('afdocs@0.22.2', 'afdocs');
  const args = ['check', origin, '--format', 'json', '--score', '--quiet'];
  const { scoring, results } = JSON.parse(
    await run([...args, ...(canonical ? ['--canonical-origin', canonical] : [])]),
  );
  const failed = results.filter(({ status }) => status === 'fail').length;
  return [
    row('Programs', 'AFDocs score', scoring.overall, { least: 97 }),
    row('Programs', 'AFDocs checks that fail', failed, { most: 0 }),
  ];
}
