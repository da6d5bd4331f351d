import type { CreateNodeArgs } from 'gatsby';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import type { Fault } from '../faults/faults';
import { createEntryNodes, tagFields } from './settings-nodes';

const { write } = temporaryFolder('qsc-tags-');

/** The advice on the key of a tag; undefined where it has no fault. */
function fixOf(key: string): string | undefined {
  const createNode = vi.fn<(node: { faults?: Fault[] }) => void>();
  const args = {
    node: { id: 'file' },
    actions: { createNode, createParentChildLink: vi.fn() },
    createNodeId: String,
    createContentDigest: String,
  } as unknown as CreateNodeArgs;
  createEntryNodes(args, write('tags.yml', `${JSON.stringify(key)}:\n`), 'Tag', tagFields, 'label');
  return createNode.mock.lastCall?.[0].faults?.[0]?.fix;
}

it.each([
  ['C#', 'c-sharp'],
  ['c++', 'c-plus-plus'],
  ['a/b', 'a-b'],
  ['Über uns', 'uber-uns'],
  ['.NET', 'net'],
  ['設定', undefined],
  ['', undefined],
])('the key %j has advice that can be followed', (key, proposal) => {
  const advice = proposal ? `write it as "${proposal}"` : 'give it a name of such letters';
  expect(fixOf(key)).toBe(`${advice}, and put the name into "label" or "name"`);
  expect(proposal && fixOf(proposal)).toBeUndefined();
});

it.each(['constructor', 'a-1'])('%s is a key', (key) => expect(fixOf(key)).toBeUndefined());
