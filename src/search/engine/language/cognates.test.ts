import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cognates } from './cognates';

const english = ['configure', 'migrate', 'export', 'normalize', 'semantic', 'quality', 'category'];
const more = ['manual', 'active', 'title', 'relevance', 'instance', 'agent', 'context', 'index'];
const isKnown = (word: string) => [...english, ...more].includes(word);

describe('an English word that a German one may be', () => {
  it.each([
    ['konfigurieren', 'configure'],
    ['konfigurierte', 'configure'],
    ['migrierung', 'migrate'],
    ['exportiere', 'export'],
    ['normalisieren', 'normalize'],
    ['semantische', 'semantic'],
    ['qualitat', 'quality'],
    ['kategorien', 'category'],
    ['manuelle', 'manual'],
    ['aktiven', 'active'],
    ['titeln', 'title'],
    ['relevanz', 'relevance'],
    ['instanzen', 'instance'],
    ['kontext', 'context'],
  ])('of %s is %s', (word, expected) => {
    expect(cognates(word, isKnown, false)).toEqual([expected]);
  });

  it('needs German words beside it when only an ending is German', () => {
    expect(cognates('agenten', isKnown, false)).toEqual([]);
    expect(cognates('agenten', isKnown, true)).toEqual(['agent']);
    expect(cognates('indexes', isKnown, false)).toEqual([]);
  });

  it('is always one that the texts have, and no number or short word is one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), fc.boolean(), (word, inGerman) => {
        const found = cognates(word, isKnown, inGerman);
        expect(found.every(isKnown)).toBe(true);
        if (/\d/.test(word) || word.length < 5) expect(found).toEqual([]);
      }),
    );
  });
});
