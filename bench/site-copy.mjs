import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CommandFault } from '../tools/arguments.mjs';
import { root } from '../tools/environment.mjs';
import { syntheticDocs } from './synthetic-docs.mjs';

const parts = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'plugins',
  'src',
  'static',
  'tools',
  'content',
];

/** Counts of documents among the arguments of a command; 100 and 1,000 without any. */
export function countsOf(args) {
  const other = args.find((arg) => !/^\d+$/.test(arg));
  if (other !== undefined)
    throw new CommandFault(`"${other}" is no number of pages, such as in: -- 100 1000`);
  return args.length > 0 ? args.map(Number) : [100, 1000];
}

/**
 * A copy of the site in a temporary folder, with this many synthetic docs instead of the site's docs; with 0, the site's
 * docs.
 * @returns its `folder`, the folder of its `docs`, and `remove`
 */
export async function siteCopy(count) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-bench-'));
  for (const part of parts.filter((name) => fs.existsSync(path.join(root, name))))
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const docs = path.join(folder, 'content/docs');
  if (count > 0) {
    // Posts print files of samples.
    for (const file of listFiles(docs, '').filter((file) => !file.includes('/samples/')))
      fs.rmSync(file);
    await syntheticDocs(docs, count);
    // Their pages do not exist now.
    for (const file of ['shop/redirects.yml', 'redirects.yml'])
      fs.rmSync(path.join(folder, 'content', file), { force: true });
  }
  return { folder, docs, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** Files of a folder and all below it, by the end of their path. */
export function listFiles(folder, ending, without = '\0') {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => file.endsWith(ending) && !file.includes(without))
    .filter((file) => fs.statSync(file).isFile())
    .sort();
}
