import path from 'node:path';
import { docsFolder, blogFolder } from './files';
import { routes } from '../../lib/addresses/routes';

/**
 * Route segment of a file or folder name: spaces become hyphens, characters that separate parts of a URL are left out.
 * Others stay as they are: Gatsby wants routes decoded, and browsers encode them.
 */
function segment(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\s+/g, '-')
    .replace(/[#?%\\]/g, '');
}

/** Route of a documentation page. `slug` replaces the file's name, or the whole route below the prefix when it starts with `/`. */
export function docRoute(file: string, slug?: string): string {
  const relative = path.posix.relative(docsFolder, file).replace(/\.mdx?$/, '');
  const parts = relative.split('/').map(segment);
  if (parts.at(-1) === 'index') parts.pop();
  if (slug?.startsWith('/')) return joinRoute(routes.docs, slug);
  if (slug !== undefined) parts.splice(-1, 1, slug);
  return joinRoute(routes.docs, ...parts);
}

export function categoryRoute(folder: string): string {
  return joinRoute(routes.docs, ...folder.split('/').map(segment));
}

/** Route of a post: `content/blog/spark.mdx` and `content/blog/spark/index.mdx` are both the post `spark`. */
export function postRoute(file: string, slug?: string): string {
  const relative = path.posix.relative(blogFolder, file).replace(/(?:\/index)?\.mdx?$/, '');
  return joinRoute(routes.blog, slug ?? relative.split('/').map(segment).join('/'));
}

function joinRoute(...parts: string[]): string {
  return `/${parts.join('/').split('/').filter(Boolean).join('/')}`;
}
