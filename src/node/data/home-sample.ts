import type { TreeNode } from '../../lib/content-tree';
import { site } from '../../site';
import { formatFaults } from '../source/faults';
import { readSiteFile } from '../source/files';
import { normalizeSource } from '../source/front-matter/front-matter';
import { compilePage } from '../compile/compile-page';
import { pageBody } from '../compile/page-body';
import type { NodeModel } from './page-nodes';

const name = 'home.mdx';

/** Body of the home page's sample. Empty when the site has none; faults end the query with their text. */
export async function homeSample(
  _source: unknown,
  _args: unknown,
  { nodeModel }: { nodeModel: NodeModel },
): Promise<TreeNode[]> {
  // Asked for so that Gatsby runs the query again when the file changes.
  await nodeModel.findOne({ type: 'File', query: { filter: { relativePath: { eq: name } } } });
  const file = `${site.contentFolder}/${name}`;
  const text = readSiteFile(file);
  if (text === undefined) return [];
  const { tree, faults } = await compilePage({
    file,
    body: normalizeSource(text),
    bodyLine: 1,
    title: '',
  });
  if (faults.length > 0) throw new Error(formatFaults(faults));
  return pageBody(tree);
}
