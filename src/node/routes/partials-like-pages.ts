import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { blogFolder, docsFolder, siteRelative } from '../source/files';
import { faultIn, type Fault } from '../faults/faults';

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
    return [faultIn(file, undefined, 'title-of-partial')];
  });
}
