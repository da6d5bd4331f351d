import fs from 'node:fs';
import type { CreateNodeArgs, GatsbyNode } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { ValuesOf } from '../content/front-matter/fields';
import { encodingFault } from './encoding';
import { digestOfSource, readFrontMatter } from '../content/front-matter/front-matter';
import {
  docFields,
  postFields,
  type commonFields,
} from '../content/front-matter/front-matter-fields';
import { siteRelative } from '../content/files';
import {
  authorFields,
  createCategorySettingsNode,
  createEntryNodes,
  tagFields,
} from './settings-nodes';
import { createChildNode } from './gatsby-nodes';
import { inUtc } from '../content/publication';
import { docRoute, postRoute } from '../content/file-routes';

/** Makes the site's own nodes from the files and Mdx nodes that the source plugins load. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args: CreateNodeArgs) => {
  const { node, getNode } = args;
  if (node.internal.type === 'Mdx' && node.parent) {
    const file = getNode(node.parent) as FileSystemNode | undefined;
    if (!file || file.name.startsWith('_')) return;
    if (file.relativePath.startsWith('docs/')) createDocNode(args, file);
    else if (file.relativePath.startsWith('blog/')) createPostNode(args, file);
  } else if (node.internal.type === 'File') {
    const { base, relativePath, absolutePath } = node as FileSystemNode;
    if (base === '_category.yml') createCategorySettingsNode(args, absolutePath);
    else if (relativePath === 'tags.yml')
      createEntryNodes(args, absolutePath, 'Tag', tagFields, 'label');
    else if (relativePath === 'authors.yml')
      createEntryNodes(args, absolutePath, 'Author', authorFields, 'name');
  }
};

function createDocNode(args: CreateNodeArgs, file: FileSystemNode): void {
  const { values, page } = readPage(args, file, 'DocPage', docFields);
  createChildNode(args, {
    ...page,
    path: docRoute(page.file, values.slug),
    sidebarLabel: values.sidebar_label ?? page.title,
    sidebarPosition: values.sidebar_position ?? null,
    status: values.status ?? [],
    kind: values.kind,
    frontMatter: values,
  });
}

function createPostNode(args: CreateNodeArgs, file: FileSystemNode): void {
  const { values, page } = readPage(args, file, 'BlogPost', postFields);
  createChildNode(args, {
    ...page,
    path: postRoute(page.file, values.slug),
    date: inUtc(values.date ?? '1970-01-01'),
    authorKeys: values.authors ?? [],
    frontMatter: values,
  });
}

/** Front matter of a page's file, and the fields of both documentation pages and posts. */
function readPage<Schema extends typeof commonFields, Type extends 'DocPage' | 'BlogPost'>(
  { node, createNodeId }: CreateNodeArgs,
  { absolutePath, name }: FileSystemNode,
  type: Type,
  fields: Schema,
) {
  const file = siteRelative(absolutePath);
  // The asynchronous read takes several times longer for thousands of small files.
  const bytes = fs.readFileSync(absolutePath);
  const front = readFrontMatter(bytes.toString('utf8'), file, fields);
  const values: ValuesOf<typeof commonFields> = front.values;
  const encoding = encodingFault(bytes, file);
  const page = {
    id: createNodeId(`${type} ${file}`),
    internal: { type, contentDigest: node.internal.contentDigest },
    file,
    title: values.title ?? name,
    description: values.description,
    tagKeys: values.tags ?? [],
    draft: values.draft === true,
    unlisted: values.unlisted === true,
    keywords: values.keywords ?? [],
    questions: values.questions ?? [],
    searched: values.search !== false,
    boost: values.boost ?? 'normal',
    frontMatterFaults: encoding ? [encoding, ...front.faults] : front.faults,
    positions: Object.fromEntries(front.positions),
    bodyLine: front.source.bodyLine,
    bodyDigest: digestOfSource(String(node['body'])),
  };
  return { values: front.values, page };
}
