import { expect, it } from 'vitest';
import { sourceOf } from '../data/site-pages';
import { postProcessPages } from '../hosting/post-process/post-process-pages';
import { drawToFile } from '../outputs/social-card';
import type { PageSource } from '../pages/page-cache';
import { parsePage } from '../pages/build-page';
import { publishPage } from '../pages/publish-page';
import { emptySite, Site, SiteView } from '../pages/site-index';
import { eachOf, valuesOf } from './page-step';
import { docNode } from '../../test/support/doc-node';
import { temporaryFolder } from '../../test/support/temporary-folder';

const { at } = temporaryFolder('qsc-steps-');

const rejected = async (step: () => unknown): Promise<string> => {
  try {
    await step();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('all pages that cannot be published are named together, with step, reason, and fix', async () => {
  const site = new Site(emptySite);
  const pages = ['a', 'b', 'c'].map((name) =>
    sourceOf(docNode({ file: `content/docs/${name}.md`, path: `/docs/${name}` })),
  );
  const content = await parsePage({ file: 'x.md', title: 'X', bodyLine: 1, body: 'Text.' });
  // A tree that no step expects.
  const damaged = { ...content, tree: [null] as never };
  const publish = eachOf((page: PageSource) =>
    publishPage(page, page.file.endsWith('b.md') ? content : damaged, new SiteView(site)),
  );
  const message = await rejected(async () => valuesOf(await publish(pages)));
  for (const name of ['a', 'c'])
    expect(message).toMatch(
      new RegExp(
        `content/docs/${name}\\.md {2}error: "make HTML" failed on this page: TypeError: .*\n {4}Fix: take back`,
      ),
    );
  expect(message).not.toContain('docs/b.md');
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
  expect(await rejected(() => drawToFile({ card, file: at('\0.png') }))).toMatch(
    /^Steps of the build failed on pages\.\n\nthe page "A page" {2}error: "draw the social image"/,
  );
});
