import fs from 'node:fs';
import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { compileInBackground } from '../compile/compile-pages';
import type { Fields } from '../source/front-matter/fields';
import { encodingFault } from './encoding';
import { readFrontMatter } from '../source/front-matter/front-matter';
import {
  docFields,
  postFields,
  type commonFields,
} from '../source/front-matter/front-matter-fields';
import { docsFolder, siteRelative } from '../source/files';
import { createAuthorNodes, createCategorySettingsNode, createTagNodes } from './settings-nodes';
import { createChildNode, type DocNode, type PostNode } from './gatsby-nodes';
import { withDateOfTitle } from './post-faults';
import { docRoute, postRoute } from '../source/file-routes';
import { isBuilt } from '../source/publication';

/** The name that the id of a page's node is made from: code finds a page by its file without a query. */
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
    if (file && !file.name.startsWith('_')) createPageNode(args, file);
  } else if (node.internal.type === 'File') {
    const file = node as FileNode;
    if (file.base === '_category.yml') await createCategorySettingsNode(args, file.absolutePath);
    else if (file.relativePath === 'tags.yml') await createTagNodes(args, file.absolutePath);
    else if (file.relativePath === 'authors.yml') await createAuthorNodes(args, file.absolutePath);
  } else if (node.internal.type === 'Directory') {
    createCategoryNode(args, String(node['absolutePath']));
  }
};

function createPageNode(args: CreateNodeArgs, file: FileNode): void {
  if (file.relativePath.startsWith('docs/')) createDocNode(args, file);
  else if (file.relativePath.startsWith('blog/')) createPostNode(args, file);
}

function createDocNode(args: CreateNodeArgs, file: FileNode): void {
  const name = siteRelative(file.absolutePath);
  const front = readPage(file, docFields);
  const { slug, kind, status, sidebar_label: label, sidebar_position: position } = front.values;
  const page = pageFields(args, file, front);
  createPage(args, {
    ...page,
    internal: { type: 'DocPage', contentDigest: args.node.internal.contentDigest },
    path: docRoute(name, slug),
    sidebarLabel: label ?? page.title,
    sidebarPosition: position ?? null,
    status: status ?? [],
    kind,
    frontMatter: front.values,
  });
}

/** Makes a page's node, and begins to compile it. */
function createPage(
  args: CreateNodeArgs,
  page: Omit<DocNode, 'parent'> | Omit<PostNode, 'parent'>,
): void {
  createChildNode(args, page);
  if (isBuilt(page)) compileInBackground(page, (args.node as { body?: string }).body ?? '');
}

function createPostNode(args: CreateNodeArgs, file: FileNode): void {
  const name = siteRelative(file.absolutePath);
  const front = readPage(file, postFields);
  const { slug, date, authors, title } = front.values;
  const page = pageFields(args, file, front);
  createPage(args, {
    ...page,
    internal: { type: 'BlogPost', contentDigest: args.node.internal.contentDigest },
    frontMatterFaults: withDateOfTitle(page.frontMatterFaults, title),
    path: postRoute(name, slug),
    date: date ?? '1970-01-01',
    authorKeys: authors ?? [],
    frontMatter: front.values,
  });
}

/** Front matter of a page's file, with what is wrong with its bytes among the faults. */
function readPage<Own extends Fields>(file: FileNode, fields: Own) {
  const name = siteRelative(file.absolutePath);
  // The asynchronous read takes several times longer for thousands of small files.
  const bytes = fs.readFileSync(file.absolutePath);
  const front = readFrontMatter(bytes.toString('utf8'), name, fields);
  const encoding = encodingFault(bytes, name);
  return encoding ? { ...front, faults: [encoding, ...front.faults] } : front;
}

/** The fields of both documentation pages and posts. */
function pageFields(
  { createNodeId }: CreateNodeArgs,
  file: FileNode,
  { values, faults, places, source }: ReturnType<typeof readFrontMatter<typeof commonFields>>,
) {
  const name = siteRelative(file.absolutePath);
  const type = file.relativePath.startsWith('docs/') ? 'DocPage' : 'BlogPost';
  return {
    id: createNodeId(pageNodeName(type, name)),
    file: name,
    title: values.title ?? file.name,
    description: values.description,
    tagKeys: values.tags ?? [],
    draft: values.draft === true,
    unlisted: values.unlisted === true,
    keywords: values.keywords ?? [],
    questions: values.questions ?? [],
    searched: values.search !== false,
    boost: values.boost ?? 'normal',
    frontMatterFaults: faults,
    places: Object.fromEntries(places),
    bodyLine: source.bodyLine,
  };
}

/** A folder under content/docs is a category of the sidebar; resolvers find its settings and contents. */
function createCategoryNode(args: CreateNodeArgs, absolutePath: string): void {
  const folder = siteRelative(absolutePath);
  if (!folder.startsWith(`${docsFolder}/`)) return;
  const key = folder.slice(docsFolder.length + 1);
  createChildNode(args, {
    id: args.createNodeId(`SidebarCategory ${key}`),
    internal: { type: 'SidebarCategory', contentDigest: args.createContentDigest(key) },
    key,
  });
}
