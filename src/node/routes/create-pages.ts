import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { isProduction } from '../../site';
import { relatedPages } from '../data/related-pages';
import { buildState } from '../gatsby/build-state';
import { siteAbsolute } from '../content/files';
import { collectFaults } from './collect-faults';
import { writeSiteIndex } from '../pages/site-index';
import { buildContent } from './build-content';
import { publishFiles } from './publish-files';
import { makeSearch } from './make-search';
import { queryContent } from './page-queries';
import { reportFailedPages, reportFaults } from './report-faults';
import { makeSiteIndex } from './site-index';
import { siteRoutes, type SiteContent } from './site-routes';

/**
 * Makes the pages of the routes that follow from two queries. All content is compiled and checked first, so that one
 * list shows all faults, and errors end a build before bundling. In develop a page with errors shows them in place
 * of its content.
 */
export const createPages: GatsbyNode['createPages'] = (args: CreatePagesArgs) =>
  makePages(args).catch((error: unknown) => reportFailedPages(error, args.reporter));

async function makePages(args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  const { docs, posts, sidebar, routes, duplicates } = siteRoutes(
    withoutDeletedFiles(await queryContent(args)),
  );

  const timer = reporter.activityTimer('compile and check content');
  timer.start();
  const builtRoutes = routes.map((route) => route.path);
  writeSiteIndex(makeSiteIndex(builtRoutes, args));
  const { pages, home } = await buildContent([...docs, ...posts], args);
  const { faults, redirects, shop, synonyms } = await collectFaults(pages, routes, args);
  timer.end();
  const slugs = new Map(pages.map(({ file, positions }) => [file, positions['slug']]));
  const positioned = duplicates.map((fault) => ({ ...fault, ...slugs.get(fault.file) }));
  reportFaults([...faults, ...home.facts.faults, ...positioned], reporter);
  buildState.redirects = redirects;
  publishFiles(pages);

  const routed = new Set(routes.map(({ file }) => file));
  const built = pages.filter(({ file }) => routed.has(file));
  await makeSearch({ pages: built, sidebar, shop, synonyms }, args);
  const digests = new Map(pages.map((page) => [page.file, page.digests]));
  const related = relatedPages(built, sidebar);
  for (const {
    path: route,
    template,
    context,
    file,
    shows = file === undefined ? [] : [file],
    lists = [],
  } of routes) {
    const inputs = [
      ...shows.map((name) => digests.get(name)?.page),
      ...lists.map((name) => digests.get(name)?.entry),
      ...(template === 'home' ? [home.publication.templateDigest] : []),
    ];
    actions.createPage({
      path: route,
      component: path.resolve(`src/templates/${template}.tsx`),
      context: {
        ...context,
        ...(file !== undefined && { related: related.get(String(context['id'])) }),
        ...(inputs.length > 0 && { inputs: inputs.join(' ') }),
      },
    });
  }
}

/** The content without deleted files: `gatsby develop` sees a renamed folder under its new name before its old files go. */
function withoutDeletedFiles(content: SiteContent): SiteContent {
  if (isProduction) return content;
  const isThere = ({ file }: { file: string }) => fs.existsSync(siteAbsolute(file));
  const { docs, posts } = content;
  return { ...content, docs: docs.filter(isThere), posts: posts.filter(isThere) };
}
