import { toMarkdown } from 'mdast-util-to-markdown';
import type { BlockContent, ListItem, PhrasingContent } from 'mdast';

/** A page that lists others, as its Markdown copy is written from. */
export interface ListPage {
  path: string;
  title: string;
  description?: string | undefined;
  /** Sentences before the lists. */
  text?: readonly string[];
  /** Other pages of the same list, which come before everything else. */
  pages?: readonly ListEntry[];
  sections: readonly ListSection[];
}

export interface ListSection {
  /** Absent: the entries follow the title. */
  heading?: string;
  /** Page that the heading leads to. */
  path?: string;
  text?: string | undefined;
  entries: readonly ListEntry[];
}

export interface ListEntry {
  title: string;
  path: string;
  /** What follows the link: a date, a number. */
  note?: string;
  /** A sentence or more about the page. */
  text?: string | undefined;
}

/** The list as Markdown. @param addressOf full URL of a route, of its copy where there is one */
export function listMarkdown(page: ListPage, addressOf: (route: string) => string): string {
  const link = ({ path, title }: ListEntry): PhrasingContent => ({
    type: 'link',
    url: addressOf(path),
    children: [words(title)],
  });
  const item = (entry: ListEntry): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [
      paragraph(
        link(entry),
        words(`${entry.note ? ` (${entry.note})` : ''}${entry.text ? `: ${entry.text}` : ''}`),
      ),
    ],
  });
  const list = (entries: readonly ListEntry[]): BlockContent[] =>
    entries.length === 0
      ? []
      : [{ type: 'list', ordered: false, spread: false, children: entries.map(item) }];
  const others = (entries: readonly ListEntry[]): BlockContent[] =>
    entries.length === 0
      ? []
      : [
          paragraph(
            ...entries.flatMap((entry, at) => [words(at === 0 ? 'See also: ' : ', '), link(entry)]),
          ),
        ];
  const section = ({ heading, path, text, entries }: ListSection): BlockContent[] => [
    ...(heading === undefined
      ? []
      : [
          {
            type: 'heading' as const,
            depth: 2 as const,
            children: [path === undefined ? words(heading) : link({ path, title: heading })],
          },
        ]),
    ...(text ? [paragraph(words(text))] : []),
    ...list(entries),
  ];
  return toMarkdown(
    {
      type: 'root',
      children: [
        { type: 'heading', depth: 1, children: [words(page.title)] },
        ...(page.description ? [paragraph(words(page.description))] : []),
        ...(page.text ?? []).map((sentence) => paragraph(words(sentence))),
        ...others(page.pages ?? []),
        ...page.sections.flatMap(section),
      ],
    },
    { bullet: '-', listItemIndent: 'one' },
  );
}

const words = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children,
});
