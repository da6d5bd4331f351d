import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs, GatsbyNode } from 'gatsby';
import { site } from '../../site';
import { absoluteUrl } from '../../lib/absolute-url';
import { compiledContent, type PageSource } from '../compile/compiled-cache';
import { buildDay, isBuilt } from '../source/publication';
import { docsFolder, siteAbsolute } from '../source/files';
import { routeLookup } from '../data/link-targets';
import { openSearchDescription, securityText } from './discovery';
import { writeFeeds } from './feeds';
import { writeIcons } from './icons';
import { llmsFull, llmsIndex, type LlmsInput, type LlmsPage } from './llms';
import { missingSettingsText } from './missing-settings';
import {
  plainMarkdown,
  removeOldCopies,
  writeOutput,
  type MarkdownSource,
} from './markdown-copies';
import { isListed, newestFirst, type PageNode } from '../data/page-nodes';
import { categoryRoute } from '../source/file-routes';
import { buildSidebar, type CategorySettings } from '../source/sidebar';
import { finishSite } from '../hosting/finish-site';
import { redirectPlan } from '../hosting/redirects';
import { savedRedirects } from '../hosting/site-redirects';

type SourceNode = PageNode & PageSource & Omit<MarkdownSource, 'body' | 'examples'>;
type OutputPage = PageNode & MarkdownSource & LlmsPage;

/** Writes what stands beside the pages: Markdown copies, feeds, and the files that tell programs what is there. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args: BuildArgs) => {
  const folder = siteAbsolute('public');
  const docs = await pagesOf('DocPage', args);
  const posts = newestFirst(await pagesOf('BlogPost', args));
  for (const page of [...docs, ...posts])
    await writeOutput(folder, `${page.path}.md`, page.markdown);
  await removeOldCopies(folder, new Set([...docs, ...posts].map(({ path }) => `${path}.md`)));

  const llms = llmsInput(docs, posts, args);
  await writeOutput(folder, 'llms.txt', llmsIndex(llms));
  await writeOutput(folder, 'llms-full.txt', llmsFull(llms));
  await writeOutput(folder, 'robots.txt', robots(args.basePath));
  await writeFeeds(args);
  await writeDiscovery(folder, args.basePath);
  await finishSite({
    root: siteAbsolute('.'),
    routes: args.getNodesByType('SitePage').map(({ path }) => String(path)),
    pathPrefix: args.basePath,
    redirects: redirectPlan(await savedRedirects(args)),
  });
  const missing = missingSettingsText();
  if (missing !== undefined) args.reporter.warn(missing);
};

/** Files by which browsers, systems and people find the site's icons, search and contact. */
async function writeDiscovery(folder: string, pathPrefix: string): Promise<void> {
  await writeIcons(folder, pathPrefix);
  await writeOutput(folder, 'opensearch.xml', openSearchDescription(pathPrefix));
  const securityFile = '.well-known/security.txt';
  if (site.securityContact === '') return rm(path.join(folder, securityFile), { force: true });
  await writeOutput(folder, securityFile, securityText(site.securityContact, buildDay, pathPrefix));
}

async function pagesOf(
  type: 'DocPage' | 'BlogPost',
  { getNodesByType, getNode, createNodeId, basePath, cache }: BuildArgs,
): Promise<OutputPage[]> {
  const findRoute = routeLookup({ getNode, createNodeId });
  const baseUrl = absoluteUrl('/', basePath).replace(/\/$/, '');
  const nodes = getNodesByType(type) as unknown as SourceNode[];
  const pages = nodes.filter(isBuilt).map(async (page) => {
    const body = String((getNode(page.parent ?? '') as { body?: unknown } | undefined)?.body ?? '');
    const url = absoluteUrl(page.path, basePath);
    // Other pages need nothing of what they were compiled to.
    const mayHaveExamples = /<SearchExample|^import /m.test(body);
    const examples = mayHaveExamples ? (await compiledContent(page, body, cache)).examples : [];
    const source = { ...page, body, examples };
    return { ...source, url, markdown: plainMarkdown(source, baseUrl, findRoute) };
  });
  return Promise.all(pages);
}

function llmsInput(
  docs: readonly OutputPage[],
  posts: readonly OutputPage[],
  { getNodesByType }: BuildArgs,
): LlmsInput {
  const pages = docs.filter(isListed).sort((a, b) => a.file.localeCompare(b.file));
  const settings = getNodesByType('SidebarCategorySettings') as unknown as CategorySettings[];
  return {
    title: site.title,
    description: site.description,
    sidebar: buildSidebar({ pages, settings, root: docsFolder, routeOf: categoryRoute }),
    docs: new Map(pages.map((page) => [page.id, page])),
    posts: posts.filter(isListed),
  };
}

/** Everybody may read everything. */
function robots(basePath: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap-index.xml', basePath)}\n`;
}
