import fs from 'node:fs';
import type { CreatePagesArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { docPages, isSinglePageRoute, routes } from '../../lib/addresses/routes';
import { bodyOf, docNodes, nodesOf, type PageNode } from '../data/gatsby-nodes';
import { isListed } from '../data/page-nodes';
import type { SiteIndex } from '../pages/site-index';
import { siteAbsolute, siteRelative } from '../content/files';

/** The facts of the site that pages show. @param built routes of the pages of content and lists */
export function makeSiteIndex(built: readonly string[], args: CreatePagesArgs): SiteIndex {
  // Includes drafts, since pages may link to them.
  const pages = ['DocPage', 'BlogPost'].flatMap((type) => nodesOf<PageNode>(type, args));
  const files = nodesOf<FileSystemNode>('File', args).filter(({ base }) => !/\.mdx?$/.test(base));
  return {
    pathPrefix: args.basePath,
    routes: Object.fromEntries(pages.map(({ file, path }) => [file, path]).sort()),
    markdownRoutes: [...new Set([...built, ...sourceRoutes()])].filter(hasMarkdown).sort(),
    ...siteTerms(args),
    files: Object.fromEntries(
      files
        .map(({ absolutePath, internal, base }) => [
          siteRelative(absolutePath),
          `/static/${internal.contentDigest}/${encodeURIComponent(base)}`,
        ])
        .sort(),
    ),
  };
}

export function sourceRoutes(): string[] {
  const files = fs.readdirSync(siteAbsolute('src/pages')).filter((file) => file.endsWith('.tsx'));
  return files.map((file) => `/${file.replace(/\.tsx$/, '')}`);
}

/** Whether a page has a Markdown version: all but search results and single pages of groups. */
const hasMarkdown = (route: string) => route !== routes.search && !isSinglePageRoute(route);

const termHeading = /^### (.+?) \{#([\w-]+)\}$/gm;

/** The glossary, and the names that diagrams link: its terms, then titles of more than one word. */
function siteTerms(args: CreatePagesArgs): Pick<SiteIndex, 'glossary' | 'names'> {
  const pages = docNodes(args).filter(isListed);
  const concepts = pages.find(({ path }) => path === docPages.concepts);
  const headings = concepts ? bodyOf(concepts, args).matchAll(termHeading) : [];
  const glossary = new Map([...headings].map(([, name = '', id = '']) => [id, name]));
  const names = [
    ...[...glossary].map(([id, name]) => [name, `${docPages.concepts}#${id}`] as const),
    ...pages
      .filter(({ title }) => title.includes(' '))
      .map(({ title, path }) => [title, path] as const),
  ];
  return { glossary: [...glossary], names };
}
