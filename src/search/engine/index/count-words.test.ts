import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { terms } from '../language/text';
import { countWords } from './count-words';

const fields = [
  { name: 'title', weight: 2 },
  { name: 'tags', weight: 1, isList: true as const },
  { name: 'text', weight: 1 },
];
const records = [
  { title: 'Der Grünwerk-Import', tags: 'feeding\nfull-feed', text: 'didYouMean didYouMean 1,000' },
  { text: 'Straße, naïve; f.brand.not und f.brand.not.' },
  { title: '', text: 'import IMPORT import imports 10,100' },
];

describe('counted words', () => {
  const counts = countWords(records, fields);
  const mini = new MiniSearch({
    fields: fields.map(({ name }) => name),
    tokenize: terms,
    processTerm: (term) => term,
  });
  mini.addAll(records.map((record, id) => ({ id, ...record })));
  const expected = mini.toJSON();

  it('equal the counts of MiniSearch, up to two for each word', () => {
    const actual = new Map(
      [...counts.terms].map(([term, byField]) => [
        term,
        byField.flatMap((pairs, field) =>
          (pairs ?? []).flatMap((record, at) =>
            at % 2 === 0 ? [[field, record, pairs?.[at + 1]]] : [],
          ),
        ),
      ]),
    );
    const wanted = new Map(
      expected.index.map(([term, byField]) => [
        term,
        Object.entries(byField).flatMap(([field, entries]) =>
          Object.entries(entries).map(([record, count]) => [
            ...[Number(field), Number(record)],
            Math.min(2, Number(count)),
          ]),
        ),
      ]),
    );
    expect(actual.size).toBeGreaterThan(15);
    expect(actual).toEqual(wanted);
  });

  it('have the lengths of MiniSearch, except for lists, whose length does not count', () => {
    for (const [record, lengths] of counts.lengths.entries())
      expect([lengths[0], lengths[2]]).toEqual([
        expected.fieldLength[record]?.[0] ?? -1,
        expected.fieldLength[record]?.[2] ?? -1,
      ]);
    expect(counts.lengths[0]?.[1]).toBe(1);
    expect(counts.averages).toEqual([
      expected.averageFieldLength[0],
      1,
      expected.averageFieldLength[2],
    ]);
  });
});

it('stop words and contractions are not counted, unless a line has no other words', () => {
  const { terms: counted } = countWords(
    [
      {
        title: "What the index doesn't keep",
        tags: 'did you mean\non the shelf',
        text: 'It is of A',
      },
    ],
    fields,
  );
  expect([...counted.keys()]).toEqual([
    'index',
    'keep',
    'did',
    'you',
    'mean',
    'on',
    'shelf',
    'it',
    'is',
    'of',
    'a',
  ]);
});
