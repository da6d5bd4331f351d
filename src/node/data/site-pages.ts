import { site } from '../../site';
import { Pages } from '../pages/pages';
import type { PageSource } from '../pages/page-cache';
import { readSiteFile } from '../content/files';
import { digestOfSource } from '../content/front-matter/front-matter';
import { bodyOf, isPost, pageNode, type NodeAccess, type PageNode } from './gatsby-nodes';

/** Id of the body of the home page, which has no node. */
export const homeId = 'home';
export const homeFile = `${site.contentFolder}/home.mdx`;

/** The built pages of the site by the ids of their nodes, and the body of the home page. */
export function sitePages(access: Pick<NodeAccess, 'getNode'>): Pages {
  return new Pages(
    (id) => (id === homeId ? homeSource() : sourceOf(pageNode(id, access))),
    (id) => (id === homeId ? homeText() : bodyOf(pageNode(id, access), access)),
  );
}

export function sourceOf(page: PageNode): PageSource {
  const { id, file, path, title, description, tagKeys, bodyLine, bodyDigest } = page;
  return {
    ...{ id, file, path, title, description, tagKeys, bodyLine, bodyDigest },
    ...(isPost(page) ? { date: page.date, status: [] } : { status: page.status, kind: page.kind }),
  };
}

/** Empty where the site has none. */
const homeText = () => readSiteFile(homeFile) ?? '';

function homeSource(): PageSource {
  return {
    ...{ id: homeId, file: homeFile, path: '/', tagKeys: [], status: [] },
    ...{ title: site.title, description: site.description },
    ...{ bodyLine: 1, bodyDigest: digestOfSource(homeText()) },
    // Terms are not marked.
    kind: 'reference',
  };
}
