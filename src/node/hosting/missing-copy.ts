import fs from 'node:fs';
import path from 'node:path';
import { nearRoutes } from '../../lib/near-routes';
import { contentApiRoutes, notFoundCopy } from '../../lib/routes';

/** What this needs of a page in the content file. */
interface Page {
  title: string;
  route: string;
  /** Full address of its Markdown copy. */
  markdown: string;
}

/**
 * The Markdown for an address without a page, with the pages near it before the list of all; nothing where the build
 * has no such file.
 * @param folder of the built site @param route the address, decoded
 */
export function missingCopy(folder: string, route: string): string | undefined {
  const copy = read(folder, notFoundCopy);
  if (copy === undefined) return undefined;
  const content = JSON.parse(read(folder, contentApiRoutes.content) ?? '{}') as { pages?: Page[] };
  const pages = (content.pages ?? []).map(({ title, route: own, markdown }) => ({
    label: title,
    path: own,
    markdown,
  }));
  const near = nearRoutes(route.replace(/\.md$/, ''), pages);
  if (near.length === 0) return copy;
  const list = near.map(({ label, markdown }) => `- [${label}](${markdown})\n`).join('');
  const section = `## Pages near this address\n\n${list}`;
  const at = /^## /m.exec(copy)?.index;
  return at === undefined
    ? `${copy.trimEnd()}\n\n${section}`
    : `${copy.slice(0, at)}${section}\n${copy.slice(at)}`;
}

function read(folder: string, file: string): string | undefined {
  try {
    return fs.readFileSync(path.join(folder, file), 'utf8');
  } catch {
    return undefined;
  }
}
