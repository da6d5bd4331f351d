import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readAgain } from './read-again';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-read-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const watcher = { name: 'gatsby-source-filesystem', pluginOptions: { path: folder, name: 'docs' } };
/** A node as it is made of an empty file. */
const nodeOf = (name: string) => ({
  id: `id of ${name}`,
  absolutePath: path.join(folder, name),
  internal: { type: 'File', contentDigest: md5('') },
});

it('makes the node of the file as it is now', async () => {
  fs.writeFileSync(path.join(folder, 'page.mdx'), 'Text.\n');
  const [mutation] = await readAgain([
    { type: 'createNode', payload: [nodeOf('page.mdx'), watcher, 'options'] },
  ]);
  expect(mutation).toMatchObject({
    type: 'createNode',
    payload: [
      {
        id: 'id of page.mdx',
        relativePath: 'page.mdx',
        sourceInstanceName: 'docs',
        size: 6,
        internal: { type: 'File', contentDigest: md5('Text.\n') },
      },
      watcher,
      'options',
    ],
  });
});

it('leaves out files that are gone', async () => {
  const others = [
    { type: 'deleteNode', payload: [nodeOf('gone.mdx'), watcher] },
    { type: 'createNode', payload: [{ id: 'a' }, { name: 'another plugin' }] },
  ];
  const gone = { type: 'createNode', payload: [nodeOf('gone.mdx'), watcher] };
  expect(await readAgain([gone, ...others])).toEqual(others);
});
