import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { germanStem, joinedVerbs } from './german';
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
  ])('is the same for the forms of %s', (word, ...forms) => {
    for (const form of forms) expect(germanStem(form), form).toBe(germanStem(word));
  });

  it('keeps four letters at least of what has them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
        const stem = germanStem(word);
        expect(stem.length).toBeGreaterThanOrEqual(Math.min(4, word.length));
      }),
    );
  });
});

describe('verbs whose parts stand apart', () => {
  it('are joined to whole ones', () => {
    expect(joinedVerbs(['wie', 'lege', 'ich', 'ihn', 'an']).get(1)).toBe('anlege');
    expect(joinedVerbs(['lege', 'ich', 'ihn']).size).toBe(0);
  });
});

describe('synonyms of another language', () => {
  const groups = [
    { words: ['löschen'], mean: ['delete'], isForeign: true as const },
    { words: ['anlegen'], mean: ['create'], isForeign: true as const },
    { words: ['marke'], mean: ['brand'], isForeign: true as const },
  ];
  const synonyms = new Synonyms(groups, (term) => term === 'mark');

  it('are found by other forms of their words, unless the texts have these', () => {
    expect(synonyms.of('geloscht')).toEqual([['delete']]);
    expect(synonyms.of('marken')).toEqual([['brand']]);
    expect(synonyms.of('mark')).toEqual([]);
    expect(new Synonyms(groups).of('mark')).toEqual([['brand']]);
  });

  it('are found with umlauts and without', () => {
    for (const word of ['löschen', 'loeschen', 'loesche'])
      expect(synonyms.of(words(word)[0]?.term ?? ''), word).toEqual([['delete']]);
  });

  it('are known as those of another language', () => {
    expect(synonyms.at(['marke'], 0)).toEqual([
      { start: 0, length: 1, others: [['brand']], isForeign: true },
    ]);
    expect(new Synonyms([{ words: ['brand', 'make'] }]).at(['brand'], 0)).toEqual([
      { start: 0, length: 1, others: [['make']] },
    ]);
  });

  it('are found by verbs whose parts stand apart', () => {
    expect(synonyms.at(['lege', 'ich', 'ihn', 'an'], 0)).toEqual([
      { start: 0, length: 1, others: [['create']], isForeign: true },
    ]);
    expect(synonyms.at(['lege', 'ich', 'ihn'], 0)).toEqual([]);
  });
});
