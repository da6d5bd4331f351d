import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** An element that an author wrote as JSX, on lines of its own or in a text. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Types of these nodes, in the trees of Markdown and of HTML. */
export const jsxElements = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

/** The value of a prop that is written as text; undefined for any other. */
export function textAttribute(
  { attributes }: Pick<JsxElement, 'attributes'>,
  name: string,
): string | undefined {
  const attribute = attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** The value of an attribute; of an expression that is a text in quotes, the text. */
export const textInQuotes = (value: JsxElement['attributes'][number]['value']) =>
  (value && typeof value === 'object' && /^(["'`])([^"'`\\$]*)\1$/.exec(value.value)?.[2]) || value;
