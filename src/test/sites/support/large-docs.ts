import type { IndexedDocument, Passage } from '../../../search/engine/index/definition';

/** Frequent words; all others are made of syllables. */
const frequent =
  'search index facet filter query document result sort page value field token request response tenant host category brand price count schema feed batch order variant group synonym spelling suggestion cache pipeline vector score weight range date number text list name'.split(
    ' ',
  );
const syllables =
  'ba co di fe gu ha jo ki lu ma ne po qui ro sa te vu wi xa zo bre cla dro fli gra plo sti tra'.split(
    ' ',
  );
/** Number of different words of a site with thousands of pages. */
const VOCABULARY = 30_000;
const SECTIONS = 12;
const SENTENCES = 9;

/** The word of a rank; words of low ranks are frequent. */
export function wordOfRank(rank: number): string {
  const frequentWord = frequent[rank];
  if (frequentWord !== undefined) return frequentWord;
  // Words of neighboring ranks are far apart in the alphabet.
  let rest = ((rank * 7919) % 999_983) + syllables.length ** 2;
  let word = '';
  for (; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length] ?? '';
  return word;
}

/** A generator of words that returns the same words for the same page. */
export function wordSource(page: number) {
  let state = page + 1;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  random();
  /** A word by Zipf's law: the second is half as frequent as the first. @param from lowest rank */
  const word = (from = 0) =>
    wordOfRank(from + Math.floor(Math.exp(random() * Math.log(VOCABULARY - from))) - 1);
  const words = (count: number, from = 0) => Array.from({ length: count }, () => word(from));
  const sentence = () => {
    const text = words(8 + Math.floor(random() * 10)).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  /** A name in camel case, as programs have them. */
  const identifier = () => {
    const [first = '', second = ''] = words(2, 20);
    return `${first}${second.charAt(0).toUpperCase()}${second.slice(1)}`;
  };
  const heading = () => words(2 + Math.floor(random() * 3), 10).join(' ');
  return { words, sentence, identifier, heading };
}

/** Documents like those of a large site: words by Zipf's law, different headings, identifiers, tables, code. */
export function* largeDocuments(count: number): Generator<IndexedDocument> {
  for (let page = 0; page < count; page += 1) {
    const { words, sentence, identifier, heading } = wordSource(page);
    const names = Array.from({ length: 8 }, identifier);
    const passages = Array.from({ length: SECTIONS }, (_, number): Passage => {
      const title = number === 0 ? '' : heading();
      return {
        id: title.replaceAll(' ', '-'),
        fields: {
          heading: title,
          defined: number === 2 ? names.join('\n') : '',
          text: [
            Array.from({ length: SENTENCES }, sentence).join(' '),
            ...(number === 2 ? names.map((name) => `${name}\tstring\t${sentence()}`) : []),
          ].join('\n'),
          code: number % 4 === 1 ? `{ "${identifier()}": { "${identifier()}": ${page} } }` : '',
        },
      };
    });
    const section = `Group ${Math.floor(page / 50)}`;
    yield {
      id: `/docs/${section.toLowerCase().replace(' ', '-')}/page-${page}`,
      fields: {
        title: heading(),
        url: `/docs/${section.toLowerCase().replace(' ', '-')}/page-${page}`,
        description: sentence(),
        section,
        breadcrumb: [section],
        tags: words(2),
      },
      passages,
    };
  }
}
