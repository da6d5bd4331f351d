import type { Nodes, Parents, RootContent, Text } from 'mdast';

/**
 * Makes one text of those that follow each other, and takes away the spaces that end up around a line break or at the
 * edge of a paragraph: the last thing that `toMdast` does.
 */
export function tidyTexts(parent: Parents): void {
  const children = parent.children as RootContent[];
  let index = 0;
  while (index < children.length) {
    const node = children[index] as RootContent;
    if (node.type === 'text') {
      index = tidyText(node, index, parent.type, children);
    } else {
      if ('children' in node) tidyTexts(node);
      index += 1;
    }
  }
}

/** Index of the child that is next. */
function tidyText(
  node: Text,
  index: number,
  parent: Nodes['type'],
  children: RootContent[],
): number {
  const previous = children[index - 1];
  if (previous?.type === 'text') {
    previous.value += node.value;
    children.splice(index, 1);
    return index - 1;
  }
  if (/[\r\n]/.test(node.value)) {
    node.value = node.value.replace(/[\t ]*(\r?\n|\r)[\t ]*/, '$1');
  }
  if (parent === 'heading' || parent === 'paragraph' || parent === 'root') {
    if (index === 0) node.value = node.value.replace(/^[\t ]+/, '');
    if (index === children.length - 1) node.value = node.value.replace(/[\t ]+$/, '');
  }
  if (node.value !== '') return index + 1;
  children.splice(index, 1);
  return index;
}
