import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { collectFaults } from './collect-faults';
import { compileContent } from './compile-content';
import { siteRedirects } from './site-redirects';
import { siteRoutes } from './site-routes';
import { makeSearch } from './make-search';
import { reportFaults } from './report-faults';

/**
 * Makes the pages. Everything is compiled and checked before: all faults of the content are listed together, and
 * errors end a build here, before any bundling. In develop a page with errors shows them in place of its content.
 */
export const createPages: GatsbyNode['createPages'] = async (args: CreatePagesArgs) => {
  const { actions, reporter } = args;
  const { docs, posts, listed, sidebar, routes, duplicates } = siteRoutes(args);

  const timer = reporter.activityTimer('compile and check content');
  timer.start();
  const pages = await compileContent([...docs, ...posts], args);
  const { faults, shop, synonyms, known } = collectFaults(pages, routes, args);
  timer.end();
  const redirectFaults = await siteRedirects(
    { routes: known, ids: new Map(pages.map(({ path, content }) => [path, content.ids])) },
    args,
  );
  reportFaults([...faults, ...redirectFaults, ...duplicates], reporter);

  await makeSearch({ pages, listed, sidebar, shop, synonyms }, args);
  const inputs = new Map(pages.map((page) => [page.file, page.inputs]));
  for (const { path: route, template, context, file } of routes) {
    actions.createPage({
      path: route,
      component: path.resolve(`src/templates/${template}.tsx`),
      context: { ...context, ...(file && { inputs: inputs.get(file) }) },
    });
  }
};
