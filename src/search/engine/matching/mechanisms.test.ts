import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testEngine } from '../../../test/support/test-engine';
import { shopOfCategories, testShop, testShopDefinition } from '../../../test/support/test-shop';
import type { SynonymGroup } from '../index/definition';

const shop = testEngine(testShopDefinition, testShop);
const over = (titles: readonly string[], synonyms: readonly SynonymGroup[] = []) =>
  testEngine(testShopDefinition, {
    documents: titles.map((title) => ({ id: title, fields: { title } })),
    synonyms,
  });
const query = (text: string) => `q=${encodeURIComponent(text)}`;

const indexedWords = [
  'drill',
  'cordless',
  'boltwerk',
  'goggles',
  'lamp',
  'saw',
  'jigsaw',
  'filter',
  'green',
];
const slips = ['drll', 'cordles', 'gogles', 'lamq', 'fillter', 'bateries', 'xyzzy', 'vec', '403'];
const word = fc.constantFrom(...indexedWords, ...slips);
const texts = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('properties of any query', () => {
  it('a correction never lowers the number of exact matches', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { didYouMeanResult } = await shop.send(query(text));
        const { corrected } = didYouMeanResult ?? {};
        if (corrected === undefined) return;
        const exact = async (words: string) =>
          (await shop.ids(`ctrl=spellcheckDisabled&${query(words)}`)).length;
        expect(await exact(corrected)).toBeGreaterThanOrEqual(await exact(text));
      }),
      { numRuns: 60 },
    );
  });

  it('the order of two words does not decide whether there are hits', async () => {
    await fc.assert(
      fc.asyncProperty(word, word, async (one, other) => {
        const forth = await shop.ids(query(`${one} ${other}`));
        const back = await shop.ids(query(`${other} ${one}`));
        expect(forth.length > 0).toBe(back.length > 0);
      }),
      { numRuns: 60 },
    );
  });

  it('adding a synonym never removes a hit', async () => {
    const group = fc.record({
      words: fc.uniqueArray(
        fc.oneof(
          word,
          fc.tuple(word, word).map((pair) => pair.join(' ')),
        ),
        {
          minLength: 2,
          maxLength: 3,
        },
      ),
    });
    await fc.assert(
      fc.asyncProperty(texts, group, async (text, added) => {
        const request = `ctrl=spellcheckDisabled&${query(`${text} `)}`;
        const more = testEngine(testShopDefinition, {
          ...testShop,
          synonyms: [...(testShop.synonyms ?? []), added],
        });
        expect(await more.ids(request)).toEqual(expect.arrayContaining(await shop.ids(request)));
      }),
      { numRuns: 40 },
    );
  });
});

describe('other names', () => {
  it.each(['drill', 'jigsaw', 'lamp', 'goggles'])(
    'of %s put first what it puts first itself',
    async (name) => {
      const { ids } = testEngine(testShopDefinition, {
        ...testShop,
        synonyms: [{ words: ['qqqq'], mean: [name] }],
      });
      const [first] = await ids(query(`${name} `));
      expect((await ids(query('qqqq ')))[0]).toBe(first);
    },
  );

  it('of several words of which one is unknown stand above the others', async () => {
    const saws = ['Saw', 'Saw blade for a saw', 'Jigsaw'];
    const { ids } = over(saws, [{ words: ['saber saw', 'jigsaw'] }]);
    expect((await ids(query('saber saw ')))[0]).toBe('Jigsaw');
    // Hits of one of the words are still found.
    expect((await ids(query('saber saw '))).sort()).toEqual([...saws].sort());
  });

  it('count less than the name in a title', async () => {
    const { ids } = over(
      ['Speed of a search', 'Latency of a search'],
      [{ words: ['speed', 'latency'] }],
    );
    expect(await ids(query('latency '))).toEqual(['Latency of a search', 'Speed of a search']);
    expect(await ids(query('speed '))).toEqual(['Speed of a search', 'Latency of a search']);
  });
});

describe('names', () => {
  it.each([
    ['full-feed', 'the full-feed call'],
    ['full feed', 'the full-feed call'],
    ['fullFeed', 'the full-feed call'],
    ['lastPurchased', 'field last_purchased'],
    ['f.brand.not', 'set f.brand.not to a value'],
    ['1000 ', 'at most 1,000 rows'],
    ['1,000 ', 'at most 1,000 rows'],
  ])('%s finds the complete name', async (text, title) => {
    const titles = ['the full-feed call', 'field last_purchased', 'set f.brand.not to a value'];
    const { ids } = over([...titles, 'at most 1,000 rows', 'not a brand', 'feed the full dog']);
    expect((await ids(query(text)))[0]).toBe(title);
  });

  it.each(['rest_code', 'rest-code', 'rest.code'])(
    '%s counts more than other names of its parts',
    async (text) => {
      const { ids } = testEngine(testShopDefinition, {
        documents: [
          { id: 'parts', fields: { title: 'api code' } },
          { id: 'whole', fields: { title: 'keys', description: 'one of them is rest_code' } },
        ],
        synonyms: [{ words: ['rest'], mean: ['api'] }],
      });
      expect(await ids(query(text))).toEqual(['whole', 'parts']);
    },
  );
});

describe('words of another language', () => {
  const german: SynonymGroup[] = [
    { words: ['suche'], mean: ['search'], isForeign: true },
    { words: ['marke'], mean: ['brand'], isForeign: true },
  ];

  it('match exactly, not by English endings', async () => {
    const { ids } = over(['such a thing', 'mark it', 'search box', 'brand name'], german);
    expect(await ids(query('suche '))).toEqual(['search box']);
    expect(await ids(query('marke '))).toEqual(['brand name']);
    expect(await ids(query('mark '))).toEqual(['mark it']);
  });

  it('leave the form of a question out', async () => {
    const { ids } = over(['brand name', 'welche wie'], german);
    expect((await ids(query('wie finde ich eine Marke'))).at(0)).toBe('brand name');
  });
});

describe('questions', () => {
  it('match documents without all of their words', async () => {
    const { ids } = over(['cache settings', 'turn the page']);
    expect(await ids(query('how can I turn the cache '))).toEqual(
      expect.arrayContaining(['cache settings']),
    );
  });

  it('a synonym can stand above the word itself', async () => {
    const { ids } = over(
      ['speed speed speed', 'a very long title in which the word latency is one of many others'],
      [{ words: ['latency'], mean: ['speed'] }],
    );
    expect((await ids(query('latency '))).length).toBe(2);
  });
});

describe('a query that is the value of a list', () => {
  it('finds its documents first', async () => {
    const { ids } = testEngine(
      ...shopOfCategories([
        ['Core drill bit', 'Accessories', 'Drill bits'],
        ...['Saw', 'Lamp', 'Glove', 'Level', 'Nail', 'Screw'].map(
          (title) => [title, title] as const,
        ),
        ['Impact drill 750 W', 'Power tools', 'Drills'],
      ]),
    );
    expect((await ids(query('drill ')))[0]).toBe('Impact drill 750 W');
  });
});
