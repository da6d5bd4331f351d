import type { PhrasingContent, RootContent } from 'mdast';
import { apiFileRoutes, contentApiRoutes } from '../../lib/addresses/output-routes';
import { markdownRoute, routes } from '../../lib/addresses/routes';
import { writeMarkdown } from '../transform/markdown/write-markdown';
import { link, text } from '../content/nodes/site-element';
import type { PageRecord } from '../content/page-record';
import { allGroups, readingOrder, type SidebarItem } from '../content/sidebar';

export interface LlmsPage extends Pick<PageRecord, 'title' | 'description' | 'path'> {
  /** The page as Markdown, starting with its title. */
  markdown: string;
}

export interface LlmsInput {
  address: (route: string) => string;
  title: string;
  description: string;
  sidebar: readonly SidebarItem[];
  docs: ReadonlyMap<string, LlmsPage>;
  /** Newest first. */
  posts: readonly LlmsPage[];
  /** Pages that only list others, by route. */
  lists: ReadonlyMap<string, ListedPage>;
}

type ListedPage = Pick<LlmsPage, 'title' | 'path' | 'description'>;

/** `llms.txt`: the subject of the site, and its pages by group with their descriptions, as links to the Markdown pages. */
export function llmsIndex(input: LlmsInput): string {
  const { title, description, sidebar, docs, posts, lists } = input;
  const groups = new Map<string, ListedPage[]>();
  const add = (name: string, page: ListedPage | undefined) => {
    if (page) groups.set(name, [...(groups.get(name) ?? []), page]);
  };
  const addAll = (items: readonly SidebarItem[], around: readonly string[]) => {
    for (const item of items) {
      const names = item.kind === 'group' ? [...around, item.label] : around;
      const page = item.page && docs.get(item.page.id);
      add(
        names.join(' / ') || 'Documentation',
        item.kind === 'group' ? (page ?? lists.get(item.path)) : page,
      );
      if (item.kind === 'group') addAll(item.items, names);
    }
  };
  addAll(sidebar, []);
  for (const post of posts) add('Blog', post);
  const sections = [...groups].map(
    ([name, pages]) =>
      `${heading(2, name)}\n\n${pages.map((page) => entry(page, input)).join('\n')}`,
  );
  return (
    [...about(title, description), usage(input), ...sections, optional(input)].join('\n\n') + '\n'
  );
}

function usage({ address }: LlmsInput): string {
  return `Every page is Markdown at its address with \`.md\`. A copy begins with what the page does not cover: say that it is not known instead of guessing. Calls of the API are described at ${address(apiFileRoutes.yaml)} and ${address(apiFileRoutes.json)}; ${address(contentApiRoutes.content)} has all pages with headings, links, and samples as JSON. Host names are written as \`{host}\`.`;
}

/** Links that a program with little room may skip. */
function optional(input: LlmsInput): string {
  const { address, sidebar, lists } = input;
  const inGroups = new Set(allGroups(sidebar).map(({ path }) => path));
  // The first page of the list of posts links to the next one.
  const others = [...lists].filter(
    ([route]) => !inGroups.has(route) && !route.startsWith(`${routes.blog}/page/`),
  );
  return [
    '## Optional\n',
    `- [All pages in one file](${address(routes.llmsFull)})`,
    ...llmsGroups(input).map(
      ({ label, file }) => `- ${lineWith(link(address(file), text(label)))}`,
    ),
    `- [Skill for assistants](${address(routes.skill)})`,
    ...others.map(([, page]) => entry({ ...page, description: undefined }, input)),
  ].join('\n');
}

/** Most bytes of a group's file: many assistants cut longer ones. A larger group has several files. */
const MAX_BYTES = 50_000;
/** The start of a file, and the lines between its pages. */
const FRAME_BYTES = 1000;

/** Files with all pages of the groups at the top of the sidebar. */
export function llmsGroups(input: LlmsInput) {
  return input.sidebar.flatMap((item) => {
    if (item.kind !== 'group') return [];
    const title = `${input.title}: ${item.label}`;
    const description = item.description ?? input.description;
    return splitIntoFiles(readingOrder([item]).flatMap(({ id }) => input.docs.get(id) ?? [])).map(
      (pages, index) => ({
        label: `All pages of ${item.label}${index > 0 ? `, part ${index + 1}` : ''}`,
        file: `${item.path}/${index > 0 ? `${index + 1}-` : ''}llms-full.txt`,
        text: fullText({ ...input, title, description }, pages),
      }),
    );
  });
}

function splitIntoFiles(pages: readonly LlmsPage[]): LlmsPage[][] {
  const files: LlmsPage[][] = [];
  let bytes = MAX_BYTES;
  for (const page of pages) {
    const more = Buffer.byteLength(page.markdown) + page.path.length + 100;
    if (bytes + more > MAX_BYTES - FRAME_BYTES) {
      files.push([]);
      bytes = 0;
    }
    files.at(-1)?.push(page);
    bytes += more;
  }
  return files;
}

/** `llms-full.txt`: all pages in the order of the sidebar, then the posts. */
export function llmsFull(input: LlmsInput): string {
  const { sidebar, docs, posts } = input;
  return fullText(input, [
    ...readingOrder(sidebar).flatMap(({ id }) => docs.get(id) ?? []),
    ...posts,
  ]);
}

/** Pages with title and URL. */
function fullText({ title, description, address }: LlmsInput, pages: readonly LlmsPage[]): string {
  const texts = pages.map(({ path, markdown }) =>
    // The URL follows the title, which is the first line.
    markdown.replace('\n', () => `\n\nURL: ${address(path)}\n`).trim(),
  );
  return `${[about(title, description).join('\n\n'), ...texts].join('\n\n---\n\n')}\n`;
}

function entry({ title, path, description }: ListedPage, { address }: LlmsInput): string {
  const entryLink = link(address(markdownRoute(path)), text(title));
  return `- ${lineWith(entryLink, ...(description ? [text(`: ${description}`)] : []))}`;
}

/** A block without the end of its line. */
const writeBlock = (block: RootContent) =>
  writeMarkdown({ type: 'root', children: [block] }).trimEnd();

const lineWith = (...children: PhrasingContent[]) => writeBlock({ type: 'paragraph', children });

/** A heading, whose last character may be `#`. */
const heading = (depth: 1 | 2, words: string) =>
  writeBlock({ type: 'heading', depth, children: [text(words)] });

const about = (title: string, description: string) => [
  heading(1, title),
  `> ${lineWith(text(description))}`,
];
