import type { BuildArgs } from 'gatsby';
import { stringify } from 'yaml';
import { routes } from '../../lib/routes';
import { site } from '../../site';
import { absoluteUrl, isSiteAddress } from '../../lib/urls';
import { compiledContent } from '../compile/compiled-cache';
import type { Addresses } from '../components/content-component';
import { bodyOf, isPost, type PageNode } from '../data/gatsby-nodes';
import { resolveTree, routeLookup } from '../data/link-targets';
import { siteAbsolute } from '../source/files';
import type { LlmsPage } from './llms';
import { markdownCopy } from './markdown-copy';
import { removeOldCopies, writeOutput } from './output-files';

/** A page with its Markdown copy. */
export type OutputPage<Page extends PageNode = PageNode> = Page &
  Pick<LlmsPage, 'url' | 'markdown'>;

/** Pages, each with its Markdown copy. */
export async function pageCopies<Page extends PageNode>(
  pages: readonly Page[],
  args: BuildArgs,
): Promise<OutputPage<Page>[]> {
  const { basePath, cache } = args;
  const findRoute = routeLookup(args);
  const copies: OutputPage<Page>[] = [];
  for (const page of pages) {
    const content = await compiledContent(page, bodyOf(page, args), cache);
    const addresses: Addresses = {
      link: (href) => (isSiteAddress(href) ? absoluteUrl(href, basePath) : href),
      picture: content.images.length > 0 ? await pictures(page, args) : (src) => ({ src }),
    };
    const tree = resolveTree(content.tree, page.file, findRoute);
    copies.push({
      ...page,
      url: absoluteUrl(page.path, basePath),
      markdown: markdownCopy({ ...page, tree }, addresses),
    });
  }
  return copies;
}

/** Writes the copies at their pages' routes, and deletes those of pages that are no longer there. */
export async function writeCopies(pages: readonly OutputPage[], pathPrefix: string): Promise<void> {
  const folder = siteAbsolute('public');
  for (const page of pages)
    await writeOutput(folder, `${page.path}.md`, `${copyHead(page, pathPrefix)}\n${page.markdown}`);
  await removeOldCopies(folder, new Set(pages.map(({ path }) => `${path}.md`)));
}

/** What a copy begins with: what the page is, as front matter, and where all pages are. */
function copyHead(page: OutputPage, pathPrefix: string): string {
  const { title, url, description, tagKeys } = page;
  const about = {
    title,
    url,
    ...(description && { description }),
    ...(tagKeys.length > 0 && { tags: tagKeys }),
    ...(isPost(page) ? { date: page.date, kind: 'post' } : page.kind && { kind: page.kind }),
  };
  const index = absoluteUrl(routes.llms, pathPrefix);
  return `---\n${stringify(about, { lineWidth: 0 })}---\n\n> All pages as Markdown: ${index}\n`;
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
