import type { Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { admonitionTypes, authorComponents } from '../../lib/content-tree';
import { nearest } from '../source/faults';
import { fail, placeOf } from './report-fault';
import { exportedNames } from './exported-names';
import { visit } from './visit';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** rehype plugin for MDX: only known components with known props may be used; messages list what is known. */
export function rehypeKnownComponents() {
  return (tree: Root, file: VFile): void => {
    const local = exportedNames(tree);
    visit<Nodes>(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name } = node;
      if (name === null || /^[a-z][a-z0-9-]*$/.test(name) || local.has(name)) return;
      const props = Object.hasOwn(authorComponents, name)
        ? (authorComponents[name as keyof typeof authorComponents] as Record<string, string>)
        : undefined;
      if (props) checkProps(node, name, props, file);
      else unknownComponent(node, name, file);
    });
  };
}

function unknownComponent(node: JsxElement, name: string, file: VFile): void {
  const known = [...Object.keys(authorComponents), 'SearchExample'].sort();
  const near = nearest(name, known);
  fail(file, placeOf(node), `unknown component <${name}>`, {
    expected: known.map((component) => `<${component}>`).join(', '),
    fix: near
      ? `did you mean <${near}>?`
      : 'use one of the components, or write it as code in backticks',
  });
}

function checkProps(
  node: JsxElement,
  name: string,
  props: Record<string, string>,
  file: VFile,
): void {
  const given = new Map<string, unknown>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    given.set(attribute.name, attribute.value);
    if (!(attribute.name in props)) {
      fail(file, placeOf(node), `<${name}> has no prop "${attribute.name}"`, {
        expected: Object.keys(props).join(', ') || 'no props',
        fix: 'remove it',
      });
    }
  }
  const spread = node.attributes.some(
    (attribute) => attribute.type === 'mdxJsxExpressionAttribute',
  );
  for (const [prop, type] of Object.entries(props)) {
    if (type.endsWith('!') && !given.has(prop) && !spread) {
      fail(file, placeOf(node), `<${name}> needs the prop "${prop}"`, {
        fix: `write <${name} ${prop}="…">`,
      });
    }
  }
  const type = given.get('type');
  if (
    name === 'Admonition' &&
    typeof type === 'string' &&
    !(admonitionTypes as readonly string[]).includes(type)
  ) {
    fail(file, placeOf(node), `unknown admonition type "${type}"`, {
      expected: admonitionTypes.join(', '),
      fix: 'use one of these',
    });
  }
}
