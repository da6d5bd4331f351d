import { describe, expect, it } from 'vitest';
import { testEngine } from '../../../test/support/test-engine';
import { testShopDefinition } from '../../../test/support/test-shop';

const query = (text: string) => `q=${encodeURIComponent(text)}`;

describe('a heading with all words of the query', () => {
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

describe('the target of a hit', () => {
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
        fields: {
          title: 'Filters',
          url: '/filters',
          keywords: ['max rows', 'narrow down', 'status 413'],
        },
        passages: [
          { id: '', fields: { heading: '', text: 'Choose a filter.' } },
          { id: 'values', fields: { heading: 'Value filters', text: 'A filter by value.' } },
          { id: 'limits', fields: { heading: 'Limits', text: 'At most (max) 100 rows.' } },
          { id: 'large', fields: { heading: '413 Content Too Large', text: 'Send less.' } },
        ],
      },
    ],
  });
  it.each([
    ['filters', '/filters'],
    ['status 413', '/filters#large'],
    ['413 filters', '/filters'],
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

describe('the best section for a question', () => {
  const { result } = testEngine(
    {
      ...testShopDefinition,
      displayFields: ['title', 'url'],
      fields: [
        { name: 'title', weight: 10 },
        { name: 'heading', weight: 3, ofPassage: true },
        { name: 'text', weight: 1, ofPassage: true },
      ],
    },
    {
      documents: [
        {
          id: 'assets',
          fields: { title: 'Assets', url: '/assets' },
          passages: [
            { id: 'uses', fields: { heading: 'Uses', text: 'Asset, asset: show an asset.' } },
            {
              id: 'parts',
              fields: { heading: 'Parts', text: 'The address of an asset is built.' },
            },
            { id: 'address', fields: { heading: 'Address and place', text: 'An asset has one.' } },
            { id: 'rules', fields: { heading: 'Rules', text: 'An asset is public.' } },
          ],
        },
        { id: 'other', fields: { title: 'Address book', url: '/other' }, passages: [] },
      ],
    },
  );
  it.each([
    ['Which address does an asset have?', '/assets#address'],
    ['Is an asset public?', '/assets#rules'],
    ['Where is an asset built?', '/assets#parts'],
  ])('has the rare words of the question: %s', async (text, url) => {
    const { documents } = await result(query(text));
    expect(documents[0]?.document['url']).toBe(url);
  });
});

describe('a page whose title is another name of the query', () => {
  it('is the target itself, not one of its sections', async () => {
    const { result } = testEngine(
      {
        ...testShopDefinition,
        displayFields: ['title', 'url'],
        fields: [
          { name: 'title', weight: 10 },
          { name: 'text', weight: 1, ofPassage: true },
        ],
      },
      {
        documents: [
          {
            id: 'suggestions',
            fields: { title: 'Configure suggestions', url: '/suggestions' },
            passages: [{ id: 'errors', fields: { text: 'Errors of suggest.' } }],
          },
        ],
        synonyms: [{ words: ['suggest', 'suggestion'] }],
      },
    );
    const { documents } = await result(query('suggest'));
    expect(documents[0]?.document['url']).toBe('/suggestions');
  });
});
