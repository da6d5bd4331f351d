import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../content-checks/prose';
import { readSiteFile } from '../../node/source/files';
import { pageFiles } from '../content-files';
import { adminQuotes } from './admin-pages';
import { searchQuotes } from './search-pages';
import { shopAnswer } from './shop';
import { tutorialQuotes } from './tutorials';

const pages = { ...tutorialQuotes, ...searchQuotes, ...adminQuotes };
const quotes = Object.entries(pages).flatMap(([page, list]) =>
  list.map((quote) => ({ page, ...quote })),
);
const source = (page: string) => readSiteFile(`content/${page}`) ?? '';

describe('results that pages quote', () => {
  it.each(quotes)(
    '$page: "$says" holds for $query',
    async ({ page, says, query, first, holds }) => {
      expect(source(page), 'the words are in the page').toContain(says);
      expect(holds(await shopAnswer(query, first)), 'the shop returns it').toBe(true);
    },
  );
});

/** Words by which a sentence says what a search found. */
const aboutResults =
  /\b(?:first|only) hits?\b|`total` is [1-9]|\bsample shop has \d|\bno (?:hit|product)s? (?:is|costs|has|matches|are|comes?)\b|\bnothing is found\b|\bnowhere else\b|\bfinds (?:one|two|\d+) (?:of|hits?|products?)\b/i;

/** Sentences with these words that no response of the shop can make wrong: rules, and samples that are not of the shop. */
const general: Readonly<Record<string, readonly string[]>> = {
  'blog/external-price-slider/index.mdx': ['The only hit is the cordless drill.'],
  'docs/getStarted/concepts.mdx': ['Test queries with the documents that must be among'],
  'docs/qsc-admin/admin/search/vectorizer.mdx': ['should be among the first hits'],
  'docs/qsc-admin/search/facets-and-paging.mdx': ['Positions continue over the pages'],
  'docs/qsc-admin/search/filter-conditions.mdx': ['<Details summary="First hits of this search">'],
  'docs/qsc-admin/search/recipes/id-lookup.mdx': ['| No hit has the new field |'],
  'docs/qsc-admin/search/search-response.mdx': ['when nothing is found'],
};

describe('pages with search examples', () => {
  it('say nothing about results that is not held against the shop', () => {
    const files = pageFiles('content/docs', 'content/blog').map((file) => file.slice(8));
    const found = files
      .filter((page) => source(page).includes('<SearchExample'))
      .flatMap((page) => {
        const known = [...(pages[page] ?? []).map(({ says }) => says), ...(general[page] ?? [])];
        return proseLines(source(page)).flatMap((line) =>
          sentencesOf(line)
            .filter(({ text }) => aboutResults.test(text))
            .filter(({ text }) => !known.some((says) => says.includes(text) || line.includes(says)))
            .map(({ text }) => `${page}: ${text}`),
        );
      });
    expect(found, 'add them to the lists beside this file').toEqual([]);
  });
});

/** Lines of a page without front matter, code and examples. */
function proseLines(raw: string): string[] {
  return raw
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^([ \t]*)(```+)[\s\S]*?^\1\2[ \t]*$/gm, '')
    .replace(/<SearchExample[\s\S]*?>/g, '')
    .split('\n');
}
