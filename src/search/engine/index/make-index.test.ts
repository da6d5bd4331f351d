import { describe, expect, it } from 'vitest';
import { testEngine } from '../../../test/support/test-engine';
import { testShopDefinition } from '../../../test/support/test-shop';
import { makeIndex } from './make-index';

const query = (text: string) => `q=${encodeURIComponent(text)}`;

describe('running text', () => {
  const definition = {
    ...testShopDefinition,
    fields: [
      { name: 'title', weight: 10 },
      { name: 'text', weight: 1, ofPassage: true as const },
    ],
  };
  const page = (title: string, text: string) => ({
    id: title,
    fields: { title },
    passages: [{ id: '', fields: { text } }],
  });
  const { ids } = testEngine(definition, {
    documents: [
      page('What it is', 'A license of MIT.'),
      page('Cache', 'You switch the cache off.'),
      page('Index', 'You switch off what the cache is not.'),
    ],
  });

  it('is found by its words, not by English stop words', async () => {
    expect((await ids(query('cache '))).sort()).toEqual(['Cache', 'Index']);
    expect(await ids(query('what is it '))).toEqual(['What it is']);
  });

  it('is found by words that are stop words of German only', async () => {
    expect(await ids(query('mit '))).toEqual(['What it is']);
  });

  it('is found by phrases that have stop words', async () => {
    expect(await ids(query('"switch the cache off"'))).toEqual(['Cache']);
    expect(await ids(query('"the cache"'))).toEqual(expect.arrayContaining(['Cache', 'Index']));
    expect(await ids(query('"the switch"'))).toEqual([]);
  });
});

it('German words that are forms of others are omitted, and still found', async () => {
  const content = {
    documents: [{ id: 'kept', fields: { title: 'Delete preise' } }],
    synonyms: [
      { words: ['löschen', 'gelöscht', 'lösche es'], mean: ['delete'], isForeign: true as const },
      { words: ['preis', 'preise'], mean: ['price'], isForeign: true as const },
    ],
  };
  expect(makeIndex(testShopDefinition, content).synonyms.map((group) => group.words)).toEqual([
    ['löschen', 'lösche es'],
    // A word of the texts is found as a German one only when it is named.
    ['preis', 'preise'],
  ]);
  expect(await testEngine(testShopDefinition, content).ids(query('gelöscht'))).toEqual(['kept']);
});
