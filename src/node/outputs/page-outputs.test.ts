import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { docNode } from '../../test/doc-node';
import { PageStore } from '../compile/page-store';
import type { PageNode } from '../data/gatsby-nodes';
import { pageNodeName } from '../data/nodes';
import { outputName } from './make-output';
import { makeOutputs } from './outputs-thread';
import { copyAddresses } from './page-markdown';
import { pageOutput, type OutputArgs } from './page-outputs';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-outputs-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

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
  const store = new PageStore(fs.mkdtempSync(path.join(root, 'site-')));
  const args: OutputArgs = {
    basePath: '',
    createNodeId: (name) => name,
    getNode: (id) => nodes.get(id),
    graphql: () => Promise.reject(new Error('no page has a picture')),
  };
  const output = (node: PageNode, to = link) => pageOutput(node, to, args, store);
  return { output, nodes, store };
}

/** What is kept gets a mark, by which a page that is not written again is known. */
function mark(store: PageStore): void {
  const name = outputName(file);
  const text = JSON.stringify(store.get(name)).replaceAll('See', 'Kept');
  store.set(name, JSON.parse(text));
}

describe('what the files beside the pages hold of a page', () => {
  it('is kept while nothing of it changes', async () => {
    const { output, store } = site();
    const first = await output(page('1'));
    expect(first.markdown).toContain('See [the other page](https://docs.example.org/docs/b)');
    expect(first.entry.links).toEqual(['https://docs.example.org/docs/b']);
    expect(await output(page('1'))).toEqual(first);
    mark(store);
    expect((await output(page('1'))).markdown).toContain('Kept [the other page]');
  });

  it('is made again when the page changes', async () => {
    const { output, nodes, store } = site();
    await output(page('1'));
    mark(store);
    nodes.set('mdx', { body: 'Another text.\n' });
    expect((await output(page('2'))).markdown).toContain('Another text.');
  });

  it('is made again when a page that it links to has another address', async () => {
    const { output, nodes, store } = site();
    await output(page('1'));
    mark(store);
    nodes.set(pageNodeName('DocPage', other), { path: '/docs/moved' });
    const { markdown, entry } = await output(page('1'));
    expect(markdown).toContain('See [the other page](https://docs.example.org/docs/moved)');
    expect(entry.links).toEqual(['https://docs.example.org/docs/moved']);
  });

  it('is made again when a page that it links to gets a copy', async () => {
    const { output, store } = site();
    await output(page('1'));
    mark(store);
    const { markdown } = await output(page('1'), copyAddresses(new Set(['/docs/b']), ''));
    expect(markdown).toContain('See [the other page](https://docs.example.org/docs/b.md)');
  });

  it('is taken from what a thread made ahead, which is the same', async () => {
    const { output, store } = site();
    const made = await output(page('ahead'));
    const ahead = (...copied: string[]) =>
      makeOutputs({
        pages: [page('ahead')],
        routes: new Map([[other, '/docs/b']]),
        copied: new Set(copied),
        pathPrefix: '',
        folder: store.folder,
      });
    mark(store);
    await ahead();
    expect(await output(page('ahead'))).toEqual(made);
    mark(store);
    expect((await output(page('ahead'))).markdown).toContain('Kept [the other page]');
    // With another list of copies its links lead elsewhere: it is not taken.
    await ahead('/docs/b');
    expect(await output(page('ahead'))).toEqual(made);
  });
});
