import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { isProduction, site } from '../../site';
import { checkPages, type CheckedPage } from './checks';
import { compileAll, pipelineVersion, type PageSource } from '../compile/compiled-cache';
import { formatFault, formatFaults, type Fault } from '../source/faults';
import { docsFolder, readableFile, readSiteFile, siteAbsolute } from '../source/files';
import { lastUpdated } from '../source/last-updated';
import { resolveTarget, routeLookup } from '../data/link-targets';
import { digest } from '../source/digest';
import { buildDateFaults, isBuilt } from '../source/publication';
import { isListed, newestFirst, type PageNode } from '../data/page-nodes';
import { blogRoutes } from './blog-routes';
import { excerptFault } from '../data/post-faults';
import { comparePosts, relatedPosts } from '../data/related-posts';
import { docsRoutes, withoutDuplicates } from './docs-routes';
import { categoryRoute } from '../source/file-routes';
import { readSynonyms } from '../search/synonyms';
import { synonymsFile, writeSiteSearch } from '../search/site-search';
import { siteRedirects } from '../hosting/site-redirects';
import { readShop } from '../shop/shop';
import { buildSidebar, type CategorySettings } from '../source/sidebar';

/** A page node with what the checks need of it. */
type ContentNode = PageNode &
  Pick<CheckedPage, 'frontMatterFaults' | 'places'> & { bodyLine: number; description?: string };

const isPost = ({ internal }: ContentNode) => internal.type === 'BlogPost';

/**
 * Makes the pages. Everything is compiled and checked before: all faults of the content are listed together, and
 * errors end a build here, before any bundling. In develop a page with errors shows them in place of its content.
 */
export const createPages: GatsbyNode['createPages'] = async (args: CreatePagesArgs) => {
  const { actions, getNodesByType, reporter } = args;
  const nodes = <Type>(type: string): Type[] => getNodesByType(type) as unknown as Type[];
  const byFile = (a: { file: string }, b: { file: string }) => a.file.localeCompare(b.file);
  const docs = nodes<ContentNode>('DocPage').filter(isBuilt).sort(byFile);
  const posts = nodes<ContentNode>('BlogPost').filter(isBuilt).sort(byFile);
  const settings = nodes<CategorySettings & { faults: Fault[] }>('SidebarCategorySettings');
  const tags = nodes<{ key: string; label: string }>('Tag');
  const listed = docs.filter(isListed);

  const sidebar = buildSidebar({
    pages: listed,
    settings,
    root: docsFolder,
    routeOf: categoryRoute,
  });
  const { routes, faults: duplicates } = withoutDuplicates([
    ...docsRoutes({
      docs,
      sidebar,
      docTags: [...new Set(listed.flatMap((page) => page.tagKeys))].sort(),
    }),
    ...blogRoutes({ posts, listed: newestFirst(posts.filter(isListed)) }),
  ]);
  const timer = reporter.activityTimer('compile and check content');
  timer.start();
  const checked = await checkedPages([...docs, ...posts], args);
  const synonyms = readSynonyms(readSiteFile(synonymsFile) ?? '', synonymsFile);
  const known = new Set([...routes.map((route) => route.path), ...ownRoutes()]);
  const shop = readShop(known);
  const faults = [
    ...synonyms.faults,
    ...shop.faults,
    ...(await siteRedirects(
      { routes: known, ids: new Map(checked.map(({ path, content }) => [path, content.ids])) },
      args,
    )),
    ...buildDateFaults(),
    ...settings.flatMap((entry) => entry.faults),
    ...settings.flatMap(includeFaults),
    ...nodes<{ faults: Fault[] }>('SettingsFile').flatMap((file) => file.faults),
    ...checkPages(checked, {
      tags: tags.map(({ key }) => key),
      authors: nodes<{ key: string }>('Author').map(({ key }) => key),
      routes: known,
      fileExists: readableFile,
    }),
    ...checked.filter(isPost).flatMap(excerptFault),
    ...duplicates,
  ];
  timer.end();
  report(faults, args);

  const pagesByFile = new Map(checked.map((page) => [page.file, page]));
  const inOrder = (list: readonly ContentNode[]) =>
    list.flatMap(({ file }) => pagesByFile.get(file) ?? []);
  await writeSiteSearch({
    pages: {
      docs: inOrder(listed),
      posts: inOrder(newestFirst(posts.filter(isListed))),
      sidebar,
      tagLabel: (key) => tags.find((tag) => tag.key === key)?.label ?? key,
      updated: ({ file }) => lastUpdated(file, site.contentFolder),
    },
    synonyms: synonyms.groups,
    others: shop.index ? [shop.index] : [],
  });

  const inputs = new Map(checked.map((page) => [page.file, page.inputs]));
  for (const route of routes) {
    actions.createPage({
      path: route.path,
      component: path.resolve(`src/templates/${route.template}.tsx`),
      context: { ...route.context, ...(route.file && { inputs: inputs.get(route.file) }) },
    });
  }
};

/**
 * The pages with what the checks need, and `inputs`: a digest of what else a page is made of, the compiler, the routes
 * that its links lead to, its partials, and for posts what their list of related ones shows. Being part of the page's
 * context, it makes Gatsby run the page's query again.
 */
async function checkedPages(pages: readonly ContentNode[], args: CreatePagesArgs) {
  const { cache, getNode, createNodeId } = args;
  const findRoute = routeLookup({ getNode, createNodeId });
  const bodyOf = (page: PageSource & { parent?: string | null }) =>
    String((getNode(page.parent ?? '') as { body?: unknown } | undefined)?.body ?? '');
  const contents = await compileAll(
    pages,
    bodyOf,
    cache,
    ({ faults, links, images, ids, partials, words, beforeMarker, sections, samples }) => ({
      ...{ faults, links, images, ids, partials, words, beforeMarker, sections, samples },
    }),
  );
  await comparePosts(args);
  const related = async ({ id }: ContentNode) =>
    (await relatedPosts(id, args)).map((post) => [post.path, post.title, post.date]);
  return Promise.all(
    pages.map(async (page, index) => {
      const { partials, ...content } = contents[index] as (typeof contents)[number];
      const inputs = [
        pipelineVersion,
        content.links.map(({ href }) => resolveTarget(href, page.file, findRoute)),
        partials,
        lastUpdated(page.file, site.contentFolder),
        ...(isPost(page) ? await related(page) : []),
      ];
      const { authorKeys = [] } = page;
      return { ...page, authorKeys, content, inputs: digest(JSON.stringify(inputs)) };
    }),
  );
}

/** Routes of src/pages. */
function ownRoutes(): string[] {
  const names = fs.readdirSync(siteAbsolute('src/pages')).map((name) => name.replace(/\.tsx$/, ''));
  return names.map((name) => (name === 'index' ? '/' : `/${name}`));
}

function includeFaults({ folder, include }: CategorySettings): Fault[] {
  return (include ?? [])
    .map((file) => path.posix.join(docsFolder, folder, file))
    .filter((file) => !readableFile(file))
    .map((file) => ({
      severity: 'error' as const,
      file: path.posix.join(docsFolder, folder, '_category.yml'),
      message: `"include" names ${file}, which does not exist`,
      fix: 'check the path; it is relative to the folder of _category.yml',
    }));
}

function report(faults: readonly Fault[], { reporter }: CreatePagesArgs): void {
  const errors = faults.filter((fault) => fault.severity === 'error');
  if (errors.length === 0 || !isProduction) {
    for (const fault of faults.filter(({ severity }) => severity === 'warning'))
      reporter.warn(formatFault(fault));
    if (errors.length > 0) reporter.error(`The content has faults.\n\n${formatFaults(errors)}`);
    return;
  }
  reporter.error(`The content has faults; nothing was built.\n\n${formatFaults(faults)}`);
  // Not panic: it would print a stack trace of this file, which helps no author.
  process.exit(1);
}
