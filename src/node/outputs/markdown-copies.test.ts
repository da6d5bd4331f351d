import { describe, expect, it } from 'vitest';
import type { MarkdownExample } from '../markdown/content';
import { plainMarkdown } from './markdown-copies';

const page = {
  title: 'Filters',
  description: 'Narrow a search.',
  file: 'content/docs/search/filters.mdx',
  path: '/docs/search/filters',
  bodyLine: 1,
  examples: [],
};
const copy = (body: string, examples: MarkdownExample[] = [], bodyLine = 1) =>
  plainMarkdown({ ...page, body, examples, bodyLine }, 'https://docs.example.org/help', (file) =>
    file === 'content/docs/search/sort.mdx' ? '/docs/search/sort' : undefined,
  );

describe('a page as Markdown', () => {
  it('starts with title and description', () => {
    expect(copy('Text.')).toBe('# Filters\n\nNarrow a search.\n\nText.\n');
  });

  it('makes full addresses of links and leaves others', () => {
    expect(
      copy('[a](./sort.mdx#x) [b](/docs) [c](#y) [d](https://example.org) [e](./gone.mdx)'),
    ).toContain(
      '[a](https://docs.example.org/help/docs/search/sort#x) [b](https://docs.example.org/help/docs) [c](#y) [d](https://example.org) [e](./gone.mdx)',
    );
  });

  it('says what components and blocks mean', () => {
    const body =
      'import X from \'./_x.mdx\'\n\n<Tabs group="method">\n<Tab label="GET">\n\nOne\n\n</Tab>\n</Tabs>\n\n:::tip[Hint]\nText\n:::\n\n## Title {#id}';
    expect(copy(body)).toBe(
      '# Filters\n\nNarrow a search.\n\n**GET**\n\nOne\n\n**Hint**\nText\n\n## Title\n',
    );
  });

  it('shows calls and responses of examples, in their place', () => {
    const body =
      '1. One\n\n   <SearchExample\n     index="products"\n   />\n\n2. Two\n\n<SearchExample />';
    const examples = [
      { line: 7, endLine: 9, text: '```http\nGET /\n\nbody\n```' },
      { line: 13, endLine: 13, text: '```json\n{}\n```' },
    ];
    expect(copy(body, examples, 5)).toBe(
      '# Filters\n\nNarrow a search.\n\n1. One\n\n   ```http\n   GET /\n\n   body\n   ```\n\n2. Two\n\n```json\n{}\n```\n',
    );
  });

  it('has no truncate marker', () => {
    expect(copy('a\n\n<!-- truncate -->\n\nb\n\n{/* truncate */}\n\nc')).toMatch(/a\n\nb\n\nc\n$/);
  });

  it('leaves code alone', () => {
    const code = '```jsx\n<Tabs>\n[a](./sort.mdx)\n:::note\n```';
    expect(copy(`${code}\n\n[a](./sort.mdx)`)).toContain(`${code}\n\n[a](https://`);
  });
});
