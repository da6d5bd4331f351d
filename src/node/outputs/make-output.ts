import { absoluteUrl } from '../../lib/urls';
import { pipelineVersion } from '../compile/page-key';
import type { PageStore } from '../compile/page-store';
import type { Addresses } from '../components/content-component';
import type { PageNode } from '../data/gatsby-nodes';
import { resolveTarget, type RouteOf } from '../data/link-targets';
import type { CompiledContent } from '../source/compiled-content';
import { digest } from '../source/digest';
import { readSiteFile } from '../source/files';
import { bundle } from '../source/thread';
import { contentApiPage } from './content-api';
import type { ContentApiPage } from './content-api-schema';
import { copyHead, pageMarkdown } from './page-markdown';

/** What the files beside the pages hold of a page. */
export interface PageOutput {
  /** Start of its Markdown copy: what the page is, as front matter. */
  head: string;
  /** The page as Markdown, starting with its title. */
  markdown: string;
  /** Its entry of `/api/content.json`. */
  entry: ContentApiPage;
}

export interface KeptOutput extends Pick<CompiledContent, 'partials'> {
  key: string;
  /** Addresses of the links and pictures as written, and a digest of where they lead. */
  links: string[];
  pictures: string[];
  targets: string;
  output: PageOutput;
}

/** Where the links and pictures of a page lead. */
export interface OutputAddresses extends Addresses {
  findRoute: RouteOf;
  pathPrefix: string;
}

/** Changes with the code that makes the outputs, all of which is in the bundle of `gatsby-node.ts`. */
const outputVersion = () => (version ??= digest(pipelineVersion + (readSiteFile(bundle) ?? '')));
let version: string | undefined;

/** The name by which the outputs of a page are kept. */
export const outputName = (id: string): string => `output ${id}`;

/** Makes what the files beside the pages hold of a page, and keeps it. */
export function makeOutput(
  page: PageNode,
  content: CompiledContent,
  addresses: OutputAddresses,
  store: PageStore,
): PageOutput {
  const { findRoute, pathPrefix } = addresses;
  const links = content.links.map(({ href }) => href);
  const pictures = content.images.map(({ src }) => src);
  const target = (href: string) => resolveTarget(href, page.file, findRoute) ?? href;
  const output = {
    head: copyHead(page, pathPrefix),
    markdown: pageMarkdown(page, content.tree, addresses),
    entry: contentApiPage(page, content, target, pathPrefix),
  };
  store.set(outputName(page.id), {
    key: outputKey(page, pathPrefix),
    partials: content.partials,
    links,
    pictures,
    targets: targetsOf(page, { links, pictures }, addresses),
    output,
  } satisfies KeptOutput);
  return output;
}

/** What the outputs of a page are made from, but for where its links and pictures lead. */
export function outputKey({ internal, file }: PageNode, pathPrefix: string): string {
  return [outputVersion(), internal.contentDigest, file, absoluteUrl('/', pathPrefix)].join(' ');
}

/** A digest of where the links and pictures of a page lead. */
export function targetsOf(
  page: PageNode,
  { links, pictures }: Pick<KeptOutput, 'links' | 'pictures'>,
  { link, picture, findRoute }: OutputAddresses,
): string {
  return digest(
    JSON.stringify([
      links.map((href) => link(resolveTarget(href, page.file, findRoute) ?? href)),
      pictures.map((src) => picture(src)),
    ]),
  );
}
