import { absoluteUrl } from '../../lib/urls';
import {
  compiledContent,
  hasSamePartials,
  pipelineVersion,
  type PageCache,
} from '../compile/compiled-cache';

import type { Addresses } from '../components/content-component';
import { bodyOf, type PageNode } from '../data/gatsby-nodes';
import { resolveTarget, routeLookup } from '../data/link-targets';
import type { CompiledContent } from '../source/compiled-content';
import { digest } from '../source/digest';
import { readSiteFile } from '../source/files';
import { bundle } from '../source/thread';
import { contentApiPage } from './content-api';
import type { ContentApiPage } from './content-api-schema';
import {
  copyHead,
  pageMarkdown,
  pictureAddresses,
  type CopyAddress,
  type MarkdownArgs,
} from './page-markdown';

/** What the files beside the pages hold of a page. */
export interface PageOutput {
  /** Start of its Markdown copy: what the page is, as front matter. */
  head: string;
  /** The page as Markdown, starting with its title. */
  markdown: string;
  /** Its entry of `/api/content.json`. */
  entry: ContentApiPage;
}

/** What is needed of the arguments that Gatsby hands to the end of a build. */
export type OutputArgs = MarkdownArgs & { cache: PageCache };

interface KeptOutput extends Pick<CompiledContent, 'partials'> {
  key: string;
  /** Addresses of the links and pictures as written, and a digest of where they lead. */
  links: string[];
  pictures: string[];
  targets: string;
  output: PageOutput;
}

/** Changes with the code that makes the outputs, all of which is in the bundle of `gatsby-node.ts`. */
const outputVersion = () => (version ??= digest(pipelineVersion + (readSiteFile(bundle) ?? '')));
let version: string | undefined;

/**
 * What the files beside the pages hold of a page: kept by the build cache as long as the page, its partials, and the
 * addresses that it leads to are the same. Writing Markdown takes 5 ms for a page of 1,700 words.
 */
export async function pageOutput(
  page: PageNode,
  link: CopyAddress,
  args: OutputArgs,
): Promise<PageOutput> {
  const { cache, basePath } = args;
  const name = `output ${page.id}`;
  const key = [
    outputVersion(),
    page.internal.contentDigest,
    page.file,
    absoluteUrl('/', basePath),
  ].join(' ');
  const kept = (await cache.get(name)) as KeptOutput | undefined;
  if (kept?.key === key && hasSamePartials(kept)) {
    const picture = await pictureAddresses(page, kept.pictures, args);
    if (kept.targets === targetsOf(page, kept, { link, picture }, args)) return kept.output;
  }
  const content = await compiledContent(page, bodyOf(page, args), cache);
  const links = content.links.map(({ href }) => href);
  const pictures = content.images.map(({ src }) => src);
  const picture = await pictureAddresses(page, pictures, args);
  const findRoute = routeLookup(args);
  const target = (href: string) => resolveTarget(href, page.file, findRoute) ?? href;
  const output = {
    head: copyHead(page, basePath),
    markdown: pageMarkdown(page, content.tree, { link, picture }, args),
    entry: contentApiPage(page, content, target, basePath),
  };
  const targets = targetsOf(page, { links, pictures }, { link, picture }, args);
  const { partials } = content;
  await cache.set(name, { key, partials, links, pictures, targets, output } satisfies KeptOutput);
  return output;
}

function targetsOf(
  page: PageNode,
  { links, pictures }: Pick<KeptOutput, 'links' | 'pictures'>,
  { link, picture }: Addresses,
  args: OutputArgs,
): string {
  const findRoute = routeLookup(args);
  return digest(
    JSON.stringify([
      links.map((href) => link(resolveTarget(href, page.file, findRoute) ?? href)),
      pictures.map((src) => picture(src)),
    ]),
  );
}
