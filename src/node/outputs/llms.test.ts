import { describe, expect, it } from 'vitest';
import { buildSidebar } from '../content/sidebar';
import { llmsFull, llmsGroups, llmsIndex, type LlmsPage } from './llms';

const doc = (file: string, title: string, description?: string) => ({
  id: file,
  file: `content/docs/${file}.mdx`,
  path: `/docs/${file}`,
  title,
  sidebarLabel: title,
  description,
});
const docs = [
  doc('start', 'Start', 'Begin here.'),
  doc('search/index', 'Search', 'All about search.'),
  doc('search/filters', 'Filters'),
  doc('search/deep/ranges', 'Ranges [new]', 'By number.'),
];
const page = ({ id, title, path, description }: (typeof docs)[number]): LlmsPage => ({
  title,
  description,
  path,
  markdown: `# ${title}\n\nText of ${id}.\n`,
});
const input = {
  title: 'Site',
  description: 'What it is.',
  address: (route: string) => `https://docs.example.org${route}`,
  sidebar: buildSidebar(
    docs.map((entry) => ({
      ...entry,
      path: entry.path.replace('/index', ''),
      sidebarPosition: entry.id === 'start' ? 1 : null,
    })),
    [{ folder: 'search', label: 'Search', position: 2 }],
  ),
  docs: new Map(docs.map((entry) => [entry.id, page(entry)])),
  posts: [page(doc('post', 'Post', 'News.'))],
  lists: new Map(
    [doc('search/deep', 'Deep'), doc('tags', 'Tags')].map((entry) => [entry.path, page(entry)]),
  ),
};

describe('llms.txt', () => {
  it('keeps a # at the end of a title', () => {
    expect(llmsIndex({ ...input, title: 'In C #' })).toMatch(/^# In C \\#\n/);
  });

  it('has title, summary and links to the Markdown pages by group', () => {
    const text = llmsIndex(input);
    expect(text).toMatch(/Every page is Markdown[^\n]+not known[^\n]+openapi\/qsc\.yaml/);
    expect(text.replace(/^Every page.*\n\n/m, '').replace(/\n## Optional[\s\S]*/, '')).toBe(`# Site

> What it is.

## Documentation

- [Start](https://docs.example.org/docs/start.md): Begin here.

## Search

- [Search](https://docs.example.org/docs/search/index.md): All about search.
- [Filters](https://docs.example.org/docs/search/filters.md)

## Search / Deep

- [Deep](https://docs.example.org/docs/search/deep.md)
- [Ranges \\[new\\]](https://docs.example.org/docs/search/deep/ranges.md): By number.

## Blog

- [Post](https://docs.example.org/docs/post.md): News.
`);
  });

  it('lists optional files at its end: files of groups and for programs', () => {
    const optional = llmsIndex(input).split('## Optional')[1] ?? '';
    expect(optional).toContain(
      '[All pages of Search](https://docs.example.org/docs/search/llms-full.txt)',
    );
    expect(optional).toContain('/skill.md');
    expect(optional).toContain('- [Tags](https://docs.example.org/docs/tags.md)');
    expect(optional).not.toContain('[Deep]');
  });

  it('has no group of posts without any', () => {
    expect(llmsIndex({ ...input, posts: [] })).not.toContain('## Blog');
  });
});

describe('llms-full.txt of groups', () => {
  it('have the pages of their group and no others', () => {
    const [group, ...others] = llmsGroups(input);
    const text = group?.text ?? '';
    expect(others).toEqual([]);
    expect(group?.file).toBe('/docs/search/llms-full.txt');
    expect([...text.matchAll(/^# (.*)$/gm)].map(([, title]) => title)).toEqual([
      'Site: Search',
      'Search',
      'Ranges [new]',
      'Filters',
    ]);
  });
});

describe('llms-full.txt of a large group', () => {
  it('are several below 50 kB, each linked, with all pages once', () => {
    const markdown = (title: string) => `# ${title}\n\n${'Größe. '.repeat(2500)}\n`;
    const large = docs.map((entry) => ({ ...page(entry), markdown: markdown(entry.title) }));
    const all = { ...input, docs: new Map(large.map((entry, at) => [docs[at]?.id ?? '', entry])) };
    const files = llmsGroups(all);
    expect(files.map(({ file }) => file)).toEqual([
      '/docs/search/llms-full.txt',
      '/docs/search/2-llms-full.txt',
    ]);
    for (const { file, text } of files) {
      expect(Buffer.byteLength(text)).toBeLessThan(50_000);
      expect(llmsIndex(all)).toContain(`](https://docs.example.org${file})`);
    }
    expect(files.flatMap(({ text }) => text.match(/^# (?!Site:).*$/gm) ?? [])).toHaveLength(3);
  });
});

describe('llms-full.txt', () => {
  it('has every page with title and URL, in the order of the sidebar, then the posts', () => {
    const text = llmsFull(input);
    expect([...text.matchAll(/^# (.*)$/gm)].map(([, title]) => title)).toEqual([
      'Site',
      'Start',
      'Search',
      'Ranges [new]',
      'Filters',
      'Post',
    ]);
    expect(text).toContain(
      '---\n\n# Start\n\nURL: https://docs.example.org/docs/start\n\nText of start.\n\n---\n',
    );
  });
});
