import type { BuildArgs } from 'gatsby';
import { contentApiRoutes } from '../../lib/addresses/output-routes';
import { docPages, routes } from '../../lib/addresses/routes';
import { absoluteUrl } from '../../lib/addresses/urls';
import type { TermDefinitions } from '../../lib/term-definitions';
import { site } from '../../site';
import { arazzoFiles, shopSteps } from '../api/arazzo';
import { apiFiles } from '../api/openapi';
import { docNodes } from '../data/gatsby-nodes';
import { isListed } from '../data/page-nodes';
import { sitePages } from '../data/site-pages';
import { siteAbsolute } from '../content/files';
import { sampleShopFiles } from '../shop/sample-files';
import { buildDay } from '../content/publication';
import { readingOrder } from '../content/sidebar';
import { contentApiSchema, type ContentApi, type ContentApiPage } from '../transform/content-api';
import { assistantFiles } from './assistant-files';
import { writeBook } from './book/book';
import { openSearchDescription, securityText, webManifest } from './discovery';
import { writeFeeds } from './feeds/feeds';
import { writeReleaseFeeds } from './feeds/release-feed';
import { llmsFull, llmsGroups, llmsIndex, type LlmsInput } from './llms';
import { writeOutput } from './output-files';
import { outputPages, writeMarkdownPages, type OutputPages } from './output-pages';

/** Writes the files beside the pages: Markdown pages, feeds, and files for programs. @returns routes of unlisted pages */
export async function writeOutputs(args: BuildArgs): Promise<string[]> {
  const [folder, pathPrefix] = [siteAbsolute('public'), args.basePath];
  const pages = await outputPages(args);
  writeMarkdownPages(pages, pathPrefix);

  const docs = new Map(pages.docs.map((page) => [page.id, page]));
  const listed = readingOrder(pages.sidebar).flatMap(({ id }) => docs.get(id) ?? []);
  const entries = [...listed, ...pages.posts.filter(isListed)].map(({ entry }) => entry);
  const llms = llmsInput(pages, pathPrefix);
  const shopFiles = sampleShopFiles();
  const files: readonly (readonly [file: string, text: string | undefined])[] = [
    [routes.llms, llmsIndex(llms)],
    [routes.llmsFull, llmsFull(llms)],
    ...llmsGroups(llms).map(({ file, text }) => [file, text] as const),
    [routes.terms, await termsFile(args)],
    ...contentApiFiles(entries, pathPrefix),
    ...assistantFiles(pathPrefix),
    ...apiFiles(pathPrefix),
    ...shopFiles,
    ...arazzoFiles(pages.docs.filter(isListed), shopSteps(new Map(shopFiles))),
    ['manifest.webmanifest', webManifest(pathPrefix)],
    ['opensearch.xml', openSearchDescription(pathPrefix)],
    ['robots.txt', robots(pathPrefix)],
    ['.well-known/security.txt', securityText(site.securityContact, buildDay, pathPrefix)],
  ];
  for (const [file, text] of files) if (text !== undefined) writeOutput(folder, file, text);
  await writeFeeds(args);
  await writeBook(listed, pages.sidebar, args);
  await writeReleaseFeeds(args);
  return [...pages.docs, ...pages.posts].filter((page) => !isListed(page)).map(({ path }) => path);
}

function llmsInput({ docs, posts, lists, sidebar }: OutputPages, pathPrefix: string): LlmsInput {
  return {
    title: site.title,
    description: site.description,
    address: (route) => absoluteUrl(route, pathPrefix),
    sidebar,
    docs: new Map(docs.filter(isListed).map((page) => [page.id, page])),
    posts: posts.filter(isListed),
    lists: new Map(
      lists.filter(({ path }) => path !== routes.notFound).map((page) => [page.path, page]),
    ),
  };
}

function robots(pathPrefix: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(routes.sitemap, pathPrefix)}\n`;
}

/** The content as JSON for programs, and its schema. @param pages listed pages in their order */
function contentApiFiles(
  pages: readonly ContentApiPage[],
  pathPrefix: string,
): [file: string, text: string][] {
  const api: ContentApi = {
    $schema: absoluteUrl(contentApiRoutes.schema, pathPrefix),
    site: site.title,
    pages: [...pages],
  };
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...contentApiSchema };
  return [
    [contentApiRoutes.content, `${JSON.stringify(api)}\n`],
    [contentApiRoutes.schema, `${JSON.stringify(schema, null, 2)}\n`],
  ];
}

/** The definitions that pages show of terms: the first paragraph of a term's section, without its "see …". */
async function termsFile(args: BuildArgs): Promise<string> {
  const page = docNodes(args).find(({ path }) => path === docPages.concepts);
  const sections = page ? (await sitePages(args).summary(page.id)).facts.sections : [];
  const terms: TermDefinitions = {};
  for (const { id, level, title, text } of sections)
    if (level === 3) terms[id] = [title, (text.split('\n')[0] ?? '').replace(/; see .*$/, '.')];
  return JSON.stringify(terms);
}
