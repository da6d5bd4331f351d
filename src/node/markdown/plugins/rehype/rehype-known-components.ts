import type { Program } from 'estree';
import type { Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { visit } from '../../../content/nodes/visit';
import { authorComponents } from '../../../authoring/all-components';
import { checkProps } from '../../../authoring/check-props';
import { didYouMean } from '../../../faults/faults';
import { isSample } from '../../../content/nodes/content-tree';
import { jsxElements, textAttribute } from '../../../content/nodes/jsx-elements';
import { report } from '../../../content/nodes/report-fault';
import { codeAdvice, otherAdvice } from '../remark/unread-forms';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const componentNames = [...authorComponents.keys()];

/** rehype plugin for MDX: only known components with known props may be used; messages list the known names. */
export function rehypeKnownComponents() {
  return (tree: Root, file: VFile): void => {
    const local = new Set<string>();
    const elements: JsxElement[] = [];
    const samples = new Set<string>();
    visit(tree, [...jsxElements, 'mdxjsEsm', 'element'] as const, (node, _index, parent) => {
      if (node.type === 'mdxjsEsm')
        for (const name of node.data?.estree?.body.flatMap(exportedNames) ?? []) local.add(name);
      else if (node.type !== 'element') {
        elements.push(node);
        checkTabs(node, parent, file);
      } else if (isSample(node.tagName) && typeof node.properties['title'] === 'string')
        samples.add(node.properties['title']);
    });
    for (const node of elements) {
      const { name } = node;
      if (name === null || /^[a-z][\w-]*$/.test(name) || local.has(name)) continue;
      const use = authorComponents.get(name);
      if (name === 'RunHere') checkCall(node, samples, file);
      if (use) checkProps(node, name, file);
      else
        report(file, node, 'unknown-component', {
          name,
          expected: componentNames.map((component) => `<${component}>`).join(', '),
          fix:
            Object.entries(elsewhere).find(([, names]) => names.test(name))?.[0] ??
            didYouMean(
              name,
              componentNames,
              'use one of the components, or write it as code in backticks',
              '<…>',
            ),
        });
    }
  };
}

/** Advice on components of other tools. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  'write an admonition: :::note[Title], closed by :::':
    /^(?:Alert|Aside|Callout|Caution|Danger|Info|Note|Tip|Warning)$/,
  'write <Tab label="…">': /^Tab(?:Item|Panel)$/,
  'write <Details summary="…">': /^(?:Accordion|Collaps(?:e|ible)|Expandable)$/,
  'write <Cards> around a list of links': /^(?:Link)?Card(?:Grid|Group)?$/,
  [codeAdvice]: /^Code(?:Block|Group)?$/,
  [otherAdvice]: /:/,
  'write a picture as ![What it shows](./shop.png)': /^(?:Figure|Frame|Ima?ge?)$/,
};

function exportedNames(statement: Program['body'][number]): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  const defined =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => id)
      : [declaration.id];
  return defined.flatMap((id) => (id.type === 'Identifier' ? id.name : []));
}

/** A call to run has lines of its own, and sends a block of code of the page. @param samples titles of these blocks */
function checkCall(node: JsxElement, samples: ReadonlySet<string>, file: VFile): void {
  const title = textAttribute(node, 'file');
  if (node.type === 'mdxJsxTextElement') report(file, node, 'in-paragraph', { name: 'RunHere' });
  if (title !== undefined && !samples.has(title))
    report(file, node, 'run-here-file', {
      file: title,
      expected: [...samples].join(', ') || 'a code block with a title',
    });
}

const nameOf = (node: unknown) => (node as { name?: string | null }).name ?? '';

/** Tabs show the text of each `<Tab>` and nothing else. */
function checkTabs(node: JsxElement, parent: unknown, file: VFile): void {
  const isPlaced = nameOf(parent) === 'Tabs' || /Expression$/.test((parent as Root).type);
  if (node.name === 'Tab' && !isPlaced) report(file, node, 'tab-alone');
  if (node.name !== 'Tabs') return;
  for (const child of node.children)
    if (
      !/^Tab(?:Item|Panel)?$/.test(nameOf(child)) &&
      !/Expression$/.test(child.type) &&
      !('value' in child && !child.value.trim())
    )
      report(file, child, 'text-beside-tabs');
}
