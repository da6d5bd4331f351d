import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { site } from '../../site';
import { absoluteUrl } from '../../lib/urls';
import { apiFiles } from '../api/api-files';
import { readingOrder } from '../source/sidebar';
import { siteAbsolute } from '../source/files';
import { writeFeeds } from './feeds/feeds';
import { writeReleaseFeed } from './feeds/release-feed';
import { listOutputs, pageCopies, writeCopies, type OutputList, type OutputPage } from './copies';
import { copyAddresses } from './page-markdown';
import { contentApiFiles } from './content-api';
import { assistantFiles } from './assistant-files';
import { llmsFull, llmsGroups, llmsIndex, type LlmsInput } from './llms';
import { markdownRoutes, siteLists } from './lists/site-lists';
import type { OutputTables } from './make-output';
import { writeOutput, writeParts } from './output-files';
import {
  docNodes,
  nodesOf,
  postNodes,
  type DocNode,
  type PageNode,
  type PostNode,
} from '../data/gatsby-nodes';
import { isListed, newestFirst, siteSidebar } from '../data/page-nodes';
import { routes } from '../../lib/routes';
import { buildDay } from '../source/publication';
import { openSearchDescription, securityText, webManifest } from './discovery';

/** Writes the files beside the pages: Markdown copies, feeds, and the files that tell programs what is there. */
export async function writeOutputs(args: BuildArgs): Promise<void> {
  const folder = siteAbsolute('public');
  const { docs, posts, lists } = await siteCopies(args);
  writeCopies([...docs, ...posts, ...lists]);

  const byId = new Map(docs.map((page) => [page.id, page]));
  const listed = [
    ...readingOrder(siteSidebar(docs.filter(isListed), args)).flatMap(
      ({ id }) => byId.get(id) ?? [],
    ),
    ...posts.filter(isListed),
  ];
  const entries = listed.map(({ entry }) => entry);
  for (const [file, text] of contentApiFiles(entries, args.basePath))
    writeOutput(folder, file, text);

  const llms = llmsInput({ docs, posts, lists }, args);
  writeOutput(folder, routes.llms, llmsIndex(llms));
  writeParts(folder, routes.llmsFull, llmsFull(llms));
  for (const [file, parts] of llmsGroups(llms)) writeParts(folder, file, parts);
  for (const [file, text] of assistantFiles(args.basePath)) writeOutput(folder, file, text);
  for (const [file, text] of apiFiles(args.basePath)) writeOutput(folder, file, text);
  writeOutput(folder, 'robots.txt', robots(args.basePath));
  await writeFeeds(args);
  await writeReleaseFeed(args);
  await writeDiscovery(folder, args.basePath);
}

/** Files by which systems, browsers and people find the site, its search, and a contact. */
async function writeDiscovery(folder: string, pathPrefix: string): Promise<void> {
  writeOutput(folder, 'manifest.webmanifest', webManifest(pathPrefix));
  writeOutput(folder, 'opensearch.xml', openSearchDescription(pathPrefix));
  const securityFile = '.well-known/security.txt';
  if (site.securityContact === '') return rm(path.join(folder, securityFile), { force: true });
  writeOutput(folder, securityFile, securityText(site.securityContact, buildDay, pathPrefix));
}

interface SiteCopies {
  docs: readonly OutputPage<DocNode>[];
  /** Newest first. */
  posts: readonly OutputPage<PostNode>[];
  lists: readonly OutputList[];
}

/** All pages that have a Markdown page, with it. */
async function siteCopies(args: BuildArgs): Promise<SiteCopies> {
  const [docs, posts] = [docNodes(args), newestFirst(postNodes(args))];
  const copied = markdownRoutes(args);
  const content = new Set([...docs, ...posts].map(({ path }) => path));
  const link = copyAddresses(copied, args.basePath);
  const lists = siteLists(content, siteSidebar(docs.filter(isListed), args), link, args);
  // A page that links to a draft names its route, too.
  const files = ['DocPage', 'BlogPost'].flatMap((type) => nodesOf<PageNode>(type, args));
  const tables: OutputTables = {
    routes: new Map(files.map(({ file, path: route }) => [file, route])),
    copied,
    pathPrefix: args.basePath,
  };
  return {
    docs: await pageCopies(docs, tables, args),
    posts: await pageCopies(posts, tables, args),
    lists: listOutputs(lists, args.basePath),
  };
}

function llmsInput({ docs, posts, lists }: SiteCopies, args: BuildArgs): LlmsInput {
  const pages = docs.filter(isListed);
  return {
    title: site.title,
    description: site.description,
    address: (route) => absoluteUrl(route, args.basePath),
    sidebar: siteSidebar(pages, args),
    docs: new Map(pages.map((page) => [page.id, page])),
    posts: posts.filter(isListed),
    lists: new Map(
      lists.filter(({ path }) => path !== routes.notFound).map((page) => [page.path, page]),
    ),
  };
}

/** Everybody may read everything. */
function robots(basePath: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(routes.sitemap, basePath)}\n`;
}
