import path from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { holdsAddress, mapAddresses } from '../../../source/addresses';
import { SKIP, visit } from '../../../source/visit';
import { jsxElements } from '../../../source/jsx-elements';
import { placeOf, report } from '../../../source/report-fault';

/** Reads and parses a partial: its content without front matter; undefined when there is no such file. In `file.data.loadPartial`. */
export type LoadPartial = (file: string) => Root | undefined;

/**
 * remark plugin for MDX: `import Limits from './_limits.mdx'` and `<Limits />` put the Markdown of another file in
 * place. Links and images of the partial are rewritten so that they are relative to the page. Other imports are
 * faults: content is data and never runs code of the site.
 */
export function remarkPartials() {
  return (tree: Root, file: VFile): void => {
    const partials = removeImports(tree, file, file.data['loadPartial'] as LoadPartial);
    if (partials.size === 0) return;
    visit(tree, jsxElements, (node, index, parent) => {
      const partial = partials.get(node.name ?? '');
      if (!partial || !parent || index === undefined) return undefined;
      const { children } = structuredClone(partial);
      (parent.children as Nodes[]).splice(index, 1, ...children);
      return [SKIP, index + children.length];
    });
  };
}

function removeImports(tree: Root, file: VFile, load: LoadPartial): Map<string, Root> {
  const partials = new Map<string, Root>();
  visit(tree, 'mdxjsEsm', (node) => {
    const program = node.data?.estree as Program | undefined;
    if (!program) return;
    for (const statement of program.body) {
      if (statement.type === 'ImportDeclaration') {
        const name = defaultName(statement);
        const source = String(statement.source.value);
        const partial =
          name && /^\.{1,2}\/.*\.mdx?$/.test(source) ? loadPartial(source, file, load) : undefined;
        if (name && partial) partials.set(name, partial);
        else reportImport(source, file, placeOf(node));
      }
    }
    program.body = program.body.filter((statement) => statement.type !== 'ImportDeclaration');
  });
  return partials;
}

function defaultName(statement: ImportDeclaration): string | undefined {
  const [specifier, ...others] = statement.specifiers;
  return specifier?.type === 'ImportDefaultSpecifier' && others.length === 0
    ? specifier.local.name
    : undefined;
}

function loadPartial(source: string, file: VFile, load: LoadPartial): Root | undefined {
  const folder = path.posix.dirname(file.path);
  const target = path.posix.join(folder, source);
  const tree = load(target);
  if (!tree) return undefined;
  const own = path.posix.dirname(target);
  visit(tree, 'code', (node) => {
    node.meta = node.meta?.replace(/\bfile="(\.[^"#]*)/, (_, name: string) => {
      const code = path.posix.join(own, name);
      return `file="./${path.posix.relative(folder, code)}`;
    });
  });
  const rebase = (address: string) => rebased(address, own, folder);
  visit(tree, ['link', 'image', 'definition'] as const, (node) => {
    node.url = rebase(node.url);
  });
  visit(tree, jsxElements, ({ name, attributes }) => {
    if (/^[a-z]/.test(name ?? ''))
      for (const attribute of attributes)
        if (typeof attribute.value === 'string' && 'name' in attribute)
          if (holdsAddress(attribute.name))
            attribute.value = mapAddresses(attribute.name, attribute.value, rebase);
  });
  return tree;
}

/** A relative address in the partial's folder as one relative to the page's folder. */
function rebased(address: string, from: string, to: string): string {
  if (!/^\.{0,2}\/?[^/#:][^:]*$/.test(address) || address.startsWith('/')) return address;
  const target = path.posix.relative(to, path.posix.join(from, address));
  return target.startsWith('.') ? target : `./${target}`;
}

function reportImport(source: string, file: VFile, place: ReturnType<typeof placeOf>): void {
  const code = /\.mdx?$/.test(source) ? 'partial-missing' : 'import';
  report(file, place, code, { file: source });
}
