import { defaultNodeHandlers, toMdast, type Handle, type State } from 'hast-util-to-mdast';
import type { RootContent } from 'mdast';
import type { TreeNode } from '../../../lib/content-tree';
import type { Addresses } from '../../components/content-component';
import { hastOf } from './content-element';
import { elementHandlers, stateFor } from './element-handlers';
import { flowOf } from './flow';
import { tidyTexts } from './tidy-texts';
import { visibleSpace } from './white-space';

/**
 * Compiled content as blocks of Markdown. What `toMdast` does with an HTML syntax tree, without what it does first: it
 * makes a copy of the tree, which it then trims.
 */
export function contentNodes(tree: readonly TreeNode[], addresses: Addresses): RootContent[] {
  const content = visibleSpace(tree);
  const state = stateFor({ content, addresses }, { ...library, elementById: new Map() });
  const children = state.toFlow(
    state.all({ type: 'root', children: content.map(hastOf) }),
  ) as RootContent[];
  tidyTexts({ type: 'root', children });
  return children;
}

/** The state that `toMdast` hands to its handlers, before the first of them. */
const library = libraryState();

function libraryState(): State {
  let found: State | undefined;
  const root: Handle = (state) => {
    found = state;
  };
  toMdast({ type: 'root', children: [] }, { handlers: elementHandlers, nodeHandlers: { root } });
  if (!found) throw new Error('hast-util-to-mdast has not called the handler of a root.');
  return { ...found, nodeHandlers: defaultNodeHandlers, toFlow: flowOf(found.toFlow) };
}
