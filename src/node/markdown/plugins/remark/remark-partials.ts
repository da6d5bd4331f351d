import path from 'node:path';
import type { ImportDeclaration } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { CodeAndValues } from '../../../faults/faults';
import { isAddressAttribute, mapAddresses } from '../../../source/addresses';
import { wayTo } from '../../../source/links';
import { SKIP, visit } from '../../../source/nodes/visit';
import { jsxElements } from '../../../source/nodes/jsx-elements';
import { report } from '../../../source/nodes/report-fault';

interface Importing {
  page: VFile;
  /** The file that imports, and then the files that import it. */
  files: readonly string[];
}

/**
 * remark plugin for MDX: `import Limits from './_limits.mdx'` and `<Limits />` put the Markdown of another file in
 * place, which may import others. Addresses of the partial get its path before them, so that they are relative to the page.
 * Other imports are faults: content is data and never runs code of the site.
 */
export function remarkPartials() {
  return (tree: Root, page: VFile): void => placePartials(tree, { page, files: [page.path] });
}

function placePartials(tree: Root, importing: Importing): void {
  const partials = removeImports(tree, importing);
  if (partials.size === 0) return;
  visit(tree, jsxElements, (node, index, parent) => {
    const partial = partials.get(node.name ?? '');
    if (!partial || !parent || index === undefined) return undefined;
    const [lost] = [
      ...node.attributes.map((prop) => ('name' in prop ? prop.name : '…')),
      ...(node.children.length > 0 ? ['children'] : []),
    ];
    if (lost !== undefined)
      report(importing.page, node, 'unknown-prop', {
        name: node.name ?? '',
        prop: lost,
        expected: 'nothing: it is a partial',
        fix: 'remove it: a partial is the same on each page',
      });
    const { children } = structuredClone(partial);
    const [only, ...others] = children;
    // In a sentence a partial of one paragraph is its words.
    const isWords = node.type === 'mdxJsxTextElement' && only?.type === 'paragraph';
    const nodes: Nodes[] = isWords && others.length === 0 ? only.children : children;
    (parent.children as Nodes[]).splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

function removeImports(tree: Root, { page, files }: Importing): Map<string, Root> {
  const partials = new Map<string, Root>();
  visit(tree, 'mdxjsEsm', (node) => {
    const program = node.data?.estree;
    if (!program) return;
    program.body = program.body.filter((statement) => {
      if (statement.type !== 'ImportDeclaration') return true;
      const name = defaultName(statement);
      const source = String(statement.source.value);
      const isPartial = name !== undefined && /^\.{1,2}\/.*\.mdx?$/.test(source);
      const target = path.posix.join(path.posix.dirname(files[0] ?? ''), source);
      const inner = files.slice(0, files.indexOf(target) + 1);
      const isLoop = inner.length > 0;
      const partial = isPartial && !isLoop ? loadPartial(target, { page, files }) : undefined;
      // An element that names a missing partial is no second fault.
      if (isPartial) partials.set(name, partial ?? { type: 'root', children: [] });
      const way = [target, ...inner].reverse().map((file) => path.posix.basename(file));
      if (isLoop) report(page, node, 'partial-in-itself', { file: source, way: way.join(' → ') });
      else if (!partial) report(page, node, ...importFault(source));
      return false;
    });
  });
  return partials;
}

/** The fault of an import of no partial. */
function importFault(file: string): CodeAndValues {
  if (/\.mdx?$/.test(file)) return ['partial-missing', { file }];
  // Without loaders, which other tools write before it.
  const name = file.replace(/^.*!/, '');
  const isPicture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name);
  const other = name.startsWith('.')
    ? 'remove it; ```js file="./a.mjs" shows a file of code'
    : 'remove it: components are known everywhere';
  const fix = isPicture ? `write the picture as ![What it shows](${name})` : other;
  return ['import', { file, fix }];
}

function defaultName(statement: ImportDeclaration): string | undefined {
  const [specifier, ...others] = statement.specifiers;
  return specifier?.type === 'ImportDefaultSpecifier' && others.length === 0
    ? specifier.local.name
    : undefined;
}

function loadPartial(target: string, { page, files }: Importing): Root | undefined {
  const tree = page.data.loadPartial?.(target, page);
  if (!tree) return undefined;
  const way = wayTo(target, page.path);
  const rebase = (address: string) =>
    address.replace(/^(?!\/)\.{0,2}\/?[^/#:][^:]*$/, (relative) => way + relative);
  visit(tree, 'code', (node) => {
    node.meta = node.meta?.replace(/\bfile="(?=\.)/, `$&${way}`);
  });
  visit(tree, ['link', 'image', 'definition'] as const, (node) => {
    node.url = rebase(node.url);
  });
  visit(tree, jsxElements, ({ name, attributes }) => {
    if (/^[a-z]/.test(name ?? ''))
      for (const attribute of attributes)
        if (typeof attribute.value === 'string' && 'name' in attribute)
          if (isAddressAttribute(attribute.name))
            attribute.value = mapAddresses(attribute.name, attribute.value, rebase);
  });
  placePartials(tree, { page, files: [target, ...files] });
  return tree;
}
