import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from '../source/nodes/visit';
import { VFile } from 'vfile';
import { processors } from '../markdown';
import { splitSource } from '../source/front-matter/front-matter';

/** An address of another file or page, as it is written, with its offset in the source. */
export interface Address {
  at: number;
  href: string;
}

/** Where the nodes of each type have addresses; the first group is the address. */
const patterns: Partial<Record<Nodes['type'], RegExp>> = {
  link: /\]\(\s*(?:<([^>]*)>|([^\s]*?))(?:\s+["'(][^]*)?\s*\)$/d,
  image: /\]\(\s*(?:<([^>]*)>|([^\s]*?))(?:\s+["'(][^]*)?\s*\)$/d,
  definition: /^\[[^]*?\]:\s*(?:<([^>]*)>|(\S+))/d,
  code: /^[^\n]*?\sfile="([^"]*)"/d,
  html: /\b(?:href|src)\s*=\s*["']([^"']*)["']/dg,
  mdxJsxFlowElement: /\b(?:href|src)\s*=\s*["']([^"']*)["']/dg,
  mdxJsxTextElement: /\b(?:href|src)\s*=\s*["']([^"']*)["']/dg,
  mdxjsEsm: /\bfrom\s*["']([^"']*)["']/dg,
};

/**
 * All addresses that a page names: of links, pictures, code from files, and partials. Code has none.
 * @throws {Error} when the page has a fault of syntax
 */
export function addressesOf(source: string, file: string): Address[] {
  const { body } = splitSource(source);
  const begin = source.length - body.length;
  const found: Address[] = [];
  const tree = processors[file.endsWith('.mdx') ? 'mdx' : 'md'].parse(new VFile(body));
  visit(tree as Nodes, (node) => {
    const pattern = patterns[node.type];
    if (!pattern || !node.position) return;
    const from = node.position.start.offset ?? 0;
    const [first, last] = 'children' in node ? [node.children[0], node.children.at(-1)] : [];
    // The text of a link and the content of an element have nodes of their own.
    const start = node.type === 'link' ? (last?.position?.end.offset ?? from) : from;
    const isElement = node.type.startsWith('mdxJsx');
    const end = (isElement ? first?.position?.start.offset : undefined) ?? node.position.end.offset;
    const slice = body.slice(start, end);
    const matches = pattern.global ? [...slice.matchAll(pattern)] : [pattern.exec(slice)];
    for (const match of matches) {
      const group = match?.[1] === undefined ? 2 : 1;
      const offset = match?.indices?.[group]?.[0];
      if (match?.[group] && offset !== undefined)
        found.push({ at: begin + start + offset, href: match[group] });
    }
  });
  return found.sort((a, b) => a.at - b.at);
}

/** The address of a file as a page writes it: relative, with `./` or `../` at its start. */
export function relativeAddress(from: string, target: string): string {
  const address = path.posix.relative(path.posix.dirname(from), target);
  return encodeAddress(address.startsWith('.') ? address : `./${address}`);
}

const encodeAddress = (text: string) =>
  text.replace(/[\s()<>%?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
