/**
 * The shape of compiled content, which `src/node/transform` writes and `components/content` renders.
 * A node is a text or `[name, props?, ...children]`: lower-case names are HTML elements, upper-case ones components.
 */
export interface TreeProps {
  [name: string]: JsonValue;
}
export type TreeElement = [name: string, ...rest: (TreeProps | TreeNode)[]];
export type TreeNode = string | TreeElement;
export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** A tree from GraphQL, which types JSON as a mapping of unknown values. */
export function treeFromJson(json: unknown): TreeNode[] {
  return json as TreeNode[];
}

/** Name, props and children of an element; props are `{}` when the element has none. */
export function elementParts(element: TreeElement): {
  name: string;
  props: TreeProps;
  children: TreeNode[];
} {
  // Destructuring with a rest is much slower, and the build calls this for each element many times.
  const first = element[1];
  const hasProps = typeof first === 'object' && !Array.isArray(first);
  const children = element.slice(hasProps ? 2 : 1) as TreeNode[];
  return { name: element[0], props: hasProps ? first : {}, children };
}

/** Makes an element; empty props are left out. */
export function treeElement(
  name: string,
  props: TreeProps,
  children: readonly TreeNode[],
): TreeElement {
  return Object.keys(props).length > 0 ? [name, props, ...children] : [name, ...children];
}

/** How the build verified a code sample: by a response of the engine, or by the checks of the protocol. */
export type SampleProof = 'engine' | 'protocol';

/** Components that need the browser for state, events, or measurements. `src/components/content` has their React parts. */
export const interactiveComponents = [
  'ApiMap',
  'CodeBlock',
  'Diagram',
  'Picture',
  'RunHere',
  'Tab',
  'Tabs',
  'ExampleWithPreview',
] as const;
export type InteractiveComponent = (typeof interactiveComponents)[number];

/** Components that the build renders to HTML. */
export type StaticComponent =
  | 'Admonition'
  | 'AdmonitionTitle'
  | 'ApiFields'
  | 'ApiOperations'
  | 'Cards'
  | 'Details'
  | 'DrawnDiagram'
  | 'Figure'
  | 'Heading'
  | 'Screenshot'
  | 'SearchExample'
  | 'Steps'
  | 'Table';

/** Components of compiled content; `src/node/authoring` describes each. */
export type ComponentName = InteractiveComponent | StaticComponent;

/**
 * The prop of an HTML element in a page's body with its content as HTML. HTML has no attribute of this name; the
 * build removes the attribute if an author writes it.
 */
export const STATIC_HTML_PROP = 'html';
