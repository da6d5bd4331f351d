import path from 'node:path';
import type { CreateNodeArgs, NodeInput } from 'gatsby';
import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import type { PageNode } from '../data/gatsby-nodes';
import { onCreateNode } from '../data/nodes';
import { sourceOf } from '../data/site-pages';
import { readSiteFile, siteAbsolute } from '../content/files';
import { PageCache } from './page-cache';
import { parseAhead } from './parse-ahead';

const { at } = temporaryFolder('qsc-ahead-');

const doc = 'content/docs/getStarted/run-the-samples.mdx';
const post = 'content/blog/category-select/index.mdx';

/** The node of a page, as Gatsby makes it. @param file relative to the site's root */
async function nodeOf(file: string): Promise<PageNode> {
  const created: NodeInput[] = [];
  const { body } = parseFrontmatter(file, readSiteFile(file) ?? '');
  await onCreateNode?.(
    {
      node: { id: 'mdx', parent: 'file', internal: { type: 'Mdx', contentDigest: '' }, body },
      getNode: () => ({
        absolutePath: siteAbsolute(file),
        relativePath: path.relative('content', file),
        name: path.parse(file).name,
      }),
      createNodeId: (name: string) => name,
      actions: {
        createNode: (node: NodeInput) => created.push(node),
        createParentChildLink: () => undefined,
      },
    } as unknown as CreateNodeArgs,
    { plugins: [] },
    () => undefined,
  );
  return created[0] as unknown as PageNode;
}

it('files that are parsed before they have nodes are not parsed again', async () => {
  const cache = new PageCache(at('pages'));
  const written = vi.spyOn(cache, 'writeParsed');
  for (const file of ['content/docs/gone.mdx', doc, post, doc]) await parseAhead(file, cache);
  expect(written).toHaveBeenCalledTimes(2);
  for (const file of [doc, post])
    expect(cache.readParsed(sourceOf(await nodeOf(file)))).toBeDefined();
});
