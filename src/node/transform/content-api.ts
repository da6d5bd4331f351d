import Type, { type Static } from 'typebox';
import { markdownRoute } from '../../lib/addresses/routes';
import { absoluteUrl, isSiteAddress } from '../../lib/addresses/urls';
import type { CompiledContent } from '../content/compiled-content';
import type { PageRecord } from '../content/page-record';

const text = (description: string) => Type.String({ description });

/** The schema of `/api/content.json`. */
export const contentApiSchema = Type.Object(
  {
    $schema: text('Address of this schema.'),
    site: text('Title of the site.'),
    pages: Type.Array(
      Type.Object({
        title: text('Title of the page.'),
        route: text('Route below the root of the site.'),
        url: text('Full address of the page.'),
        markdown: text('Full address of the page as Markdown.'),
        area: Type.Enum(['docs', 'blog'], { description: 'Part of the site.' }),
        kind: Type.Optional(text('Kind of a documentation page, such as how-to or reference.')),
        date: Type.Optional(text('Day of a post, such as 2025-03-31.')),
        description: Type.Optional(text('What the reader can do after reading.')),
        tags: Type.Array(Type.String(), { description: 'Keys of the tags.' }),
        notCovered: Type.Array(Type.String(), {
          description: 'What the page does not cover, one line each.',
        }),
        headings: Type.Array(
          Type.Object({
            id: text('Anchor on the page.'),
            level: Type.Integer({ description: 'Level of the heading, from 2 on.' }),
            text: text('Text of the heading.'),
          }),
          { description: 'Headings in order.' },
        ),
        links: Type.Array(Type.String(), { description: 'Addresses that the page links to.' }),
        samples: Type.Array(
          Type.Object({
            language: text('Language of the sample.'),
            title: text('Title of the sample; empty without one.'),
            section: text('Anchor of the section that it is in; empty before the first heading.'),
            code: text('The code.'),
            proof: Type.Optional(
              Type.Enum(['engine', 'protocol'], {
                description:
                  'engine: answered by the engine in the build. protocol: checked against the protocol.',
              }),
            ),
          }),
          { description: 'Code samples and diagrams in order.' },
        ),
      }),
      { description: 'Listed pages: the documentation by its sidebar, then posts, newest first.' },
    ),
  },
  { title: 'Content of the site', description: 'Pages and posts with their parts.' },
);

export type ContentApi = Static<typeof contentApiSchema>;
export type ContentApiPage = ContentApi['pages'][number];

/** A page in `/api/content.json`. @param target address of a link of the page */
export function contentEntry(
  page: PageRecord,
  { headings, links, samples }: Pick<CompiledContent, 'headings' | 'links' | 'samples'>,
  target: (href: string) => string,
  pathPrefix: string,
): ContentApiPage {
  const url = absoluteUrl(page.path, pathPrefix);
  const address = (href: string) => {
    const resolved = target(href);
    if (resolved.startsWith('#')) return url + resolved;
    return isSiteAddress(resolved) ? absoluteUrl(resolved, pathPrefix) : resolved;
  };
  return {
    title: page.title,
    route: page.path,
    url,
    markdown: absoluteUrl(markdownRoute(page.path), pathPrefix),
    area: page.date === undefined ? 'docs' : 'blog',
    ...(page.date === undefined ? page.kind && { kind: page.kind } : { date: page.date }),
    ...(page.description && { description: page.description }),
    tags: [...page.tagKeys],
    notCovered: [...page.status],
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
