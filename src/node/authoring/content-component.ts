import type { TreeElement, TreeNode, TreeProps } from '../../lib/content-tree';

/** A prop that authors write. */
export interface ComponentProp {
  type: 'text' | 'flag';
  required?: true;
  /** The only texts that are allowed. */
  values?: readonly string[];
  /** The form that a text must have, and words for it in messages. */
  form?: readonly [form: RegExp, expected: string];
  meaning: string;
}

/** How authors write a component in MDX. */
export interface AuthorUse {
  /** Its purpose, in a few words. */
  meaning: string;
  props: Readonly<Record<string, ComponentProp>>;
}

/** Addresses in a page's content, as they are outside of the site. */
export interface Addresses {
  /** Full URL for an `href`: an anchor, a route or any other address. */
  link: (href: string) => string;
  /** Full URL of a picture's file, and its size in pixels. */
  picture: (src: string) => { src: string; width?: number; height?: number };
}

/** Writes content as plain HTML, which feeds and the book show, and which Markdown is made from. */
export interface PlainWriter extends Pick<Addresses, 'picture'> {
  /** Nodes of the content as plain HTML elements. */
  inner: (nodes: readonly TreeNode[]) => TreeNode[];
  isMarkdown: boolean;
}

/** The record of a component of compiled content; each is a block: texts inside and outside of it are different sentences. */
export interface ContentComponent {
  /** Absent for components that the compiler writes, not authors. */
  author?: AuthorUse;
  /** Text for search and excerpts besides the children. */
  text?: (props: TreeProps) => string;
  /** HTML without scripts, styles, and ids; the children where absent. */
  plain?: (props: TreeProps, children: readonly TreeNode[], writer: PlainWriter) => TreeNode[];
}

/** A component that is HTML and nothing else. */
export interface StaticContentComponent extends ContentComponent {
  /** The HTML element that it becomes; it may hold further components. */
  html: (props: TreeProps, children: TreeNode[]) => TreeElement;
}

/** A prop as text; empty when it is absent. */
export function textProp(props: TreeProps, name: string): string {
  const value = props[name];
  return typeof value === 'string' ? value : '';
}

/** A line in bold, such as the title of a block. */
export const boldLine = (...content: TreeNode[]): TreeElement => ['p', ['strong', ...content]];
