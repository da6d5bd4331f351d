import path from 'node:path';
import type { CreateNodeArgs, NodeInput } from 'gatsby';
import { parseFrontmatter } from 'gatsby-plugin-mdx/dist/frontmatter';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import type { PageNode } from '../data/gatsby-nodes';
import { onCreateNode } from '../data/nodes';
import { sourceOf } from '../data/site-pages';
import { readSiteFile, siteAbsolute } from '../source/files';
import { PageCache } from './page-cache';
import { parseFiles } from './parse-ahead';

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

it('files that are parsed before they have nodes are not parsed again, and each is parsed once', async () => {
  const cache = new PageCache(at('pages'), false);
  const files = ['content/docs/gone.mdx', doc, post];
  const queue = { files, taken: new Int32Array(new SharedArrayBuffer(4)) };
  const written: string[] = [];
  const writeParsed = cache.writeParsed.bind(cache);
  cache.writeParsed = (page, content) => {
    written.push(page.file);
    writeParsed(page, content);
  };
  await Promise.all([parseFiles(queue, cache), parseFiles(queue, cache)]);
  expect(written.sort()).toEqual([post, doc]);
  for (const file of written) expect(cache.parsed(sourceOf(await nodeOf(file)))).toBeDefined();
});

it('the build parses the files that are left when parsing ahead ends', async () => {
  const cache = new PageCache(at('ended'), false);
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const files = [doc, post];
  const running = parseFiles({ files, taken }, cache);
  Atomics.store(taken, 0, files.length);
  await running;
  expect(cache.parsed(sourceOf(await nodeOf(doc)))).toBeDefined();
  expect(cache.parsed(sourceOf(await nodeOf(post)))).toBeUndefined();
});
