import path from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { isAddressAttribute, mapAddresses } from '../../../content/addresses';
import { relative, wayTo } from '../../../content/links';
import { SKIP, visit } from '../../../content/nodes/visit';
import { jsxElements, textInQuotes } from '../../../content/nodes/jsx-elements';
import { normalizeSource, splitSource } from '../../../content/front-matter/front-matter';
import { lineInPartial, report, shiftLines } from '../../../content/nodes/report-fault';
import { positionOfSyntax } from '../../syntax-faults';
import { readSource } from './remark-source';

interface Importing {
  page: VFile;
  parse: (file: VFile) => Root;
  /** The file that imports, and then the files that import it. */
  files: readonly string[];
}

/**
 * remark plugin for MDX: `import Limits from './_limits.mdx'` and `<Limits />` put the Markdown of another file in
 * place, which may import others. Addresses of the partial get its path before them, so that they are relative to the page.
 * Other imports are faults: content is data and never runs code of the site.
 */
export function remarkPartials(this: Processor) {
  const parse = (file: VFile) => this.parse(file) as Root;
  return (tree: Root, page: VFile): void => {
    placePartials(tree, { page, parse, files: [page.path] });
    const lines = new Set<number>();
    visit(tree, 'mdxjsEsm', (node) => {
      const { line = 0 } = node.position?.start ?? {};
      // A partial that is there twice exports its names once.
      if (lines.has(line)) delete node.data;
      lines.add(line);
    });
  };
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

function removeImports(tree: Root, importing: Importing): Map<string, Root> {
  const { page, files } = importing;
  const partials = new Map<string, Root>();
  visit(tree, 'mdxjsEsm', (node) => {
    const program = node.data?.estree;
    if (!program) return;
    const first = program.body[0]?.loc?.start.line ?? 0;
    program.body = program.body.filter((statement) => {
      if (isLayout(statement)) {
        report(page, node, 'syntax', layoutFault);
        return false;
      }
      if (!('source' in statement) || !statement.source) return true;
      const name = statement.type === 'ImportDeclaration' ? defaultName(statement) : undefined;
      const source = String(statement.source.value);
      const isPartial = name !== undefined && /^\.{1,2}\/.*\.mdx?$/.test(source);
      const target = path.posix.join(path.posix.dirname(files[0] ?? ''), source);
      const inner = files.slice(0, files.indexOf(target) + 1);
      const isLoop = inner.length > 0;
      const partial = isPartial && !isLoop ? loadPartial(target, importing) : undefined;
      // An element that names a missing partial is no second fault.
      if (isPartial) partials.set(name, partial ?? { type: 'root', children: [] });
      const way = [target, ...inner].reverse().map((file) => path.posix.basename(file));
      const lines = (statement.loc?.start.line ?? 0) - first;
      const start = { line: (node.position?.start.line ?? 0) + lines, column: 1 };
      if (isLoop) report(page, start, 'partial-in-itself', { file: source, way: way.join(' → ') });
      else if (!partial)
        report(page, start, 'import', { file: source, fix: importFix(source, importing) });
      return false;
    });
  });
  return partials;
}

const layoutFault = {
  problem: '"export default" is a layout, which would take the place of the text',
  fix: 'remove it: all pages have the layout of the site',
};

/** Whether a statement exports what MDX takes for the page's layout. */
const isLayout = (statement: Program['body'][number]): boolean =>
  statement.type === 'ExportDefaultDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' &&
    statement.specifiers.some(({ exported }) => 'name' in exported && exported.name === 'default'));

/** The advice on an import of no partial. */
function importFix(file: string, { page, files }: Importing): string {
  const folder = path.posix.dirname(files[0] ?? '');
  const near = [file, file.replace(/(?<!\.mdx?)$/, '.mdx'), file.toLowerCase()]
    .map(relative)
    .filter((name) => name !== file && /\.mdx?$/.test(name))
    .find((name) => page.data.loadFile?.(path.posix.join(folder, name)));
  if (near) return `write ${near}`;
  if (/\.mdx?$/.test(file))
    return 'check the path (relative to this file), and import it under one name';
  if (/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file))
    return `write the picture as ![What it shows](${file})`;
  // Other tools write loaders before the name.
  return /^(?:.*!)?\./.test(file)
    ? 'remove it; ```js file="./a.mjs" shows a file of code'
    : 'remove it: components are known everywhere';
}

function defaultName(statement: ImportDeclaration): string | undefined {
  const [specifier, ...others] = statement.specifiers;
  return specifier?.type === 'ImportDefaultSpecifier' && others.length === 0
    ? specifier.local.name
    : undefined;
}

/** The tree of a partial, with addresses that are relative to the page; undefined when there is no such file. */
function loadPartial(target: string, { page, parse, files }: Importing): Root | undefined {
  const source = page.data.loadFile?.(target);
  if (source === undefined) return undefined;
  const partialFiles = (page.data.partialFiles ??= []);
  if (!partialFiles.includes(target)) partialFiles.push(target);
  const tree = parsePartial(target, source, { page, parse, index: partialFiles.indexOf(target) });
  rebaseAddresses(tree, wayTo(target, page.path));
  placePartials(tree, { page, parse, files: [target, ...files] });
  return tree;
}

/** Parses a partial without its front matter, and reports its faults with the page's. The page's own run transforms the tree. */
function parsePartial(
  path: string,
  source: string,
  { page, parse, index }: Pick<Importing, 'page' | 'parse'> & { index: number },
): Root {
  const { body, bodyLine } = splitSource(normalizeSource(source));
  try {
    const partialFile = new VFile({ path, value: '\n'.repeat(bodyLine - 1) + body });
    const tree = parse(partialFile);
    readSource(tree, partialFile);
    for (const fault of partialFile.data.faults ?? [])
      page.data.faults?.push({ ...fault, line: lineInPartial(index, fault.line ?? bodyLine) });
    // Names of notes and addresses are unique among the page and other partials.
    visit(tree, (node) => {
      if ('identifier' in node) node.identifier = `partial-${index + 1}-${node.identifier}`;
    });
    return shiftLines(tree, index);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { line = 1, column } = positionOfSyntax(error);
    const actual = body.split('\n')[line - bodyLine];
    throw Object.assign(error, {
      line: lineInPartial(index, line),
      column,
      actual,
      place: undefined,
    });
  }
}

/** Writes the path of a partial before its relative addresses. */
function rebaseAddresses(tree: Root, way: string): void {
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
      for (const attribute of attributes) {
        if (!('name' in attribute) || !isAddressAttribute(attribute.name)) continue;
        const value = textInQuotes(attribute.value);
        if (typeof value === 'string')
          attribute.value = mapAddresses(attribute.name, value, rebase);
      }
  });
}
