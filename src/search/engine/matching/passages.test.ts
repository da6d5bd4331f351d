import { describe, expect, it } from 'vitest';
import { testEngine } from '../../../test/test-engine';
import { testShopDefinition } from '../../../test/test-shop';

const query = (text: string) => `q=${encodeURIComponent(text)}`;

describe('a heading that says all of the query', () => {
  const definition = {
    ...testShopDefinition,
    fields: [
      { name: 'title', weight: 10 },
      { name: 'heading', weight: 3, ofPassage: true as const },
      { name: 'text', weight: 1, ofPassage: true as const },
    ],
  };
  const page = (id: string, title: string, heading: string, text: string) => ({
    id,
    fields: { title },
    passages: [{ id: 'a', fields: { heading, text } }],
  });

  it('counts more the more words it has', async () => {
    const { ids } = testEngine(definition, {
      documents: [
        page('words', 'Words of the index', 'Kinds', 'Two words with a meaning, two meanings.'),
        page('glossary', 'Glossary', 'Words with two meanings', 'Index and page.'),
        page('other', 'Other', 'Other', 'Nothing.'),
      ],
    });
    expect((await ids(query('Which words have two meanings?')))[0]).toBe('glossary');
  });
});

describe('where a hit leads', () => {
  const definition = {
    ...testShopDefinition,
    displayFields: ['title', 'url'],
    fields: [
      { name: 'title', weight: 10 },
      { name: 'keywords', weight: 10, isList: true as const },
      { name: 'heading', weight: 3, ofPassage: true as const },
      { name: 'text', weight: 1, ofPassage: true as const },
    ],
  };
  const { result } = testEngine(definition, {
    documents: [
      {
        id: 'filters',
        fields: { title: 'Filters', url: '/filters', keywords: ['max rows', 'narrow down'] },
        passages: [
          { id: '', fields: { heading: '', text: 'Choose a filter.' } },
          { id: 'values', fields: { heading: 'Value filters', text: 'A filter by value.' } },
          { id: 'limits', fields: { heading: 'Limits', text: 'At most (max) 100 rows.' } },
        ],
      },
    ],
  });
  it.each([
    ['filters', '/filters'],
    ['filter ', '/filters'],
    ['value filters', '/filters#values'],
    ['how do filters work', '/filters#values'],
    ['max rows', '/filters#limits'],
    ['narrow down', '/filters'],
  ])('%s: %s', async (text, url) => {
    const { documents } = await result(query(text));
    expect(documents[0]?.document['url']).toBe(url);
  });
});
