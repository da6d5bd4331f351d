import type { BuildArgs, GatsbyNode } from 'gatsby';
import { site } from '../../site';
import { absoluteUrl } from '../../lib/absolute-url';
import { docsFolder, siteAbsolute } from '../source/files';
import { writeFeeds } from './feeds';
import { pageCopies, writeCopies, type OutputPage } from './copies';
import { llmsFull, llmsIndex, type LlmsInput } from './llms';
import { writeOutput } from './output-files';
import { isListed, newestFirst } from '../data/page-nodes';
import { categoryRoute } from '../source/file-routes';
import { buildSidebar, type CategorySettings } from '../source/sidebar';

/** Writes what stands beside the pages: Markdown copies, feeds, and the files that tell programs what is there. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args: BuildArgs) => {
  const folder = siteAbsolute('public');
  const docs = await pageCopies('DocPage', args);
  const posts = newestFirst(await pageCopies('BlogPost', args));
  await writeCopies([...docs, ...posts]);

  const llms = llmsInput(docs, posts, args);
  await writeOutput(folder, 'llms.txt', llmsIndex(llms));
  await writeOutput(folder, 'llms-full.txt', llmsFull(llms));
  await writeOutput(folder, 'robots.txt', robots(args.basePath));
  await writeFeeds(args);
};

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
