import * as Type from '../protocol/schema/type';
import { absoluteUrl } from '../../lib/addresses/urls';
import { highlightParts } from '../protocol/highlight-parts';
import { handleSearch } from '../engine/handle-call';
import { encodePairs } from '../protocol/query-string';
import type { DocsSources, PageEntry } from './sources';
import { limitText, text, toolOf } from './tool';
import { ToolError } from './tool-error';

const DEFAULT_RESULTS = 5;
export const route = text('Route of the page, such as /docs/qsc-admin/search/filters.', 300, 1);

const searchDocs = toolOf({
  name: 'search_docs',
  title: 'Search the documentation',
  description: 'Finds pages of the QSC documentation and blog for a question or a few words.',
  input: Type.Object({
    query: text('Question or words.', 200, 1),
    limit: Type.Optional(
      Type.Integer({
        description: 'Number of results.',
        minimum: 1,
        maximum: 20,
        default: DEFAULT_RESULTS,
      }),
    ),
  }),
  run: async (input, { docs }) => {
    const index = await docs();
    const query = encodePairs([
      ['q', input.query],
      ['rows', String(input.limit ?? DEFAULT_RESULTS)],
      ['ctrl', 'facetDisabled'],
    ]);
    const response = await handleSearch(index, { query }, {});
    const result = response.result[index.definition.name];
    return {
      total: result?.total ?? 0,
      results: (result?.documents ?? []).map(({ document }) => plainHit(document)),
      ...(response.didYouMeanResult && { didYouMean: response.didYouMeanResult }),
    };
  },
});

/** A hit without HTML, with the route that other tools accept. */
function plainHit(document: Record<string, unknown>): Record<string, unknown> {
  const plain = (html: string) => highlightParts(html).reduce((all, { text }) => all + text, '');
  const entries = Object.entries(document).map(([name, value]): [string, unknown] => [
    name,
    name.startsWith('highlight.') ? (value as string[]).map(plain) : value,
  ]);
  const url = String(document['url']);
  return {
    ...Object.fromEntries(entries),
    route: url.replace(/#.*$/, ''),
    url: absoluteUrl(url, ''),
  };
}

const getPage = toolOf({
  name: 'get_page',
  title: 'Read a page',
  description: 'Returns a page as Markdown, with its address and headings.',
  input: Type.Object({ route }),
  run: async (input, sources) => {
    const page = await pageAt(input.route, sources);
    const { title, url, headings } = page;
    return { title, url, headings, ...limitText(withoutAnchors(await sources.markdown(page))) };
  },
});

const getSection = toolOf({
  name: 'get_section',
  title: 'Read a section',
  description: 'Returns the Markdown of one section of a page, with the sections inside it.',
  input: Type.Object({
    route,
    id: text('Anchor of the heading, as get_page lists it.', 200, 1),
  }),
  run: async (input, sources) => {
    const page = await pageAt(input.route, sources);
    const id = input.id.replace(/^#/, '');
    const heading = page.headings.find((entry) => entry.id === id);
    if (!heading)
      throw new ToolError(
        `The page ${page.route} has no section "${id}". Its sections: ${page.headings.map((entry) => entry.id).join(', ')}.`,
      );
    const section = sectionOf(await sources.markdown(page), heading);
    return { title: heading.text, url: `${page.url}#${id}`, ...limitText(withoutAnchors(section)) };
  },
});

const notCovered = toolOf({
  name: 'not_covered',
  title: 'List what is not covered',
  description:
    'Lists what pages say that they do not cover, so that nothing is made up. Optionally only lines and titles with a text.',
  input: Type.Object({
    contains: Type.Optional(text('Text in the title or the line.', 200)),
  }),
  run: async (input, { pages }) => {
    const contains = (input.contains ?? '').toLowerCase();
    const has = (text: string) => text.toLowerCase().includes(contains);
    const entries = (await pages()).flatMap(({ title, url, notCovered: lines }) => {
      const matching = has(title) ? lines : lines.filter(has);
      return matching.length > 0 ? [{ title, url, notCovered: matching }] : [];
    });
    return { pages: entries };
  },
});

export async function pageAt(address: string, { pages }: DocsSources): Promise<PageEntry> {
  const path = address
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?:\.md|\/+)$/, '');
  // Only listed pages are read, so an address cannot name another file.
  const page = (await pages()).find((entry) => entry.route === path);
  if (page) return page;
  throw new ToolError(`There is no page "${address}". search_docs finds the routes of pages.`);
}

/** Removes the HTML anchors of headings outside code, since the tools list the ids. */
function withoutAnchors(markdown: string): string {
  let isCode = false;
  return markdown.replace(/^.*$/gm, (line) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    return isCode ? line : line.replace(/^(\s*#{1,6} )<a id="[^"]+"><\/a>/, '$1');
  });
}

/** The part of a page from a heading to the next one of the same or a higher level. */
function sectionOf(markdown: string, { id, level, text }: PageEntry['headings'][number]): string {
  const words = (line: string) => line.replace(/[^\p{L}\p{N}]/gu, '');
  let isCode = false;
  let isInside = false;
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const [, signs = '', anchor, title = ''] =
      (!isCode && /^\s*(#{2,6}) (?:<a id="([^"]+)"><\/a>)?(.*)$/.exec(line)) || [];
    if (isInside && signs !== '' && signs.length <= level) break;
    isInside ||=
      signs !== '' && (anchor === undefined ? words(title) === words(text) : anchor === id);
    if (isInside) lines.push(line);
  }
  return lines.join('\n').trim();
}

export const pageTools = [searchDocs, getPage, getSection, notCovered];
