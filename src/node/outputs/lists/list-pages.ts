import { authorRoute, blogListRoute, routes, tagRoute } from '../../../lib/routes';
import { byFirstLetter } from '../../../lib/text/by-first-letter';
import { blogListTitle, countOf, listTitles, taggedTitle } from '../../../lib/text/list-titles';
import { required } from '../../../lib/values/required';
import { site } from '../../../site';
import type { Route, Template } from '../../routes/docs-routes';
import { allGroups, type SidebarGroup, type SidebarItem } from '../../source/sidebar';
import type { ListEntry, ListPage, ListSection } from './list-page';

/** What lists name of the content: listed pages only. */
export interface ListContent {
  sidebar: readonly SidebarItem[];
  /** Documentation pages by id. */
  docs: ReadonlyMap<string, ListedPage>;
  /** Newest first. */
  posts: readonly ListedPost[];
  tags: readonly { key: string; label: string; description?: string | undefined }[];
  authors: readonly { key: string; name: string; description?: string | undefined }[];
}

interface ListedPage {
  path: string;
  title: string;
  description?: string | undefined;
  tagKeys: readonly string[];
}

interface ListedPost extends ListedPage {
  date: string;
  authorKeys: readonly string[];
  /** Start of the post. */
  excerpt: string;
}

type ListTemplate = Exclude<Template, 'doc' | 'blog-post'>;
type Writer = (route: Route, content: ListContent) => Omit<ListPage, 'path'>;

/** The pages of the site that only list others. A template of such a page without an entry here does not compile. */
export function listPages(all: readonly Route[], content: ListContent): ListPage[] {
  return all.flatMap((route) =>
    isList(route.template)
      ? [{ path: route.path, ...writers[route.template](route, content) }]
      : [],
  );
}

const isList = (template: Template): template is ListTemplate => Object.hasOwn(writers, template);

const docEntry = ({ path, title, description }: ListedPage): ListEntry => ({
  path,
  title,
  text: description,
});
const postEntry = (post: ListedPost): ListEntry => ({
  ...docEntry(post),
  note: post.date,
  text: post.description ?? post.excerpt,
});

const writers: Record<ListTemplate, Writer> = {
  'docs-index': (_, content) => ({
    ...listTitles.docs,
    sections: content.sidebar.flatMap((item) =>
      item.kind === 'group' ? [groupSection(item, content)] : [],
    ),
  }),
  'docs-category': ({ path }, content) => {
    const group = required(
      allGroups(content.sidebar).find((entry) => entry.path === path),
      'The category',
    );
    return {
      title: group.label,
      description: group.description,
      sections: [
        { entries: pagesOf(group, content).map(docEntry) },
        ...group.items.flatMap((item) =>
          item.kind === 'group' ? [groupSection(item, content)] : [],
        ),
      ],
    };
  },
  'docs-tags': (_, { tags, docs }) => ({
    ...listTitles.docsTags,
    sections: tagSections('docs', 'page', tags, [...docs.values()]),
  }),
  'docs-tag': ({ context }, { tags, docs }) => {
    const { label, description } = entryOf(context['tag'], tags);
    const tagged = [...docs.values()].filter(({ tagKeys }) =>
      tagKeys.includes(String(context['tag'])),
    );
    return {
      title: taggedTitle('page', tagged.length, label),
      description,
      pages: [{ title: 'All tags', path: routes.docsTags }],
      sections: [{ entries: byTitle(tagged).map(docEntry) }],
    };
  },
  'blog-list': ({ context }, { posts }) => {
    const { page, pages, skip, limit } = context;
    return {
      title: blogListTitle(Number(page)),
      description: site.blog.description,
      pages: [Number(page) - 1, Number(page) + 1]
        .filter((number) => number > 0 && number <= Number(pages))
        .map((number) => ({ title: blogListTitle(number), path: blogListRoute(number) })),
      sections: [
        {
          entries: posts
            .slice(Number(skip), Number(skip) + Number(limit))
            .map((post) => ({ ...postEntry(post), text: post.excerpt })),
        },
      ],
    };
  },
  'blog-archive': (_, { posts }) => ({
    ...listTitles.blogArchive,
    sections: [...new Set(posts.map(({ date }) => date.slice(0, 4)))].map((year) => ({
      heading: year,
      entries: posts
        .filter(({ date }) => date.startsWith(year))
        .map(({ path, title, date }) => ({ path, title, note: date })),
    })),
  }),
  'blog-tags': (_, { tags, posts }) => ({
    ...listTitles.blogTags,
    sections: tagSections('blog', 'post', tags, posts),
  }),
  'blog-tag': ({ context }, { tags, posts }) => {
    const { key, label, description } = entryOf(context['tag'], tags);
    const tagged = posts.filter(({ tagKeys }) => tagKeys.includes(key));
    return {
      title: taggedTitle('post', tagged.length, label),
      description,
      pages: [{ title: 'All tags', path: routes.blogTags }],
      sections: [{ entries: tagged.map(postEntry) }],
    };
  },
  'blog-authors': (_, { authors, posts }) => ({
    ...listTitles.blogAuthors,
    sections: [
      {
        entries: authors.flatMap(({ key, name, description }) => {
          const count = postsBy(key, posts).length;
          const note = countOf('post', count);
          return count === 0
            ? []
            : [{ title: name, path: authorRoute(key), note, text: description }];
        }),
      },
    ],
  }),
  'blog-author': ({ context }, { authors, posts }) => {
    const { key, name, description } = entryOf(context['author'], authors);
    return {
      title: name,
      description,
      pages: [{ title: 'All authors', path: routes.blogAuthors }],
      sections: [{ entries: postsBy(key, posts).map(postEntry) }],
    };
  },
};

const postsBy = (author: string, posts: readonly ListedPost[]) =>
  posts.filter(({ authorKeys }) => authorKeys.includes(author));

function entryOf<Entry extends { key: string }>(key: unknown, entries: readonly Entry[]): Entry {
  return required(
    entries.find((entry) => entry.key === key),
    `The entry "${String(key)}"`,
  );
}

function byTitle(pages: readonly ListedPage[]): ListedPage[] {
  return [...pages].sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Pages of a group itself, as they are in the sidebar. */
function pagesOf(group: SidebarGroup, { docs }: ListContent): ListedPage[] {
  return group.items.flatMap((item) =>
    item.kind === 'page' ? (docs.get(item.page.id) ?? []) : [],
  );
}

function groupSection(group: SidebarGroup, content: ListContent): ListSection {
  return {
    heading: group.label,
    path: group.path,
    text: group.description,
    entries: [
      ...pagesOf(group, content).map(({ path, title }) => ({ path, title })),
      ...group.items.flatMap((item) =>
        item.kind === 'group' ? [{ title: item.label, path: item.path }] : [],
      ),
    ],
  };
}

function tagSections(
  area: 'docs' | 'blog',
  things: 'page' | 'post',
  tags: ListContent['tags'],
  pages: readonly ListedPage[],
): ListSection[] {
  const counted = tags
    .map((tag) => ({
      ...tag,
      count: pages.filter(({ tagKeys }) => tagKeys.includes(tag.key)).length,
    }))
    .filter(({ count }) => count > 0);
  return byFirstLetter(counted).map(([heading, group]) => ({
    heading,
    entries: group.map(({ key, label, count }) => ({
      title: label,
      path: tagRoute(area, key),
      note: countOf(things, count),
    })),
  }));
}
