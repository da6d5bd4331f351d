import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { handbook, handbookDefinition } from '../../../test/samples/handbook';
import { testShop, testShopDefinition } from '../../../test/support/test-shop';
import type { WordCounts } from './count-words';
import type { IndexDefinition } from './definition';
import { bm25, prefixWeights } from '../ranking-weights';
import { FullText } from './full-text';
import type { PartSource } from './index-data';
import { makeIndex } from './make-index';
import { packIndex, unpackIndex, type PackedIndex } from '../packed/packed-index';

const inParts = { maxInline: 0, part: 100 };
const never: PartSource = (file) => Promise.reject(new Error(`${file} is not needed`));

/** The index with its postings in parts outside of it, and their loader. */
function splitIndex(packed: PackedIndex, lengths = unpackIndex(packed).lengths) {
  const files = new Map(packed.parts.map(({ postings = '' }, number) => [`${number}`, postings]));
  const loaded: string[] = [];
  return {
    data: {
      ...unpackIndex(packed),
      parts: packed.parts.map(({ first }, number) => ({ first, file: `${number}` })),
      lengths,
    },
    loaded,
    source: (file: string) => {
      loaded.push(file);
      return Promise.resolve(files.get(file) ?? '');
    },
  };
}

/** The counted words in the form that MiniSearch loads, whose scores are the reference. */
function asMiniSearch(
  { records, lengths, averages, terms }: WordCounts,
  { fields }: IndexDefinition,
) {
  const numbers = Array.from({ length: records }, (_, record) => record);
  const occurrences = (pairs: readonly number[]) =>
    Object.fromEntries(
      pairs.flatMap((record, at) => (at % 2 === 0 ? [[record, pairs[at + 1] ?? 0]] : [])),
    );
  return {
    documentCount: records,
    nextId: records,
    documentIds: Object.fromEntries(numbers.map((record) => [record, record])),
    fieldIds: Object.fromEntries(fields.map(({ name }, field) => [name, field])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: averages,
    storedFields: {},
    dirtCount: 0,
    index: [...terms].map(([term, byField]): [string, Record<string, Record<string, number>>] => [
      term,
      Object.fromEntries(
        byField.flatMap((pairs, field) => (pairs ? [[field, occurrences(pairs)]] : [])),
      ),
    ]),
    serializationVersion: 2,
  };
}

const indexes = [
  ['with passages', handbookDefinition, handbook],
  ['without', testShopDefinition, testShop],
] as const;

describe.each(indexes)('the full text of an index %s', (_, definition, content) => {
  const index = makeIndex(definition, content);
  const mini = MiniSearch.loadJS(asMiniSearch(index.words, definition), {
    fields: definition.fields.map(({ name }) => name),
    processTerm: (term) => term,
    searchOptions: {
      bm25: { ...bm25, d: 0 },
      weights: { prefix: prefixWeights.weight, fuzzy: 0 },
      tokenize: (term) => [term],
      boost: Object.fromEntries(definition.fields.map(({ name, weight }) => [name, weight])),
    },
  });
  const expected = (term: string, prefix: boolean) =>
    new Map(mini.search(term, { prefix }).map(({ id, score }) => [id as number, score]));
  // Lengths are sent rounded, so the comparison uses the counted lengths.
  const lengths = Float32Array.from(index.words.lengths.flat());
  const { data, source } = splitIndex(packIndex(index, inParts), lengths);
  const fullTexts = [
    ['in one piece', new FullText({ ...unpackIndex(packIndex(index)), lengths }, never)],
    ['in parts', new FullText(data, source)],
  ] as const;

  it.each(fullTexts)('%s scores words and starts of words by BM25', async (__, fullText) => {
    const words = [...index.words.terms.keys()];
    for (const word of [...words, 'missing'])
      for (const [term, prefix] of [
        [word, false],
        [word.slice(0, 3), true],
      ] as const) {
        const { records, scores, terms } = await fullText.complete(() =>
          fullText.lookup(term, prefix),
        );
        const wanted = expected(term, prefix);
        expect([...records].sort()).toEqual([...wanted.keys()].sort());
        for (const [record, score] of wanted)
          expect(scores[records.indexOf(record)]).toBeCloseTo(score, 8);
        for (const match of terms)
          expect(prefix ? match.startsWith(term) : match === term).toBe(true);
      }
  });
});

describe('postings in parts', () => {
  const packed = packIndex(makeIndex(handbookDefinition, handbook), inParts);

  it('are loaded once for the words of a query', async () => {
    const { data, source, loaded } = splitIndex(packed);
    const fullText = new FullText(data, source);
    const lookup = () => fullText.complete(() => fullText.lookup('range'));
    await Promise.all([lookup(), lookup()]);
    expect(loaded).toHaveLength(1);
    await lookup();
    expect(loaded).toHaveLength(1);
  });

  it('make the search fail if they do not load, and the next search loads them', async () => {
    const { data, source } = splitIndex(packed);
    let isOffline = true;
    const fullText = new FullText(data, (file) =>
      isOffline ? Promise.reject(new Error('offline')) : source(file),
    );
    const lookup = () => fullText.complete(() => fullText.lookup('range'));
    await expect(lookup()).rejects.toThrow('offline');
    isOffline = false;
    expect((await lookup()).records.length).toBeGreaterThan(0);
  });
});
