import { describe, expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';

describe('derived data', async () => {
  const page = await compilePage(
    'Start with [filters](./filters.mdx#range) or https://example.org/a.\n\n![A shop](./shop.png)\n\n## First `part`\n\nText one.\n\n| Name | Type |\n|---|---|\n| `q` | string |\n\n### Deeper\n\nText two.',
  );

  it('cuts the page into sections', () => {
    expect(page.sections).toEqual([
      {
        id: '',
        title: 'Page',
        level: 1,
        text: 'Start with filters or https://example.org/a.\nA shop',
        defined: [],
      },
      {
        id: 'first-part',
        title: 'First part',
        level: 2,
        text: 'Text one.\nName\tType\nq\tstring',
        defined: ['q'],
      },
      { id: 'deeper', title: 'Deeper', level: 3, text: 'Text two.', defined: [] },
    ]);
  });

  it('lists headings below that of the page, without pictures', async () => {
    const { headings } = await compilePage('# A *b* ![c](./shop.png)');
    expect(headings).toEqual([
      { id: 'a-b-c', level: 2, text: 'A b ', inline: ['A ', ['em', 'b'], ' '] },
    ]);
  });

  it('cuts the excerpt from the start of the text at a word', async () => {
    expect(page.excerpt).toBe('Start with filters or https://example.org/a. A shop');
    const long = (await compilePage('word '.repeat(100))).excerpt;
    expect(long).toMatch(/word…$/);
    expect(long.length).toBeLessThanOrEqual(201);
  });

  it('separates the labels of tabs from the texts', async () => {
    const tab = '<Tab label="PHP">\n\nRead this.\n\n</Tab>';
    const { sections } = await compilePage(`Text.\n\n<Tabs>\n${tab}\n${tab}\n</Tabs>`);
    expect(sections[0]?.text).toBe('Text.\nPHP ·\nRead this.\nPHP ·\nRead this.');
  });

  it('puts an empty line between two tables', async () => {
    const table = (head: string) => `| ${head} | To |\n|---|---|\n| x | y |\n\n`;
    const { sections } = await compilePage(`Text.\n\n${table('One')}${table('Two')}End.`);
    expect(sections[0]?.text).toBe('Text.\nOne\tTo\nx\ty\n\nTwo\tTo\nx\ty\nEnd.');
  });

  it('ends a sentence at each block of HTML', async () => {
    const { text } = await compilePage('<article>One</article><article>Two</article>');
    expect(text).toBe('One\nTwo');
  });

  it('counts words and lists images', async () => {
    expect((await compilePage('One two, three-four f.price 12.')).words).toBe(5);
    expect(page.images).toEqual([{ src: './shop.png', alt: 'A shop', line: 3, column: 1 }]);
  });

  it('lists links with their positions', () => {
    expect(page.links).toEqual([
      { href: './filters.mdx#range', text: 'filters', line: 1, column: 12 },
      { href: 'https://example.org/a', text: 'https://example.org/a', line: 1, column: 46 },
    ]);
  });
});
