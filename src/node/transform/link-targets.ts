import type { TreeNode } from '../../lib/content-tree';
import { withAddresses } from '../content/addresses';
import { parseLink } from '../content/links';
import { mapProps } from '../content/nodes/content-tree';

/** Finds the page or address that is made from a content file; undefined when there is none. */
export interface Targets {
  /** Route of its page. */
  routeOf: (file: string) => string | undefined;
  /** Address of the file itself, below the path prefix. */
  addressOf: (file: string) => string | undefined;
}

/** The address that a link leads readers to: of the page or file that it names, or as written. Null when it is broken. */
export function resolveTarget(href: string, from: string, targets: Targets): string | null {
  const link = parseLink(href, from);
  if (link.file === undefined) return href;
  const address = targets.routeOf(link.file) ?? targets.addressOf(link.file);
  // With query and anchor of the written link.
  return address === undefined ? null : address + (/[?#].*$/.exec(href)?.[0] ?? '');
}

/** The tree with other addresses in all attributes of HTML elements. */
export const mapTree = (tree: readonly TreeNode[], map: (address: string) => string) =>
  mapProps(tree, (props, name) => (/^[a-z]/.test(name) ? withAddresses(props, map) : props));

/** The tree with addresses of content files turned into those of pages and files. Broken ones stay as written. */
export function resolveTree(tree: readonly TreeNode[], from: string, targets: Targets): TreeNode[] {
  return mapTree(tree, (href) => resolveTarget(href, from, targets) ?? href);
}
