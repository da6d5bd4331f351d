import type { BuildArgs } from 'gatsby';
import { stringify } from 'yaml';
import { copyRoute, routes } from '../../lib/routes';
import { site } from '../../site';
import { absoluteUrl, isSiteAddress } from '../../lib/urls';
import { compiledContent } from '../compile/compiled-cache';
import type { Addresses } from '../components/content-component';
import { bodyOf, isPost, type PageNode } from '../data/gatsby-nodes';
import { resolveTree, routeLookup } from '../data/link-targets';
import { siteAbsolute } from '../source/files';
import { listMarkdown, type ListPage } from './lists/list-page';
import type { LlmsPage } from './llms';
import { markdownCopy } from './markdown-copy';
import { removeOldCopies, writeOutput } from './output-files';

/** A page with its Markdown copy. */
export type OutputPage<Page = PageNode> = Page & Pick<LlmsPage, 'url' | 'copy' | 'markdown'>;

/** Full URL of an address of the site as copies name it. */
type CopyAddress = (href: string) => string;

/**
 * Links of copies lead to copies, where the target has one. Addresses with a query stay those of pages: a copy does not
 * know what to do with it.
 * @param copied routes of the pages that have copies
 */
export function copyAddresses(copied: ReadonlySet<string>, pathPrefix: string): CopyAddress {
  return (href) => {
    if (!isSiteAddress(href)) return href;
    const [, address = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const route = decoded(address.replace(/(.)\/+$/, '$1'));
    const isCopied = copied.has(route) && !suffix.startsWith('?');
    return absoluteUrl((isCopied ? copyRoute(route) : address) + suffix, pathPrefix);
  };
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Pages that only list others, each with its Markdown copy. */
export function listCopies(
  pages: readonly ListPage[],
  link: CopyAddress,
  pathPrefix: string,
): OutputPage<ListPage>[] {
  return pages.map((page) => ({
    ...page,
    ...addressesOf(page.path, pathPrefix),
    markdown: listMarkdown(page, link),
  }));
}

function addressesOf(route: string, pathPrefix: string): Pick<LlmsPage, 'url' | 'copy'> {
  return {
    url: absoluteUrl(route, pathPrefix),
    copy: absoluteUrl(copyRoute(route), pathPrefix),
  };
}

/** Pages of content, each with its Markdown copy. */
export async function pageCopies<Page extends PageNode>(
  pages: readonly Page[],
  link: CopyAddress,
  args: BuildArgs,
): Promise<OutputPage<Page>[]> {
  const { basePath, cache } = args;
  const findRoute = routeLookup(args);
  const copies: OutputPage<Page>[] = [];
  for (const page of pages) {
    const content = await compiledContent(page, bodyOf(page, args), cache);
    const addresses: Addresses = {
      link,
      picture: content.images.length > 0 ? await pictures(page, args) : (src) => ({ src }),
    };
    const tree = resolveTree(content.tree, page.file, findRoute);
    copies.push({
      ...page,
      ...addressesOf(page.path, basePath),
      markdown: markdownCopy({ ...page, tree }, addresses),
    });
  }
  return copies;
}

/** Writes the copies at their pages' routes, and deletes those of pages that are no longer there. */
export async function writeCopies(
  pages: readonly (OutputPage | OutputPage<ListPage>)[],
  pathPrefix: string,
): Promise<void> {
  const folder = siteAbsolute('public');
  for (const page of pages)
    await writeOutput(
      folder,
      copyRoute(page.path),
      `${copyHead(page, pathPrefix)}\n${page.markdown}`,
    );
  await removeOldCopies(folder, new Set(pages.map(({ path }) => copyRoute(path))));
}

/** What a copy begins with: what the page is, as front matter, and where all pages are. */
function copyHead(page: OutputPage | OutputPage<ListPage>, pathPrefix: string): string {
  const { title, url, description } = page;
  const about = {
    title,
    // Programs take an address with the number of a page for the next part of the text that they read.
    ...(!/\/page\/\d+$/.test(url) && { url }),
    ...(description && { description }),
    ...('sections' in page ? { kind: 'list' } : contentKeys(page)),
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
