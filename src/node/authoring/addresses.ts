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

/** Addresses in HTML, elements, and imports. */
const quoted = /\b(?:href|src|from)\s*=?\s*["']([^"']*)["']/dg;

/** The file that a block of code shows. */
const codeFile = /(?<=^[^\n]*\s)file="([^"]*)"/dg;

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
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined) return;
    if ('url' in node) {
      // After the text of the link, which may be the same.
      const at = body.lastIndexOf(node.url, end?.offset);
      if (at >= start.offset) found.push({ at: begin + at, href: node.url });
    } else if (/^(?:code|html|mdxJsx|mdxjs)/.test(node.type)) {
      // The content of an element has nodes of its own.
      const child = 'children' in node ? node.children[0]?.position?.start : undefined;
      const text = body.slice(start.offset, (child ?? end)?.offset);
      for (const { 1: href, indices } of text.matchAll(node.type === 'code' ? codeFile : quoted))
        if (href) found.push({ at: begin + start.offset + (indices?.[1]?.[0] ?? 0), href });
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
