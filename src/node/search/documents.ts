import type { IndexedDocument, Passage } from '../../search/engine/index/definition';
import type { SuggestionEntry } from '../../search/engine/suggest/suggest';
import { isStopWord } from '../../search/engine/language/stop-words';
import { namesInCapitals, words } from '../../search/engine/language/text';
import type { BoostName } from '../content/front-matter/front-matter-fields';
import { namePassages } from './name-passages';
import type { SearchedPage } from './page-documents';
import { readQuestion } from './questions';

/** Weight of a page against others. */
const boostSteps: Record<BoostName, number> = { low: 0.85, normal: 1, high: 1.3 };

/** Readers do not type longer names. */
const MAX_NAME_LETTERS = 32;

/**
 * Suggestions of a large site, in one file of about 25 kB (brotli): beyond them headings are left out, which the pages
 * below the suggestions have too.
 */
const MAX_SUGGESTIONS = 2500;

/** Heading of the links to other pages, which describe themselves better. */
const LINKS_HEADING = 'Next steps';

/** Headings of many pages, in lowercase, which make no suggestion. */
const commonHeadings = new Set([
  LINKS_HEADING.toLowerCase(),
  ...['prerequisites', 'what you get', 'problems', 'errors and limits', 'errors', 'samples'],
  'check the result',
]);

/** Docs document a subject that posts only discuss, so of equal matches the doc comes first. */
const POST_BOOST = 0.9;

/** Documents of the index in the order of the pages: sections become passages. */
export function searchDocuments(pages: readonly SearchedPage[]): IndexedDocument[] {
  return pages.map((page) => ({
    id: page.path,
    ...boostOf(page),
    fields: {
      title: page.title,
      url: page.path,
      ...(page.description && { description: page.description }),
      section: page.section,
      breadcrumb: page.breadcrumb,
      ...(page.tags.length > 0 && { tags: page.tags }),
      ...keywordFields(page.keywords),
      ...(page.date !== undefined && { date: page.date.slice(0, 10) }),
      ...(page.isPost && page.date !== undefined && { year: Number(page.date.slice(0, 4)) }),
    },
    passages: [
      ...page.content.sections.filter(({ title }) => title !== LINKS_HEADING).map(sectionOf(page)),
      // An anchor of its own: the page is not about these words.
      ...(page.status?.length
        ? [{ id: 'not-covered', fields: { status: page.status.join('\n') } }]
        : []),
      ...namePassages(page.path),
    ],
  }));
}

/** Keywords of one word, and phrases: a word of a phrase alone says less, such as "more" of "load more". */
function keywordFields(keywords: readonly string[]): { keywords?: string[]; phrases?: string[] } {
  const isWord = (keyword: string) =>
    words(keyword).filter(({ term }) => !isStopWord(term)).length < 2;
  const single = keywords.filter(isWord);
  const phrases = keywords.filter((keyword) => !isWord(keyword));
  return { ...(single.length > 0 && { keywords: single }), ...(phrases.length > 0 && { phrases }) };
}

const sectionOf =
  (page: SearchedPage) =>
  (section: SearchedPage['content']['sections'][number]): Passage => ({
    id: section.id,
    fields: {
      // The part before the first heading has the page's title, which is a field of the document.
      heading: section.id === '' ? '' : section.title,
      defined: section.defined.join('\n'),
      questions: page.questions
        .map(readQuestion)
        .filter(({ section: id }) => id === section.id)
        .map(({ text }) => text)
        .join('\n'),
      text: section.text,
      code: namesInCode(page, section.id).join('\n'),
    },
  });

/** Names in capitals in the samples of a section that no text of the page has. */
const namesInCode = ({ content }: SearchedPage, section: string) =>
  content.samples
    .filter((sample) => sample.section === section)
    .flatMap(({ code }) => namesInCapitals(code))
    .filter((name) => !content.sections.some(({ text }) => text.includes(name)));

function boostOf({ isPost, boost }: SearchedPage): { boost?: number } {
  const factor = (isPost ? POST_BOOST : 1) * boostSteps[boost];
  return factor === 1 ? {} : { boost: factor };
}

/** The suggestions of the search box: titles, tags, telling headings, then names and keywords with the title of their page. */
export function suggestionTexts(pages: readonly SearchedPage[]): SuggestionEntry[] {
  const titles = pages.map(({ title }) => title);
  const tags = pages.flatMap((page) => page.tags);
  const headings = pages.flatMap(({ content }) =>
    content.sections.filter(({ id }) => id !== '').map(({ title }) => title),
  );
  const withTitles = pages.flatMap(({ title, keywords, content }) =>
    [
      ...content.sections.flatMap(({ title: heading, defined }) =>
        defined.filter(
          // A plain word can name a parameter: `ctrl` in a list of parameters.
          (name) => isName(name) || (/\bparameters?\b/i.test(heading) && /^[a-z]{2,}$/.test(name)),
        ),
      ),
      ...keywords.filter((keyword) => keyword.includes(' ') || isName(keyword)),
    ].map((text) => [text, title] as const),
  );
  const defined = pages.flatMap(({ path }) =>
    namePassages(path).flatMap(({ kind = '', fields: { heading = '' } }) =>
      heading.length <= MAX_NAME_LETTERS ? [[heading, kind] as const] : [],
    ),
  );
  const keys = new Set<string>();
  const isNew = (entry: SuggestionEntry) => {
    const key = (typeof entry === 'string' ? entry : entry[0]).toLowerCase();
    if (keys.has(key) || commonHeadings.has(key)) return false;
    keys.add(key);
    return true;
  };
  const pageSuggestions = [...titles, ...tags].filter(isNew);
  const parts = headings.filter(isNew);
  const names = [...defined, ...withTitles].filter(isNew);
  const room = Math.max(0, MAX_SUGGESTIONS - pageSuggestions.length - names.length);
  return [...pageSuggestions, ...parts.slice(0, room), ...names].slice(0, MAX_SUGGESTIONS);
}

/** Whether a text is one that only programs write: a parameter, a header, a status code. */
function isName(text: string): boolean {
  return (
    text.length <= MAX_NAME_LETTERS &&
    /^(?:\d{3}|[\w.-]*(?:[._-][\w{]|[a-z][A-Z]|\.$)[\w.{}[\]-]*)$/.test(text)
  );
}
