import type { CreateNodeArgs, Node, NodeInput, NodePluginArgs } from 'gatsby';
import type { ValuesOf } from '../content/front-matter/fields';
import type { docFields, postFields } from '../content/front-matter/front-matter-fields';
import type { Fault } from '../faults/faults';
import type { PageSource } from '../pages/page-cache';
import type { SearchFields } from '../content/page-record';
import { isBuilt } from '../content/publication';
import type { Position } from '../content/yaml';

/** The types of the site's nodes, and the only module that casts Gatsby's untyped nodes to them. */

interface PageFields extends Omit<PageSource, 'status' | 'kind' | 'date'>, SearchFields {
  parent: string | null;
  draft: boolean;
  unlisted: boolean;
  frontMatterFaults: Fault[];
  /** Positions of the front matter keys, for faults that later steps find in their values. */
  positions: Record<string, Position>;
}

export interface DocNode extends PageFields {
  internal: { type: 'DocPage'; contentDigest: string };
  sidebarLabel: string;
  sidebarPosition: number | null;
  status: string[];
  kind: string | undefined;
  /** Values by their keys as authors write them. */
  frontMatter: ValuesOf<typeof docFields>;
}

export interface PostNode extends PageFields {
  internal: { type: 'BlogPost'; contentDigest: string };
  /** Day of publication, `2025-03-31`. */
  date: string;
  authorKeys: string[];
  /** Values by their keys as authors write them. */
  frontMatter: ValuesOf<typeof postFields>;
}

export type PageNode = DocNode | PostNode;

export function isPost(page: PageNode): page is PostNode {
  return page.internal.type === 'BlogPost';
}

export type NodeAccess = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

export const nodesOf = <Type>(type: string, { getNodesByType }: NodeAccess) =>
  getNodesByType(type) as unknown[] as Type[];

export const docNodes = (access: NodeAccess) => builtPages(nodesOf<DocNode>('DocPage', access));
export const postNodes = (access: NodeAccess) => builtPages(nodesOf<PostNode>('BlogPost', access));

/** The pages of this build among these, by file. Of several pages with one route, only the first is built, with a warning. */
export function builtPages<Page extends BuiltPage>(pages: readonly Page[]): Page[] {
  const first = new Map<string, Page>();
  for (const page of byFile(pages.filter(isBuilt)))
    if (!first.has(page.path)) first.set(page.path, page);
  return [...first.values()];
}

type BuiltPage = Parameters<typeof isBuilt>[0] & { file: string; path: string };

interface NodeById {
  getNode: (id: string) => unknown;
}

/** The node of an id, which the caller knows the type of. */
export const nodeOf = <Type>(id: string, { getNode }: NodeById) => getNode(id) as Type | undefined;

export function pageNode(id: string, access: NodeById): PageNode {
  const page = nodeOf<PageNode>(id, access);
  if (!page) throw new Error(`There is no page with the id ${id}.`);
  return page;
}

/** Source of a page without front matter: the Mdx node, which is the page's parent, holds it. */
export function bodyOf({ parent }: Pick<PageNode, 'parent'>, access: NodeById): string {
  return nodeOf<{ body?: string }>(parent ?? '', access)?.body ?? '';
}

/** Creates a child of the node that Gatsby is creating: it is deleted with its parent. */
export function createChildNode(
  { node, actions }: Pick<CreateNodeArgs<Node>, 'node' | 'actions'>,
  child: Omit<NodeInput, 'parent' | 'children'>,
): void {
  const childNode = { ...child, parent: node.id, children: [] } as unknown as NodeInput & Node;
  actions.createNode(childNode);
  actions.createParentChildLink({ parent: node, child: childNode });
}

/** Pages by file, so that routes and messages have the same order everywhere. */
export function byFile<Page extends { file: string }>(pages: readonly Page[]): Page[] {
  return [...pages].sort((a, b) => a.file.localeCompare(b.file, 'en'));
}
