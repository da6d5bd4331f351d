import fs from 'node:fs';
import path from 'node:path';
import { siteAbsolute } from '../source/files';
import { digest } from '../source/digest';
import type { PageKey } from './kept-content';

/** What compilation needs of a page's node. */
export interface PageSource {
  id: string;
  file: string;
  title: string;
  bodyLine: number;
  internal: { contentDigest: string };
}

/** Changes with the compiler and its dependencies, so that no cache survives a change of what pages compile to. */
export const pipelineVersion = digest(
  [
    'src/node/markdown',
    'src/node/compile/kept-content.ts',
    'src/node/compile/page-body.ts',
    'src/node/components',
    'src/node/source',
    'src/lib/content-tree.ts',
    'src/lib/routes.ts',
    'src/site.ts',
    'package-lock.json',
    'src/node/api',
    'src/node/content-checks',
    'content/shop/products.json',
    // What responds to the calls that pages show.
    'src/node/examples',
    'src/node/shop',
    'src/search/checks',
    'src/search/protocol',
    'src/search/engine',
    'src/search/playground',
    'src/search/server',
  ]
    .map((name) => readAll(siteAbsolute(name)))
    .join('\n'),
);

function readAll(target: string): string {
  if (!fs.existsSync(target)) return '';
  if (!fs.statSync(target).isDirectory()) return fs.readFileSync(target, 'utf8');
  const names = fs
    .readdirSync(target, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  return names
    .sort()
    .map((name) => fs.readFileSync(path.join(target, name), 'utf8'))
    .join('\n');
}

/** What a page is kept by: another compiler, another source, or another file make another page. */
export function pageKey({ id, file, internal }: PageSource): PageKey {
  return { id, key: [pipelineVersion, internal.contentDigest, file].join(' ') };
}
