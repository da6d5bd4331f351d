import type { Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { authorComponents } from '../../components/all-components';
import type { AuthorUse } from '../../components/content-component';
import { nearest } from '../../source/faults';
import { jsxElements } from '../../source/jsx-elements';
import { fail, placeOf } from '../../source/report-fault';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** rehype plugin for MDX: only known components with known props may be used; messages list what is known. */
export function rehypeKnownComponents() {
  return (tree: Root, file: VFile): void => {
    const local = exportedNames(tree);
    visit(tree, jsxElements, (node) => {
      const { name } = node;
      if (name === null || /^[a-z][a-z0-9-]*$/.test(name) || local.has(name)) return;
      const use = authorComponents.get(name);
      if (use) checkProps(node, name, use.props, file);
      else unknownComponent(node, name, file);
    });
  };
}

/** Names that the page's own `export` statements define. */
function exportedNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const { declaration } = statement;
      const defined =
        declaration.type === 'VariableDeclaration'
          ? declaration.declarations.map(({ id }) => id)
          : [declaration.id];
      for (const id of defined) if (id.type === 'Identifier') names.add(id.name);
    }
  });
  return names;
}

function unknownComponent(node: JsxElement, name: string, file: VFile): void {
  const known = [...authorComponents.keys()];
  const near = nearest(name, known);
  fail(file, placeOf(node), `unknown component <${name}>`, {
    expected: known.map((component) => `<${component}>`).join(', '),
    fix: near
      ? `did you mean <${near}>?`
      : 'use one of the components, or write it as code in backticks',
  });
}

function checkProps(node: JsxElement, name: string, props: AuthorUse['props'], file: VFile): void {
  const given = new Map<string, unknown>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    given.set(attribute.name, attribute.value);
    if (!Object.hasOwn(props, attribute.name)) {
      const near = nearest(attribute.name, Object.keys(props));
      fail(file, placeOf(node), `<${name}> has no prop "${attribute.name}"`, {
        expected: Object.keys(props).join(', ') || 'no props',
        fix: near ? `did you mean "${near}"?` : 'remove it',
      });
    }
  }
  const spread = node.attributes.some(
    (attribute) => attribute.type === 'mdxJsxExpressionAttribute',
  );
  for (const [prop, { required, values }] of Object.entries(props)) {
    const value = given.get(prop);
    if (required && !given.has(prop) && !spread)
      fail(file, placeOf(node), `<${name}> needs the prop "${prop}"`, {
        fix: `write <${name} ${prop}="…">`,
      });
    if (values && typeof value === 'string' && !values.includes(value))
      fail(file, placeOf(node), `the prop "${prop}" of <${name}> is "${value}"`, {
        expected: values.join(', '),
        fix: 'use one of these',
      });
  }
}
