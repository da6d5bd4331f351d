import { describe, expect, it } from 'vitest';
import { testShop, testShopDefinition, products } from '../../../test/support/test-shop';
import { testEngine } from '../../../test/support/test-engine';
import type { IndexContent } from '../index/make-index';

const { ids, result } = testEngine(testShopDefinition, testShop);
const find = (text: string) => ids(`q=${encodeURIComponent(text)}`);
/** Without correction, so that hits come from the words as typed. */
const findExactly = (text: string) => ids(`ctrl=spellcheckDisabled&q=${encodeURIComponent(text)}`);

/** An engine over one-line documents; their ids are their titles. */
function over(titles: readonly string[], rest: Partial<IndexContent> = {}) {
  return testEngine(testShopDefinition, {
    documents: titles.map((title) => ({ id: title, fields: { title } })),
    ...rest,
  });
}

describe('the documents of a query', () => {
  it('are all without text and for *', async () => {
    const all = products.map(({ id }) => id);
    expect(await ids('')).toEqual(all);
    expect(await ids('q=')).toEqual(all);
    expect(await ids('q=%20')).toEqual(all);
    expect(await ids('q=*')).toEqual(all);
  });

  it('are none for nonsense', async () => {
    for (const text of ['xyzzyqwkvv', 'qqqqqqqqqq', '???', '"', '🙂', '12345678901234567890'])
      expect(await find(text), text).toEqual([]);
  });

  it('completes the last word only, and only while it is being typed', async () => {
    expect(await findExactly('gogg')).toEqual(['goggles']);
    expect(await findExactly('clear gogg')).toEqual(['goggles']);
    expect(await findExactly('gogg clear')).toEqual([]);
    expect(await findExactly('gogg ')).toEqual([]);
    expect(await findExactly('"gogg"')).toEqual([]);
  });

  it('finds documents with both of two words, in any fields', async () => {
    expect(await find('boltwerk drill')).toEqual(['drill']);
    expect(await findExactly('boltwerk halden')).toEqual([]);
  });

  it('leaves out a word that no document has, and needs any word when none has all', async () => {
    expect(await find('xyzzyqwkvv drill')).toEqual(await find('drill '));
    const either = await find('boltwerk halden');
    expect(either).toEqual(expect.arrayContaining(['drill', 'hammer-drill']));
  });

  it('ignores case, accents and other forms of a word', async () => {
    expect(await findExactly('GOGGLES')).toEqual(['goggles']);
    expect(await findExactly('góggles')).toEqual(['goggles']);
    expect(await findExactly('splinter ')).toEqual(['goggles']);
    expect(await findExactly('protecting ')).toEqual(expect.arrayContaining(['goggles']));
  });

  it('finds parts of names in camel case, and names by their parts', async () => {
    expect(await findExactly('client ')).toEqual(['filter-bag']);
    expect(await findExactly('httpclient ')).toEqual(['filter-bag']);
    expect(await findExactly('httpClient ')).toEqual(['filter-bag']);
    const { ids: find } = over(['mean result', 'other']);
    expect(await find('q=meanResult%20')).toEqual(['mean result']);
  });

  it('ranks a name with a hyphen above its parts in other positions', async () => {
    const named = 'a header that is sent with the content-id and more words';
    const parts = Array.from({ length: 9 }, (_, index) => `content of ${index} id`);
    const { ids: find } = over([...parts, named]);
    for (const end of ['', '%20']) expect((await find(`q=content-id${end}`))[0]).toBe(named);
  });
});

describe('typos', () => {
  const words = over(['saw', 'lamp', 'grinder', 'batteries', 'xy']).ids;
  const typo = (text: string) => words(`q=${encodeURIComponent(text)}%20`);

  it('allows none below four letters', async () => {
    expect(await typo('saq')).toEqual([]);
    expect(await typo('sw')).toEqual([]);
  });

  it('allows one from four to seven letters', async () => {
    expect(await typo('lanp')).toEqual(['lamp']);
    expect(await typo('lampt')).toEqual(['lamp']);
    expect(await typo('grindr')).toEqual(['grinder']);
    expect(await typo('gremder')).toEqual([]);
    expect(await typo('lqqp')).toEqual([]);
  });

  it('allows two above', async () => {
    expect(await typo('baterries')).toEqual(['batteries']);
    expect(await typo('bqtterqes')).toEqual(['batteries']);
    expect(await typo('bqtqerqes')).toEqual([]);
  });

  it('counts swapped letters once', async () => {
    expect(await typo('gridner')).toEqual(['grinder']);
    expect(await typo('lapm')).toEqual(['lamp']);
  });

  it('never puts a near word above the word itself', async () => {
    const { ids: find } = over(['filler filler filler', 'long text with one single filter']);
    expect(await find('q=filter%20')).toEqual(['long text with one single filter']);
    const rest = ['miller brown', 'brown tiller and other words beside filler'];
    expect((await over(rest).ids('q=filler%20brown%20'))[0]).toBe(rest[1]);
  });
});

describe('phrases in quotes', () => {
  const { ids: find } = over([
    'drill bit set',
    'bit drill set',
    'drill for a bit',
    'set drill bit',
  ]);
  const quoted = (text: string) => find(`q=${encodeURIComponent(text)}`);

  it('stand side by side', async () => {
    expect((await quoted('"drill bit"')).sort()).toEqual(['drill bit set', 'set drill bit']);
    expect((await quoted('drill bit')).length).toBe(4);
    expect(await quoted('“bit drill” set')).toEqual(['bit drill set']);
  });

  it('are ignored in a sentence if no document has them', async () => {
    expect(await quoted('the set "Halden & Sons" is gone')).toHaveLength(3);
    expect(await quoted('set "Halden & Sons" returns no results')).toHaveLength(3);
    expect(await quoted('set "Halden & Sons"')).toEqual([]);
  });

  it('match words exactly', async () => {
    expect(await quoted('"dril bit"')).toEqual([]);
    expect(await quoted('"drill bits"')).toEqual([]);
    expect(await quoted('"dri"')).toEqual([]);
  });
});

describe('German', () => {
  it('finds gruen and grun by grün, and grün by each of them', async () => {
    for (const text of ['grün ', 'GRÜN ', 'gru\u0308n '])
      expect((await findExactly(text)).sort(), text).toEqual(['jigsaw', 'mallet', 'saw']);
    expect((await findExactly('gruen ')).sort()).toEqual(['jigsaw', 'mallet']);
    expect((await findExactly('grun ')).sort()).toEqual(['jigsaw', 'saw']);
  });

  it('treats ß and ss as the same', async () => {
    for (const text of ['größe ', 'groesse ', 'grosse ', 'GRÖSSE '])
      expect(await findExactly(text), text).toEqual(['gloves']);
    expect(await findExactly('strasse ')).toEqual(['gift-card']);
  });

  it('splits compounds', async () => {
    const { ids: find } = over(['Preis und Filter', 'Preis', 'Filter', 'Arbeitszeit und Uhr']);
    expect(await find('q=preisfilter')).toEqual(['Preis und Filter']);
    expect(await find('ctrl=spellcheckDisabled&q=preisfilter')).toEqual(['Preis und Filter']);
  });
});

describe('order', () => {
  it('ranks a title above a heading, and a heading above a text', async () => {
    const definition = {
      ...testShopDefinition,
      fields: [
        { name: 'title', weight: 14 },
        { name: 'heading', weight: 2, ofPassage: true as const },
        { name: 'text', weight: 1, ofPassage: true as const },
      ],
    };
    const document = (id: string, title: string, heading: string, text: string) => ({
      id,
      fields: { title },
      passages: [{ id: 'part', fields: { heading, text } }],
    });
    const { ids: find } = testEngine(definition, {
      documents: [
        document('text', 'One two', 'three', 'about routing of parts'),
        document('heading', 'One two', 'routing', 'about three of parts'),
        document('title', 'One routing', 'three', 'about two of parts'),
      ],
    });
    expect(await find('q=routing')).toEqual(['title', 'heading', 'text']);
  });

  it('puts the page whose title is the query first', async () => {
    const { ids: find } = over(['Filter filter filter filter', 'Filter bag filter', 'Filter bag']);
    expect((await find('q=filter%20BAG'))[0]).toBe('Filter bag');
  });

  it('ranks synonyms below the typed words', async () => {
    expect(await findExactly('flashlight ')).toEqual(['lamp']);
    expect((await findExactly('protection ')).sort()).toEqual(['goggles', 'grinder']);
    expect(await findExactly('goggles ')).toEqual(['goggles']);
    expect(await findExactly('power tool ')).toEqual(
      expect.arrayContaining(['drill', 'hammer-drill']),
    );
  });

  it('keeps the order of the index for equal hits', async () => {
    const { ids: find } = over(['same y', 'same x', 'same z']);
    expect(await find('q=same')).toEqual(['same y', 'same x', 'same z']);
  });

  it('returns the same response whatever was sent before', async () => {
    const first = await result('q=drill&f.color=green');
    for (const text of ['filter', 'dril', '"two batteries"', 'preisfilter', 'xyz'])
      await find(text);
    const again = await result('q=drill&f.color=green');
    expect({ ...again, time: 0 }).toEqual({ ...first, time: 0 });
  });
});
