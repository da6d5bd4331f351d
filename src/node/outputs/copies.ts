import type { BuildArgs } from 'gatsby';
import { site } from '../../site';
import { absoluteUrl } from '../../lib/absolute-url';
import { compiledContent, type PageSource } from '../compile/compiled-cache';
import type { Addresses } from '../components/content-component';
import { resolveTree, routeLookup } from '../data/link-targets';
import type { PageNode } from '../data/page-nodes';
import { siteAbsolute } from '../source/files';
import { isBuilt } from '../source/publication';
import type { LlmsPage } from './llms';
import { markdownCopy, type CopiedPage } from './markdown-copy';
import { removeOldCopies, writeOutput } from './output-files';

type SourceNode = PageNode & PageSource & Pick<CopiedPage, 'description' | 'status'>;

/** A page with its Markdown copy. */
export type OutputPage = PageNode & LlmsPage;

/** Pages and posts that are built, each with its Markdown copy. */
export async function pageCopies(
  type: 'DocPage' | 'BlogPost',
  args: BuildArgs,
): Promise<OutputPage[]> {
  const { getNodesByType, getNode, createNodeId, basePath, cache } = args;
  const findRoute = routeLookup({ getNode, createNodeId });
  const nodes = getNodesByType(type) as unknown as SourceNode[];
  const pages: OutputPage[] = [];
  for (const page of nodes.filter(isBuilt)) {
    const body = String((getNode(page.parent ?? '') as { body?: unknown } | undefined)?.body ?? '');
    const content = await compiledContent(page, body, cache);
    const addresses: Addresses = {
      link: (href) => (/^\/(?!\/)/.test(href) ? absoluteUrl(href, basePath) : href),
      picture: content.images.length > 0 ? await pictures(page, args) : (src) => ({ src }),
    };
    const tree = resolveTree(content.tree, page.file, findRoute);
    pages.push({
      ...page,
      url: absoluteUrl(page.path, basePath),
      markdown: markdownCopy({ ...page, tree }, addresses),
    });
  }
  return pages;
}

/** Writes the copies at their pages' routes, and deletes those of pages that are no longer there. */
export async function writeCopies(pages: readonly OutputPage[]): Promise<void> {
  const folder = siteAbsolute('public');
  for (const page of pages) await writeOutput(folder, `${page.path}.md`, page.markdown);
  await removeOldCopies(folder, new Set(pages.map(({ path }) => `${path}.md`)));
}

/** Full URLs of the files of a page's pictures. */
async function pictures(
  { id }: PageNode,
  { graphql, basePath }: BuildArgs,
): Promise<Addresses['picture']> {
  const { data } = await graphql<Queries.CopiedPicturesQuery>(
    `
      #graphql
      query CopiedPictures($id: String!) {
        docPage(id: { eq: $id }) {
          content {
            images {
              src
              imageFile {
                publicURL
              }
            }
          }
        }
        blogPost(id: { eq: $id }) {
          content {
            images {
              src
              imageFile {
                publicURL
              }
            }
          }
        }
      }
    `,
    { id },
  );
  const images = (data?.docPage ?? data?.blogPost)?.content.images ?? [];
  return (src) => {
    const file = images.find((image) => image.src === src)?.imageFile?.publicURL;
    // The address of a copied file has the path prefix already.
    return { src: file ? new URL(file, site.siteUrl).href : absoluteUrl(src, basePath) };
  };
}
