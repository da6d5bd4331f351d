import type { BuildArgs } from 'gatsby';
import { stringify } from 'yaml';
import type { TreeNode } from '../../lib/content-tree';
import { routes } from '../../lib/routes';
import { absoluteUrl, isSiteAddress } from '../../lib/urls';
import { site } from '../../site';
import type { Addresses } from '../components/content-component';
import { isPost, type PageNode } from '../data/gatsby-nodes';
import { resolveTree, routeLookup } from '../data/link-targets';
import { markdownCopy } from './markdown-copy';

/** What is needed of the arguments that Gatsby hands to the end of a build. */
export type MarkdownArgs = Pick<BuildArgs, 'basePath' | 'graphql' | 'createNodeId'> & {
  getNode: (id: string) => unknown;
};

/** A page as Markdown, with full addresses. */
export function pageMarkdown(
  page: PageNode,
  content: readonly TreeNode[],
  picture: PictureAddress,
  args: MarkdownArgs,
): string {
  const { basePath } = args;
  const tree = resolveTree(content, page.file, routeLookup(args));
  return markdownCopy(
    { ...page, tree },
    { link: (href) => (isSiteAddress(href) ? absoluteUrl(href, basePath) : href), picture },
  );
}

/** What a copy begins with: what the page is, as front matter, and where all pages are. */
export function copyHead(page: PageNode, pathPrefix: string): string {
  const { title, description, tagKeys } = page;
  const about = {
    title,
    url: absoluteUrl(page.path, pathPrefix),
    ...(description && { description }),
    ...(tagKeys.length > 0 && { tags: tagKeys }),
    ...(isPost(page) ? { date: page.date, kind: 'post' } : page.kind && { kind: page.kind }),
  };
  const index = absoluteUrl(routes.llms, pathPrefix);
  return `---\n${stringify(about, { lineWidth: 0 })}---\n\n> All pages as Markdown: ${index}\n`;
}

/** The picture of a copy for the address that the author wrote. */
export type PictureAddress = Addresses['picture'];

/** Full URLs of the files of a page's pictures. @param sources addresses as written */
export async function pictureAddresses(
  { id }: PageNode,
  sources: readonly string[],
  { graphql, basePath }: MarkdownArgs,
): Promise<PictureAddress> {
  if (sources.length === 0) return (src) => ({ src });
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
