import fs from 'node:fs/promises';
import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { encodingFault } from '../source/encoding';
import type { Fault } from '../source/faults';
import { docFields, postFields, readFrontMatter } from '../source/front-matter';
import { docsFolder, siteRelative } from '../source/files';
import { createAuthorNodes, createCategorySettingsNode, createTagNodes } from './settings-nodes';
import { createProductNodes } from '../shop/product-nodes';
import { productsFile } from '../shop/shop';
import { withDateOfTitle } from './post-faults';
import { docRoute, postRoute } from '../source/file-routes';

/** What the id of a page's node is made from; with it a page is found by its file, without a search. */
export function pageNodeName(type: 'DocPage' | 'BlogPost', file: string): string {
  return `${type} ${file}`;
}

interface FileNode extends Node {
  absolutePath: string;
  sourceInstanceName: string;
  relativePath: string;
  relativeDirectory: string;
  name: string;
  ext: string;
  base: string;
}

/** Makes the site's own nodes from the files and Mdx nodes that the source plugins load. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (args: CreateNodeArgs) => {
  const { node, getNode } = args;
  if (node.internal.type === 'Mdx' && node.parent) {
    const file = getNode(node.parent) as FileNode | undefined;
    if (file && !file.name.startsWith('_')) await createPageNode(args, file);
  } else if (node.internal.type === 'File') {
    const file = node as FileNode;
    if (file.base === '_category.yml') await createCategorySettingsNode(args, file.absolutePath);
    else if (file.relativePath === 'tags.yml') await createTagNodes(args, file.absolutePath);
    else if (file.relativePath === 'authors.yml') await createAuthorNodes(args, file.absolutePath);
    else if (siteRelative(file.absolutePath) === productsFile)
      await createProductNodes(args, file.absolutePath);
  } else if (node.internal.type === 'Directory') {
    createCategoryNode(args, String((node as unknown as FileNode).absolutePath));
  }
};

async function createPageNode(args: CreateNodeArgs, file: FileNode): Promise<void> {
  const { node, actions, createNodeId } = args;
  const isDoc = file.relativePath.startsWith('docs/');
  if (!isDoc && !file.relativePath.startsWith('blog/')) return;
  const source = siteRelative(file.absolutePath);
  const bytes = await fs.readFile(file.absolutePath);
  const encoding = encodingFault(bytes, source);
  const {
    values,
    faults,
    places,
    source: parts,
  } = readFrontMatter(bytes.toString('utf8'), source, isDoc ? docFields : postFields);
  const type = isDoc ? 'DocPage' : 'BlogPost';
  const title = text(values['title']) ?? file.name;
  const page = {
    id: createNodeId(pageNodeName(type, source)),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: node.internal.contentDigest },
    file: source,
    title,
    description: text(values['description']),
    tagKeys: list(values['tags']),
    draft: values['draft'] === true,
    unlisted: values['unlisted'] === true,
    frontMatterFaults: [
      ...(encoding ? [encoding] : []),
      ...(isDoc ? faults : withDateOfTitle(faults, text(values['title']))),
    ] satisfies Fault[],
    /** Places of the front matter keys, for faults that later steps find in their values. */
    places: Object.fromEntries(places),
    bodyLine: parts.bodyLine,
    ...(isDoc
      ? {
          path: docRoute(source, text(values['slug'])),
          sidebarLabel: text(values['sidebar_label']) ?? title,
          sidebarPosition: values['sidebar_position'] ?? null,
          status: list(values['status']),
          kind: text(values['kind']),
        }
      : {
          path: postRoute(source, text(values['slug'])),
          date: text(values['date']) ?? '1970-01-01',
          authorKeys: list(values['authors']),
        }),
  };
  actions.createNode(page as never);
  actions.createParentChildLink({ parent: node, child: page as never });
}

/** A folder under content/docs is a category of the sidebar; its settings and contents are looked up when requested. */
function createCategoryNode(
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  absolutePath: string,
): void {
  const folder = siteRelative(absolutePath);
  if (!folder.startsWith(`${docsFolder}/`)) return;
  const key = folder.slice(docsFolder.length + 1);
  const category = {
    id: createNodeId(`SidebarCategory ${key}`),
    parent: node.id,
    children: [],
    internal: { type: 'SidebarCategory', contentDigest: createContentDigest(key) },
    key,
  };
  actions.createNode(category);
  actions.createParentChildLink({ parent: node, child: category as never });
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function list(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string')
    : [];
}
