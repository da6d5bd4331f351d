import { expect, it } from 'vitest';
import { cachePage, pageKey, readCachedPage } from '../node/compile/compile-cache';
import { cachedSummary } from '../node/compile/compile-pages';
import type { PageContent } from '../node/data/resolvers/resolver-context';
import { contentResolvers } from '../node/data/resolvers/content-resolvers';
import { postProcessPages } from '../node/hosting/post-process/post-process-pages';
import { drawToFile } from '../node/outputs/social-card';
import { pageOutputs } from '../node/outputs/page-outputs';
import { FileCache } from '../node/source/workers/file-cache';
import { docNode } from './doc-node';
import { temporaryFolder } from './temporary-folder';

const { at } = temporaryFolder('qsc-steps-');

const pages = ['a', 'b', 'c'].map((name) =>
  docNode({ file: `content/docs/${name}.md`, path: `/docs/${name}` }),
);
/** A tree that no step expects. */
const damaged = [null] as unknown as PageContent['tree'];

const rejected = async (step: () => unknown): Promise<string> => {
  try {
    await step();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('all pages whose Markdown cannot be written are named together, with step, reason, and fix', async () => {
  const cache = new FileCache(at('cache'));
  for (const page of pages) {
    await cachedSummary(page, 'Text.\n', cache);
    const content = readCachedPage(pageKey(page), cache);
    if (!content) throw new Error('not compiled');
    if (!page.file.endsWith('b.md')) cachePage(pageKey(page), { ...content, tree: damaged }, cache);
  }
  const args = { getNode: () => ({ body: 'Text.\n' }), graphql: () => Promise.reject(new Error()) };
  const tables = { routes: new Map(), markdownRoutes: new Set<string>(), pathPrefix: '' };
  const message = await rejected(() => pageOutputs(pages, tables, args, cache));
  for (const name of ['a', 'c'])
    expect(message).toMatch(
      new RegExp(
        `content/docs/${name}\\.md {2}error: "write the Markdown page" failed on this page: TypeError: .*\n {4}Fix: take back`,
      ),
    );
  expect(message).not.toContain('docs/b.md');
});

it('a query names the page whose content it cannot return', async () => {
  const [page] = pages;
  const { tree, body } = contentResolvers(
    () => undefined,
    () => new Map() as never,
  );
  const content = { tree: damaged, page } as PageContent;
  expect(await rejected(() => body.resolve(content))).toContain(
    'content/docs/a.md  error: "make HTML" failed on this page: TypeError',
  );
  expect(await rejected(() => tree.resolve(content))).toContain('content/docs/a.md  error:');
});

it('pages that Gatsby did not write are named together', async () => {
  const message = await rejected(() => postProcessPages(at(''), ['/docs/a', '/docs/b'], at('x')));
  for (const name of ['a', 'b'])
    expect(message).toMatch(
      new RegExp(`public/docs/${name}/index\\.html {2}error: "post-process" failed.*ENOENT`),
    );
});

it('a social image that cannot be drawn names its page', async () => {
  const card = { title: 'A page', section: 'Search' };
  expect(await rejected(() => drawToFile({ card, file: at('none/x.png') }))).toMatch(
    /^Steps of the build failed on pages\.\n\nthe page "A page" {2}error: "draw the social image"/,
  );
});
