import { readingOrder, type SidebarItem } from '../source/sidebar';

/** A page as the files for language models name it. */
export interface LlmsPage {
  id: string;
  title: string;
  description?: string | null | undefined;
  /** Full URL of the page; its Markdown copy is there with `.md`. */
  url: string;
  /** The page as Markdown, starting with its title. */
  markdown: string;
}

export interface LlmsInput {
  title: string;
  description: string;
  sidebar: readonly SidebarItem[];
  docs: ReadonlyMap<string, LlmsPage>;
  /** Newest first. */
  posts: readonly LlmsPage[];
}

/** `llms.txt`: what the site is, and its pages by group with their descriptions, as links to the Markdown copies. */
export function llmsIndex({ title, description, sidebar, docs, posts }: LlmsInput): string {
  const groups = new Map<string, LlmsPage[]>();
  const add = (name: string, page: LlmsPage | undefined) => {
    if (page) groups.set(name, [...(groups.get(name) ?? []), page]);
  };
  const addAll = (items: readonly SidebarItem[], around: readonly string[]) => {
    for (const item of items) {
      const names = item.kind === 'group' ? [...around, item.label] : around;
      add(names.join(' / ') || 'Documentation', docs.get(item.page?.id ?? ''));
      if (item.kind === 'group') addAll(item.items, names);
    }
  };
  addAll(sidebar, []);
  for (const post of posts) add('Blog', post);
  const sections = [...groups].map(
    ([name, pages]) => `## ${name}\n\n${pages.map(entry).join('\n')}`,
  );
  return [`# ${title}`, `> ${description}`, ...sections].join('\n\n') + '\n';
}

/** `llms-full.txt`: all pages in the order of the sidebar, then the posts, each with its title and URL. */
export function llmsFull({ title, description, sidebar, docs, posts }: LlmsInput): string {
  const pages = [...readingOrder(sidebar).flatMap(({ id }) => docs.get(id) ?? []), ...posts];
  const texts = pages.map(({ url, markdown }) =>
    // The URL follows the title, which is the first line.
    markdown.replace('\n', `\n\nURL: ${url}\n`).trim(),
  );
  return (
    [`# ${title}`, `> ${description}`, ...texts.flatMap((text) => ['---', text])].join('\n\n') +
    '\n'
  );
}

function entry({ title, url, description }: LlmsPage): string {
  const link = `- [${title.replace(/[[\]]/g, '\\$&')}](${url}.md)`;
  return description ? `${link}: ${description}` : link;
}
