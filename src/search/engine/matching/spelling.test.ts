import { describe, expect, it } from 'vitest';
import { testShop, testShopDefinition } from '../../../test/support/test-shop';
import { testEngine } from '../../../test/support/test-engine';

const { send, ids } = testEngine(testShopDefinition, testShop);
const didYouMean = async (text: string, rest = '') =>
  (await send(`q=${encodeURIComponent(text)}${rest}`)).didYouMeanResult;

describe('spelling', () => {
  it('corrects a word when it is sure, and responds to the corrected query', async () => {
    expect(await didYouMean('bateries ')).toEqual({
      name: 'spellCorrection',
      type: 'corrected',
      original: 'bateries ',
      corrected: 'batteries ',
    });
    expect(await ids('q=bateries%20')).toEqual(['drill']);
  });

  it('proposes a word when it is not sure, and responds to the original query', async () => {
    expect(await didYouMean('drell ')).toEqual({
      name: 'spellCorrection',
      type: 'didYouMean',
      original: 'drell ',
      didYouMean: 'drill ',
    });
  });

  it('proposes only words that people use, no names of code', async () => {
    const withNaming = { id: 'named', fields: { title: 'A photo' } };
    const engine = testEngine(testShopDefinition, {
      documents: [...testShop.documents, withNaming],
    });
    for (const text of ['__proto__', '_proto', 'proto_'])
      expect((await engine.send(`q=${text}%20`)).didYouMeanResult).toBeUndefined();
    expect((await engine.send('q=proto%20')).didYouMeanResult).toMatchObject({
      original: 'proto ',
    });
  });

  it('keeps other words, quotes, and spellings', async () => {
    expect(await didYouMean('BoltWerk, bateries!')).toMatchObject({
      corrected: 'BoltWerk, batteries!',
    });
    expect(await didYouMean('Strasze')).toMatchObject({ original: 'Strasze' });
    expect(await didYouMean('grünwek')).toMatchObject({ corrected: 'grünwerk' });
  });

  it('corrects no word inside a name with punctuation', async () => {
    expect(await didYouMean('__bateries__')).toBeUndefined();
    expect(await didYouMean('_bateries')).toBeUndefined();
    expect(await didYouMean('bateries__')).toBeUndefined();
  });

  it('proposes nothing for known words', async () => {
    for (const text of [
      'drill',
      'dr',
      'drills',
      'flashlight',
      'gruen',
      'httpClient',
      'bohrmaschine',
      'preisfilter',
      'the drill',
      '"dril"',
      '*',
      '',
      'xyzzyqwkvv',
    ])
      expect(await didYouMean(text), text).toBeUndefined();
  });

  it('corrects one of two words, and never names, numbers or opposites', async () => {
    expect(await didYouMean('bateries xyzzyqwkvv')).toMatchObject({
      corrected: 'batteries xyzzyqwkvv',
    });
    const { send: sendTo } = testEngine(testShopDefinition, {
      documents: ['validated forbid', 'cordless drill', 'display fields 403'].map((title) => ({
        id: title,
        fields: { title },
      })),
    });
    const proposal = async (text: string) =>
      (await sendTo(`q=${encodeURIComponent(text)}`)).didYouMeanResult;
    for (const text of [
      'invalidated ',
      '403 forbidden',
      'displayFeilds ',
      'display.feilds ',
      '404 ',
    ])
      expect(await proposal(text), text).toBeUndefined();
    expect(await proposal('cordles dril')).toMatchObject({ corrected: 'cordless drill' });
  });

  it('corrects a slip that resembles a form of another word', async () => {
    const { send: sendTo } = testEngine(testShopDefinition, {
      documents: [
        'a fed queue',
        'feeding one',
        'feeding two',
        'paging of a page',
        'page',
        'facet',
        'model',
      ].map((title) => ({ id: title, fields: { title } })),
      synonyms: [{ words: ['facette'], mean: ['facet'], isForeign: true }],
    });
    const notice = async (text: string) => {
      const { corrected, didYouMean } = (await sendTo(`q=${text}`)).didYouMeanResult ?? {};
      return corrected ?? didYouMean;
    };
    expect(await notice('feding')).toBe('feeding');
    expect(await notice('pagging')).toBe('paging');
    expect(await notice('facett')).toBe('facet');
    for (const form of ['feeds', 'paged', 'facets', 'facetten', 'modelling', 'queues'])
      expect(await notice(form), form).toBeUndefined();
  });

  describe('a notice for the word that answers', () => {
    const titles = [
      ...['update', 'update list', 'updates', 'updated once', 'facts', 'facet', 'facet list'],
      ...['full-feed', 'full-feed list', 'fed', 'query', 'highlight', 'X-QSC-Token', 'token'],
      ...['synonym', 'synonym list', 'synonymous', 'filter', 'expert'],
    ];
    const { send: sendTo } = testEngine(testShopDefinition, {
      documents: titles.map((title) => ({ id: title, fields: { title } })),
      synonyms: [{ words: ['facette', 'filtern'], mean: ['facet'], isForeign: true }],
    });
    const notice = async (text: string) => {
      const { corrected, didYouMean } = (await sendTo(`q=${text}`)).didYouMeanResult ?? {};
      return corrected ?? didYouMean;
    };

    it.each([
      ['has no last letter', 'updat', 'update'],
      ['is the start of a word', 'synon', 'synonym'],
      ['is a swap that looks like a form of a rare word', 'facte', 'facet'],
      ['is a missing letter that looks like an ending', 'fullfed', 'fullfeed'],
      ['looks like a form of a German word', 'facest', 'facet'],
    ])('names it for a word that %s: %s', async (_, slip, word) => {
      expect(await notice(slip)).toBe(word);
    });

    it.each(['update', 'updating', 'facets', 'facetten', 'filter', 'sy', 'x-qsc-tokn', 'qwrtz'])(
      'needs no notice for %s',
      async (word) => {
        expect(await notice(word)).toBeUndefined();
      },
    );
  });

  it('is off with spellcheckDisabled, which also matches no similar words', async () => {
    expect(await didYouMean('bateries ', '&ctrl=spellcheckDisabled')).toBeUndefined();
    expect(await ids('q=bateries%20&ctrl=spellcheckDisabled')).toEqual([]);
  });

  it('corrects to names of object properties, such as constructor', async () => {
    expect(await didYouMean('constructr ')).toMatchObject({ corrected: 'constructor ' });
  });
});
