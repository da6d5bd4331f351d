/**
 * The shape of compiled content: what `src/node/markdown` writes and `components/content` renders.
 * A node is a text or `[name, props?, ...children]`: lower-case names are HTML elements, upper-case ones components.
 */
export interface TreeProps {
  [name: string]: JsonValue;
}
export type TreeElement = [name: string, ...rest: (TreeProps | TreeNode)[]];
export type TreeNode = string | TreeElement;
export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Name, props and children of an element; props are `{}` when the element has none. */
export function elementParts(element: TreeElement): {
  name: string;
  props: TreeProps;
  children: TreeNode[];
} {
  const [name, first, ...rest] = element;
  if (first !== undefined && typeof first === 'object' && !Array.isArray(first)) {
    return { name, props: first, children: rest as TreeNode[] };
  }
  return { name, props: {}, children: element.slice(1) as TreeNode[] };
}

/** Makes an element; empty props are left out. */
export function treeElement(
  name: string,
  props: TreeProps,
  children: readonly TreeNode[],
): TreeElement {
  return Object.keys(props).length > 0 ? [name, props, ...children] : [name, ...children];
}

/** Components that authors may write in MDX, with their props. `!` marks a prop that must be there. */
export const authorComponents = {
  Admonition: { type: 'string!', title: 'string' },
  Details: { summary: 'string!', open: 'boolean' },
  Steps: {},
  Tab: { label: 'string!' },
  Tabs: { group: 'string' },
} as const satisfies Record<string, Record<string, 'string' | 'string!' | 'boolean'>>;

/** Components that the compiler makes from Markdown and search examples. */
export const compiledComponents = [
  'AdmonitionTitle',
  'CodeBlock',
  'Diagram',
  'Heading',
  'Picture',
  'SearchExample',
  'Table',
] as const;

export type ComponentName = keyof typeof authorComponents | (typeof compiledComponents)[number];

/** Components that need the browser: state, events or measures. All others are HTML when the page arrives. */
export const interactiveComponents = [
  'CodeBlock',
  'Diagram',
  'Picture',
  'Tab',
  'Tabs',
] as const satisfies ComponentName[];
export type InteractiveComponent = (typeof interactiveComponents)[number];
export type StaticComponent = Exclude<ComponentName, InteractiveComponent>;

/**
 * The prop of an HTML element in a page's body that holds its content as HTML. HTML knows no attribute of this name;
 * the build takes away what an author writes under it.
 */
export const STATIC_HTML_PROP = 'html';

export const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger'] as const;
export type AdmonitionType = (typeof admonitionTypes)[number];
