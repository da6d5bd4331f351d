import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { env, root } from '../tools/environment.mjs';
import { measureSearch } from './search.mjs';
import { syntheticDocs } from './synthetic-docs.mjs';

// Reports build times, memory and sizes for N synthetic docs: npm run bench -- 100 1000
// With 0, the site's own content is built. Nothing is asserted.
const { site } = await tsImport('../src/site.ts', import.meta.url);
const sizes = process.argv.slice(2).map(Number);
const parts = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'src',
  'static',
  'content',
];

const rows = [];
for (const count of sizes.length > 0 ? sizes : [100, 1000]) rows.push(await measure(count));
console.log(
  '\n| docs | clean build, s | build again after one edit, s | peak memory, MB | page data, MB | page data per doc, kB | HTML per doc, kB |',
);
console.log('|---|---|---|---|---|---|---|');
for (const row of rows)
  console.log(
    `| ${Object.values(row)
      .filter((cell) => typeof cell !== 'object')
      .join(' | ')} |`,
  );
console.log(
  '\n| docs | search index, kB brotli | suggestions, kB brotli | index ready in, ms | slowest query with facets, ms | phrase, ms | slowest suggestions, ms |',
);
console.log('|---|---|---|---|---|---|---|');
for (const { docs, search } of rows)
  console.log(`| ${[docs, ...Object.values(search)].join(' | ')} |`);

async function measure(count) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-bench-'));
  try {
    for (const part of parts)
      fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const docs = path.join(folder, 'content/docs');
    if (count > 0) {
      fs.rmSync(docs, { recursive: true });
      syntheticDocs(docs, count);
      // They lead to pages that are not there now.
      fs.rmSync(path.join(folder, 'content/shop/redirects.yml'));
    }
    const clean = await build(folder);
    const search = await measureSearch(path.join(folder, 'public'));
    const edited = listFiles(docs, '.mdx')[0];
    fs.appendFileSync(edited, '\nOne more sentence.\n');
    const again = await build(folder);
    const pages = Math.max(count, listFiles(docs, '.mdx').length);
    const data = bytes(path.join(folder, 'public/page-data'), 'page-data.json');
    const html = bytes(path.join(folder, 'public', site.prefixes.docs), '.html');
    return {
      docs: pages,
      clean: clean.seconds.toFixed(1),
      again: again.seconds.toFixed(1),
      memory: Math.round(clean.peak / 1e6),
      data: (data / 1e6).toFixed(1),
      perDoc: (data / pages / 1e3).toFixed(1),
      html: (html / pages / 1e3).toFixed(1),
      search,
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds once; wall seconds, and the most memory that all its processes held together, in bytes. */
function build(folder) {
  const start = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'node_modules/.bin/gatsby'), 'build'], {
    cwd: folder,
    env: { ...env, CI: 'true' },
  });
  let output = '';
  let peak = 0;
  let peakAt = 0;
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const timer = setInterval(() => {
    const now = memoryOf(child.pid);
    if (now <= peak) return;
    peak = now;
    peakAt = (performance.now() - start) / 1000;
  }, 400);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(timer);
      if (process.env.BENCH_STEPS)
        console.log(
          output
            // eslint-disable-next-line no-control-regex -- colors of the output
            .replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '')
            .split('\n')
            .filter((line) => /^success .* [\d.]{3,}s/.test(line))
            .join('\n'),
          `\nmost memory at ${peakAt.toFixed(1)} s`,
        );
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, peak });
      else reject(new Error(`gatsby build failed:\n${output.slice(-3000)}`));
    });
  });
}

/** Memory of a process and all below it, shared pages counted once (PSS); 0 where the system has no /proc. */
function memoryOf(pid) {
  try {
    const kilobytes = Number(
      /^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0,
    );
    const children = fs
      .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
    return kilobytes * 1024 + children.reduce((sum, child) => sum + memoryOf(Number(child)), 0);
  } catch {
    return 0;
  }
}

function listFiles(folder, ending) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function bytes(folder, ending) {
  return listFiles(folder, ending).reduce((sum, file) => sum + fs.statSync(file).size, 0);
}
