import type { State } from 'hast-util-to-mdast';
import type { PhrasingContent, RootContent } from 'mdast';

type Flow = ReturnType<State['toFlow']>;

const inline = new Set<RootContent['type']>([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'strong',
  'text',
]);

/**
 * Puts what has to be in a paragraph into one. `hast-util-to-mdast` asks a list of functions for the type of each node;
 * only links and deletions around blocks, which it splits, are left to it.
 */
export function flowOf(split: State['toFlow']): State['toFlow'] {
  return (nodes) => {
    if (nodes.some(isSplit)) return split(nodes);
    const flow: Flow = [];
    let phrasing: PhrasingContent[] = [];
    const endParagraph = () => {
      if (!phrasing.every(isSpace)) {
        flow.push({ type: 'paragraph', children: withoutBreaksAround(phrasing) });
      }
      phrasing = [];
    };
    for (const node of nodes) {
      if (inline.has(node.type)) {
        phrasing.push(node as PhrasingContent);
      } else {
        endParagraph();
        flow.push(node as Flow[number]);
      }
    }
    endParagraph();
    return flow;
  };
}

/** Whether the library might split it, or take it for something else than its type says. */
function isSplit(node: RootContent): boolean {
  if (node.data) return true;
  return (node.type === 'link' || node.type === 'delete') && !node.children.every(isInline);
}

function isInline(node: RootContent): boolean {
  return (
    inline.has(node.type) && !node.data && (!('children' in node) || node.children.every(isInline))
  );
}

const isSpace = (node: PhrasingContent) =>
  node.type === 'text' && /^[ \t\n\f\r]*$/.test(node.value);

function withoutBreaksAround(nodes: PhrasingContent[]): PhrasingContent[] {
  let [start, end] = [0, nodes.length];
  while (nodes[start]?.type === 'break') start++;
  while (end > start && nodes[end - 1]?.type === 'break') end--;
  return nodes.slice(start, end);
}
