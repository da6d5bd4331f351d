import { describe, expect, it } from 'vitest';
import { testEngine } from '../../../test/support/test-engine';
import { testShopDefinition } from '../../../test/support/test-shop';
import type { SynonymGroup } from '../index/definition';

const german: SynonymGroup[] = [
  { words: ['abschalten'], mean: ['switch off'], isForeign: true },
  { words: ['einschalten'], mean: ['switch on'], isForeign: true },
  { words: ['eingeben'], mean: ['type'], isForeign: true },
  { words: ['feld'], mean: ['field'], isForeign: true },
  { words: ['sortieren'], mean: ['sort'], isForeign: true },
];
const over = (titles: readonly string[]) =>
  testEngine(testShopDefinition, {
    documents: titles.map((title) => ({ id: title, fields: { title } })),
    synonyms: german,
  });
const query = (text: string) => `q=${encodeURIComponent(text)}`;

describe('a German sentence', () => {
  const { ids, send } = over([
    'Switch off a field',
    'Switch on a field',
    'Type a field',
    'False alarm of a field',
    'Sort a field',
  ]);

  it.each([
    ['Wie soll ich das Feld einschalten?', 'Switch on a field'],
    ['Wie wird das Feld eingeschaltet?', 'Switch on a field'],
    ['Sind die Felder sortierbar?', 'Sort a field'],
  ])('finds the page for "%s"', async (text, title) => {
    expect((await ids(query(text)))[0]).toBe(title);
  });

  it('has no short words that are corrected to English', async () => {
    const { didYouMeanResult } = await send(query('Wie fasse ich das Feld?'));
    expect(didYouMeanResult).toBeUndefined();
    expect((await ids(query('Wie fasse ich das Feld?')))[0]).not.toBe('False alarm of a field');
  });

  it('has long words that are corrected', async () => {
    const { ids: find } = over(['Autocomplete', 'Other']);
    expect(await find(query('Wie geht das mit Autocomplet?'))).toEqual(['Autocomplete']);
  });
});
