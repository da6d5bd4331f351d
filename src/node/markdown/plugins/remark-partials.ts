import path from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { fail, placeOf } from '../../source/report-fault';
import { visit } from '../../source/visit';

/** Reads and parses a partial: its content without front matter; undefined when there is no such file. In `file.data.loadPartial`. */
export type LoadPartial = (file: string) => Root | undefined;

/**
 * remark plugin for MDX: `import Limits from './_limits.mdx'` and `<Limits />` put the Markdown of another file in
 * place. Links and images of the partial are rewritten so that they are relative to the page. Other imports are
 * faults: content is data and never runs code of the site.
 */
export function remarkPartials() {
  return (tree: Root, file: VFile): void => {
    const partials = takeImports(tree, file, file.data['loadPartial'] as LoadPartial);
    if (partials.size === 0) return;
    visit<Nodes>(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const partial = node.name === null ? undefined : partials.get(node.name);
      if (!partial) return undefined;
      const copy = structuredClone(partial) as { children: Nodes[] };
      parent.children.splice(index, 1, ...copy.children);
      return index + copy.children.length;
    });
  };
}

function takeImports(tree: Root, file: VFile, load: LoadPartial): Map<string, Root> {
  const partials = new Map<string, Root>();
  visit<Nodes>(tree, (node) => {
    if (node.type !== 'mdxjsEsm') return;
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
  if (tree) visit<Nodes>(tree, (node) => rebase(node, path.posix.dirname(target), folder));
  return tree;
}

/** Rewrites a relative address in the partial's folder to one relative to the page's folder. */
function rebase(node: Nodes, from: string, to: string): void {
  if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
  if (!/^\.{0,2}\/?[^/#:][^:]*$/.test(node.url) || node.url.startsWith('/')) return;
  const target = path.posix.relative(to, path.posix.join(from, node.url));
  node.url = target.startsWith('.') ? target : `./${target}`;
}

function reportImport(source: string, file: VFile, place: ReturnType<typeof placeOf>): void {
  const isPartial = /\.mdx?$/.test(source);
  fail(
    file,
    place,
    isPartial ? `the partial "${source}" can't be read` : `import of "${source}" is not allowed`,
    {
      expected: `import Name from './_name.mdx'`,
      fix: isPartial
        ? 'check the path (relative to this file) and import it under one name'
        : 'content is compiled to data and runs no code of the site; use a component that is known everywhere',
    },
  );
}
