import { contentApiRoutes } from '../../lib/output-routes';
import { markdownRoute } from '../../lib/routes';
import { absoluteUrl, isSiteAddress } from '../../lib/urls';
import { site } from '../../site';
import { isPost, type PageNode } from '../data/gatsby-nodes';
import type { CompiledContent } from '../source/compiled-content';
import { contentApiSchema, type ContentApi, type ContentApiPage } from './content-api-schema';

/** The content as JSON for programs, and its schema. @param pages listed pages in their order */
export function contentApiFiles(
  pages: readonly ContentApiPage[],
  pathPrefix: string,
): [file: string, text: string][] {
  const api: ContentApi = {
    $schema: absoluteUrl(contentApiRoutes.schema, pathPrefix),
    site: site.title,
    pages: [...pages],
  };
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...contentApiSchema };
  return [
    [contentApiRoutes.content, `${JSON.stringify(api)}\n`],
    [contentApiRoutes.schema, `${JSON.stringify(schema, null, 2)}\n`],
  ];
}

/** One page of the file. @param target address that a link of the page leads to */
export function contentApiPage(
  page: PageNode,
  { headings, links, samples }: Pick<CompiledContent, 'headings' | 'links' | 'samples'>,
  target: (href: string) => string,
  pathPrefix: string,
): ContentApiPage {
  const url = absoluteUrl(page.path, pathPrefix);
  const address = (href: string) => {
    const found = target(href);
    if (found.startsWith('#')) return url + found;
    return isSiteAddress(found) ? absoluteUrl(found, pathPrefix) : found;
  };
  return {
    title: page.title,
    route: page.path,
    url,
    markdown: absoluteUrl(markdownRoute(page.path), pathPrefix),
    area: isPost(page) ? 'blog' : 'docs',
    ...(isPost(page) ? { date: page.date } : page.kind && { kind: page.kind }),
    ...(page.description && { description: page.description }),
    tags: page.tagKeys,
    notCovered: isPost(page) ? [] : page.status,
    headings: headings.map(({ id, level, text }) => ({ id, level, text })),
    links: [...new Set(links.map(({ href }) => address(href)))],
    samples: samples.map(({ language, title, section, code, proof }) => ({
      language,
      title,
      section,
      code,
      ...(proof && { proof }),
    })),
  };
}
