import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { blogFolder, docsFolder, siteRelative } from '../source/files';
import type { Fault } from '../source/faults';

interface MdxNode {
  frontmatter?: { title?: string };
  internal: { contentFilePath?: string };
}

/** Warnings for files that have the title of a page and, by their name, are partials. */
export function partialsLikePages({
  getNodesByType,
}: Pick<CreatePagesArgs, 'getNodesByType'>): Fault[] {
  return (getNodesByType('Mdx') as unknown as MdxNode[]).flatMap(({ frontmatter, internal }) => {
    const file = siteRelative(internal.contentFilePath ?? '');
    const isContent = file.startsWith(`${docsFolder}/`) || file.startsWith(`${blogFolder}/`);
    if (!isContent || !path.basename(file).startsWith('_') || !frontmatter?.title) return [];
    const message =
      'this file has a title and makes no page: files whose names start with _ are partials';
    const fix = 'rename the file, or remove its front matter';
    return [{ severity: 'warning', file, message, fix }];
  });
}
