import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { germanStem } from './german';
import { Synonyms } from './synonyms';
import { words } from './text';

describe('the stem of a German word', () => {
  it.each([
    ['loschen', 'losche', 'loscht', 'geloscht'],
    ['sortieren', 'sortiere', 'sortiert'],
    ['vorschlag', 'vorschlage', 'vorschlagen', 'vorschlags'],
    ['dokument', 'dokumente', 'dokumenten', 'dokuments'],
    ['anlegen', 'anlege', 'anlegt', 'angelegt'],
    ['marke', 'marken'],
    ['sortieren', 'sortierung', 'sortierungen', 'sortierbar', 'sortierbare'],
    ['anlegen', 'anzulegen'],
    ['zurucksetzen', 'zuruckzusetzen', 'zuruckgesetzt'],
    ['hinzufugen', 'hinzugefugt', 'hinzuzufugen', 'hinzufuge'],
    ['eintragen', 'eingetragen', 'einzutragen'],
    ['loschen', 'geloschte', 'geloschten'],
    ['baustein', 'bausteine', 'bausteinen'],
    ['konfigurieren', 'konfigurierte', 'konfigurierten', 'konfigurierbar'],
  ])('is the same for the forms of %s', (word, ...forms) => {
    for (const form of forms) expect(germanStem(form), form).toBe(germanStem(word));
  });

  it('is the same with an ending as without', () => {
    // Words in -ung and -bar have endings of their own, as the forms above.
    const noun = fc
      .stringMatching(/^k[a-z]{3,9}$/)
      .filter((word) => !/(?:ung|bar)e?[mnrs]?$/.test(word));
    fc.assert(
      fc.property(noun, fc.constantFrom('e', 'en', 'es', 'n', 's'), (word, ending) => {
        expect(germanStem(word + ending)).toBe(germanStem(word));
      }),
    );
  });

  it('keeps at least four letters of a longer word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        const stem = germanStem(word);
        expect(stem.length).toBeGreaterThanOrEqual(Math.min(4, word.length));
      }),
      { examples: [['geaat'], ['gebet']] },
    );
  });
});

describe('synonyms of another language', () => {
  const groups = [
    { words: ['löschen'], mean: ['delete'], isForeign: true as const },
    { words: ['anlegen'], mean: ['create'], isForeign: true as const },
    { words: ['marke'], mean: ['brand'], isForeign: true as const },
  ];
  const synonyms = new Synonyms(groups, (term) => term === 'mark');

  it('match other forms of their words, unless the texts contain these forms', () => {
    expect(synonyms.of('geloscht')).toEqual([['delete']]);
    expect(synonyms.of('marken')).toEqual([['brand']]);
    expect(synonyms.of('mark')).toEqual([]);
    expect(new Synonyms(groups).of('mark')).toEqual([['brand']]);
  });

  it('are found with umlauts and without', () => {
    for (const word of ['löschen', 'loeschen', 'loesche'])
      expect(synonyms.of(words(word)[0]?.term ?? ''), word).toEqual([['delete']]);
  });

  it('are marked as foreign', () => {
    expect(synonyms.at(['marke'], 0)).toEqual([
      { start: 0, length: 1, others: [['brand']], isForeign: true },
    ]);
    expect(new Synonyms([{ words: ['brand', 'make'] }]).at(['brand'], 0)).toEqual([
      { start: 0, length: 1, others: [['make']] },
    ]);
  });
});
