import { describe, expect, it } from 'vitest';
import { docNode } from '../../test/doc-node';
import { pageNodeName } from '../data/nodes';
import { copyAddresses } from './page-markdown';
import { pageOutput, type OutputArgs } from './page-outputs';

const file = 'content/docs/a.md';
const other = 'content/docs/b.md';

const page = (contentDigest: string) =>
  docNode({ file, path: '/docs/a', internal: { type: 'DocPage', contentDigest } });

const link = copyAddresses(new Set(), '');

/** The arguments of Gatsby for a site of two pages. */
function site() {
  const nodes = new Map<string, object>([
    ['mdx', { body: 'See [the other page](./b.md).\n' }],
    [pageNodeName('DocPage', other), { path: '/docs/b' }],
  ]);
  const stored = new Map<string, unknown>();
  const args: OutputArgs = {
    basePath: '',
    createNodeId: (name) => name,
    getNode: (id) => nodes.get(id),
    graphql: () => Promise.reject(new Error('no page has a picture')),
    cache: {
      get: (key) => Promise.resolve(structuredClone(stored.get(key))),
      set: (key, value) => Promise.resolve(stored.set(key, structuredClone(value))),
    },
  };
  return { args, nodes, stored };
}

/** What is kept gets a mark, by which a page that is not written again is known. */
function mark(stored: Map<string, unknown>): void {
  const name = `output ${file}`;
  const text = JSON.stringify(stored.get(name)).replaceAll('See', 'Kept');
  stored.set(name, JSON.parse(text));
}

describe('what the files beside the pages hold of a page', () => {
  it('is kept while nothing of it changes', async () => {
    const { args, stored } = site();
    const first = await pageOutput(page('1'), link, args);
    expect(first.markdown).toContain('See [the other page](https://docs.example.org/docs/b)');
    expect(first.entry.links).toEqual(['https://docs.example.org/docs/b']);
    expect(await pageOutput(page('1'), link, args)).toEqual(first);
    mark(stored);
    expect((await pageOutput(page('1'), link, args)).markdown).toContain('Kept [the other page]');
  });

  it('is made again when the page changes', async () => {
    const { args, nodes, stored } = site();
    await pageOutput(page('1'), link, args);
    mark(stored);
    nodes.set('mdx', { body: 'Another text.\n' });
    expect((await pageOutput(page('2'), link, args)).markdown).toContain('Another text.');
  });

  it('is made again when a page that it links to has another address', async () => {
    const { args, nodes, stored } = site();
    await pageOutput(page('1'), link, args);
    mark(stored);
    nodes.set(pageNodeName('DocPage', other), { path: '/docs/moved' });
    const { markdown, entry } = await pageOutput(page('1'), link, args);
    expect(markdown).toContain('See [the other page](https://docs.example.org/docs/moved)');
    expect(entry.links).toEqual(['https://docs.example.org/docs/moved']);
  });

  it('is made again when a page that it links to gets a copy', async () => {
    const { args, stored } = site();
    await pageOutput(page('1'), link, args);
    mark(stored);
    const { markdown } = await pageOutput(page('1'), copyAddresses(new Set(['/docs/b']), ''), args);
    expect(markdown).toContain('See [the other page](https://docs.example.org/docs/b.md)');
  });
});
