import fs from 'node:fs';
import path from 'node:path';
import { root, runBin } from '../environment.mjs';
import { row } from './row.mjs';

const edited = path.join(root, 'content/docs/qsc-admin/search/filters.mdx');

/** Seconds of a clean build, and of one after an edit of a page, which is taken back and built again. */
export function buildTimes() {
  const text = fs.readFileSync(edited, 'utf8');
  gatsby('clean');
  const clean = timed();
  fs.writeFileSync(edited, `${text}\nOne more sentence.\n`);
  let after;
  try {
    after = timed();
  } finally {
    fs.writeFileSync(edited, text);
  }
  gatsby('build');
  return [
    row('Build', 'clean, seconds on this machine', clean),
    row('Build', 'after an edit of one page, seconds on this machine', after),
  ];
}

function timed() {
  const startedAt = performance.now();
  gatsby('build');
  return Math.round((performance.now() - startedAt) / 100) / 10;
}

function gatsby(command) {
  if (runBin('gatsby', [command]) === 0) return;
  console.error(`"gatsby ${command}" failed: see its messages above.`);
  process.exit(1);
}
