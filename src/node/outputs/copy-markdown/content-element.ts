import type { Element, ElementContent, Properties } from 'hast';
import {
  elementParts,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../lib/content-tree';

/**
 * An element of compiled content as one of an HTML syntax tree. Its children are made when somebody looks at them:
 * components take those of the compiled content.
 */
export class ContentElement implements Element {
  readonly type = 'element';
  readonly tagName: string;
  readonly properties: Properties;
  readonly contents: readonly TreeNode[];
  #children: ElementContent[] | undefined;

  constructor(element: TreeElement) {
    const { name, props, children } = elementParts(element);
    this.tagName = name;
    this.properties = props as Properties;
    this.contents = children;
  }

  get children(): ElementContent[] {
    return (this.#children ??= this.contents.map(hastOf));
  }
}

/** The tree as HTML syntax tree; components are elements of their names. */
export function hastOf(node: TreeNode): ElementContent {
  return typeof node === 'string' ? { type: 'text', value: node } : new ContentElement(node);
}

/** The children of an element as compiled content; handlers make elements of their own of some. */
export function contentsOf(element: Element): readonly TreeNode[] {
  return element instanceof ContentElement ? element.contents : element.children.map(treeOf);
}

function treeOf(node: ElementContent): TreeNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return [node.tagName, node.properties as TreeProps, ...contentsOf(node)];
}
