import type { BuildArgs } from 'gatsby';
import { stringify } from 'yaml';
import type { TreeNode } from '../../../lib/content-tree';
import { markdownRoute, routes } from '../../../lib/routes';
import { absoluteUrl, isSiteAddress } from '../../../lib/urls';
import { site } from '../../../site';
import type { Addresses } from '../../components/content-component';
import { isPost, type PageNode } from '../../data/gatsby-nodes';
import { resolveTarget, type RouteOf } from '../../data/link-targets';
import type { SiteList } from '../lists/list-markdown';
import { markdownPage } from './markdown-page';

/** What is needed of the arguments that Gatsby hands to the end of a build. */
export type PictureArgs = Pick<BuildArgs, 'basePath' | 'graphql'>;

/**
 * Full URLs of links in Markdown pages: of the Markdown page of their target, where it has one. Addresses with a query
 * stay those of pages.
 * @param routes of pages that have a Markdown page
 */
export function markdownLinks(routes: ReadonlySet<string>, pathPrefix: string): Addresses['link'] {
  return (href) => {
    if (!isSiteAddress(href)) return href;
    const [, address = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const route = decoded(address.replace(/(.)\/+$/, '$1'));
    const isMarkdown = routes.has(route) && !suffix.startsWith('?');
    return absoluteUrl((isMarkdown ? markdownRoute(route) : address) + suffix, pathPrefix);
  };
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** A page as Markdown, with full addresses. */
export function pageMarkdown(
  page: PageNode,
  content: readonly TreeNode[],
  addresses: Addresses & { findRoute: RouteOf },
): string {
  const { link, picture, findRoute } = addresses;
  const fullUrl = (href: string) => link(resolveTarget(href, page.file, findRoute) ?? href);
  return markdownPage({ ...page, tree: content }, { link: fullUrl, picture });
}

/** Start of a Markdown page: what the page is, as front matter, and where all pages are. */
export function markdownHead(page: PageNode | SiteList, pathPrefix: string): string {
  const { path, title, description } = page;
  const about = {
    title,
    // Programs take an address with the number of a page for the next part of the text that they read.
    ...(!/\/page\/\d+$/.test(path) && { url: absoluteUrl(path, pathPrefix) }),
    ...(description && { description }),
    ...('id' in page ? contentKeys(page) : { kind: 'list' }),
  };
  const index = absoluteUrl(routes.llms, pathPrefix);
  return `---\n${stringify(about, { lineWidth: 0 })}---\n\n> All pages as Markdown: ${index}\n`;
}

function contentKeys(page: PageNode) {
  return {
    ...(page.tagKeys.length > 0 && { tags: page.tagKeys }),
    ...(isPost(page) ? { date: page.date, kind: 'post' } : page.kind && { kind: page.kind }),
  };
}

/** The picture of a Markdown page for the address that the author wrote. */
export type PictureAddress = Addresses['picture'];

/** Full URLs of the files of a page's pictures. @param sources addresses as written */
export async function pictureAddresses(
  { id }: PageNode,
  sources: readonly string[],
  { graphql, basePath }: PictureArgs,
): Promise<PictureAddress> {
  if (sources.length === 0) return (src) => ({ src });
  const { data } = await graphql<Queries.CopiedPicturesQuery>(
    `
      #graphql
      query CopiedPictures($id: String!) {
        contentPage(id: { eq: $id }) {
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
  const images = data?.contentPage?.content.images ?? [];
  return (src) => ({ src: pictureUrl(src, images, basePath) });
}

interface Image {
  src: string;
  imageFile: { publicURL: string | null } | null;
}

/** Full URL of the file of a picture. @param src as written */
export function pictureUrl(src: string, images: readonly Image[], basePath: string): string {
  const file = images.find((image) => image.src === src)?.imageFile?.publicURL;
  // The address of a copied file has the path prefix already.
  return file ? new URL(file, site.siteUrl).href : absoluteUrl(src, basePath);
}
