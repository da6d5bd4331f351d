import type { PageFacts } from '../../pages/page-cache';
import type { Pages } from '../../pages/pages';
import { formatFaults } from '../../faults/faults';
import { parseLink } from '../../source/links';
import { sidebarData } from '../../source/sidebar';
import type { PageNode } from '../gatsby-nodes';
import { homeId } from '../site-pages';
import { listedDocs, listedPosts, loadSidebar, type NodeModel } from '../page-nodes';
import { topCategories } from './category-resolvers';
import { fromNodes } from './resolver-context';

export const queryResolvers = (pages: Pages) => ({
  ...partResolvers(pages),
  docsSidebar: {
    type: 'JSON!',
    description: 'The documentation sidebar: a list of label, path and, for groups, items.',
    ...fromNodes(async (nodeModel) => sidebarData(await loadSidebar(nodeModel))),
  },
  homeSample: {
    type: 'JSON!',
    description: 'Body of content/home.mdx: the request and response on the home page.',
    resolve: async () => {
      const { body, faults } = await pages.get(homeId);
      // A build has ended with the list of all faults; in develop the page shows this error.
      const errors = faults.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) throw new Error(formatFaults(errors));
      return body;
    },
  },
  docPages: {
    type: '[DocPage!]!',
    description: 'Documentation pages by their ids, in the order of these.',
    args: { ids: '[String!]!' },
    ...fromNodes((nodeModel, _query, { ids }: { ids: string[] }) =>
      ids.flatMap((id) => nodeModel.getNodeById({ id }) ?? []),
    ),
  },
  docsCategories: {
    type: '[SidebarCategory!]!',
    description: 'Categories at the top of the sidebar, in its order.',
    ...topCategories,
  },
  blogPosts: {
    type: '[BlogPost!]!',
    description: 'Listed posts, newest first, optionally a part of them.',
    args: { skip: 'Int', limit: 'Int' },
    ...fromNodes(
      async (
        nodeModel,
        _query,
        { skip = 0, limit = Infinity }: { skip?: number; limit?: number },
      ) => (await listedPosts(nodeModel)).slice(skip, skip + limit),
    ),
  },
});

const partResolvers = (pages: Pages) => ({
  codeSamples: {
    type: '[CodeSample!]!',
    description: 'Code blocks and diagrams of all listed pages, optionally of one language.',
    args: { language: 'String' },
    ...fromNodes(async (nodeModel, _query, { language }: { language?: string }) =>
      (await ofAllPages(pages, 'samples', nodeModel)).filter(
        (sample) => !language || sample.language === language,
      ),
    ),
  },
  sampleProofs: {
    type: 'SampleProofs!',
    description: 'Number of code samples of all listed pages by what is behind them.',
    ...fromNodes(async (nodeModel) => {
      const counts = { engine: 0, protocol: 0, none: 0 };
      for (const { proof } of await ofAllPages(pages, 'samples', nodeModel))
        counts[proof ?? 'none'] += 1;
      return counts;
    }),
  },
  contentLinks: {
    type: '[ContentLink!]!',
    description: 'Links out of all listed pages, optionally of one kind.',
    args: { kind: 'LinkKind' },
    ...fromNodes(async (nodeModel, _query, { kind }: { kind?: string }) =>
      (await ofAllPages(pages, 'links', nodeModel)).filter(
        ({ href, page }) => !kind || parseLink(href, page.file).kind === kind,
      ),
    ),
  },
  contentSections: {
    type: '[Section!]!',
    description:
      'Sections of all listed pages, optionally those whose title or text contains a text (upper and lower case are one).',
    args: { contains: 'String' },
    ...fromNodes(async (nodeModel, _query, { contains = '' }: { contains?: string }) =>
      (await ofAllPages(pages, 'sections', nodeModel)).filter(({ title, text }) =>
        `${title}\n${text}`.toLowerCase().includes(contains.toLowerCase()),
      ),
    ),
  },
});

/** Parts of the content of all listed pages, each with its page. */
async function ofAllPages<Key extends 'samples' | 'links' | 'sections'>(
  pages: Pages,
  key: Key,
  nodeModel: NodeModel,
): Promise<(PageFacts[Key][number] & { page: PageNode })[]> {
  const listed = [...(await listedDocs(nodeModel)), ...(await listedPosts(nodeModel))];
  const lists = await Promise.all(
    listed.map(async (page) => {
      const parts: readonly PageFacts[Key][number][] = (await pages.summary(page.id)).facts[key];
      return parts.map((part) => ({ ...part, page }));
    }),
  );
  return lists.flat();
}
