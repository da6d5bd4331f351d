import type { Data, Link, Nodes, Parent, PhrasingContent, RootContent, Text } from 'mdast';
import { visit } from './visit';

/** An element of HTML or of the site for which Markdown has no syntax (mdast-util-to-hast, "Fields on nodes"). */
export interface SiteElement extends Parent {
  type: 'siteElement';
  children: RootContent[];
  data: Data & { hName: string; hProperties?: Record<string, unknown> };
}

export function element(
  hName: string,
  children: readonly RootContent[],
  hProperties: Record<string, string> = {},
): SiteElement {
  return { type: 'siteElement', children: [...children], data: { hName, hProperties } };
}

export const text = (value: string): Text => ({ type: 'text', value });

export const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: children as Link['children'],
});

/** Gives nodes that the site writes the position of the node that they replace. */
export function placeAt(tree: SiteElement, { position }: Pick<Nodes, 'position'>): SiteElement {
  visit(tree, (node) => {
    node.position = position;
  });
  return tree;
}

declare module 'mdast' {
  interface BlockContentMap {
    siteElement: SiteElement;
  }
  interface PhrasingContentMap {
    siteElement: SiteElement;
  }
  interface RootContentMap {
    siteElement: SiteElement;
  }
}
