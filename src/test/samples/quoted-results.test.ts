import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../content/checks/prose';
import { readSiteFile } from '../../node/content/files';
import { contentFiles } from '../support/content-files';
import { shopAnswer } from '../support/shop-answer';

/** `{/* result: words | query | condition *\/}`, `{/* no result: words *\/}`, and HTML comments of `.md` files. */
const annotation = /^[ \t]*(?:\{\/\*|<!--) (no )?result: (.*) (?:\*\/\}|-->)$/gm;
/** Words of a sentence about results of a search. */
const aboutResults =
  /\b(?:first|only) hits?\b|`total` is [1-9]|\bsample shop has \d|\bno (?:hit|product)s? (?:is|costs|has|matches|are|comes?)\b|\bnothing is found\b|\bnowhere else\b|\bfinds (?:one|two|\d+) (?:of|hits?|products?)\b/i;

/** Regular expression of quoted words: `{n}` is a number, any other name in braces a piece of a line. */
const patternOf = (words: string) =>
  words
    .replace(/[.*+?^$()[\]|\\]/g, '\\$&')
    .replace(/\{([a-z]+)\}|[{}]/g, (brace, name?: string) =>
      name === undefined ? `\\${brace}` : `(?<${name}>${name === 'n' ? '[\\d.]*\\d' : '.+?'})`,
    );

/** Annotations of a page, each with the text from the heading of its section to itself. */
function annotationsOf(page: string) {
  const source = readSiteFile(page) ?? '';
  return [...source.matchAll(annotation)].map(({ index, 1: no, 2: content = '' }) => {
    const parts = no ? null : /^(.*) \| (?:(\d+) products, )?(.*?) \| (.*)$/.exec(content);
    const [, words = content, first, query = '', condition = ''] = parts ?? [];
    const above =
      source
        .slice(0, index)
        .split(/^#{2,6} /m)
        .at(-1) ?? '';
    const text = above.replace(annotation, '');
    const quotes = [...text.matchAll(new RegExp(patternOf(words), 'g'))];
    return { page, isResult: !no, words, first, query, condition, quotes, text };
  });
}

/** Values of the names in the quoted words; digits are numbers. */
const valuesOf = ({ groups = {} }: RegExpMatchArray): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [
      name,
      /^[\d.]+$/.test(text) ? Number(text) : text,
    ]),
  );

const pages = contentFiles('content/docs', 'content/blog').filter((file) => /\.mdx?$/.test(file));
const annotations = pages.flatMap(annotationsOf);

describe('results that pages quote', () => {
  it.each(annotations)('$page: "$words" is above its annotation', ({ quotes }) => {
    expect(quotes.length).toBeGreaterThan(0);
  });

  it.each(annotations.filter(({ isResult }) => isResult))(
    '$page: "$words" holds for $query',
    async ({ quotes, first, query, condition }) => {
      for (const quote of quotes) {
        const values = valuesOf(quote);
        const filledQuery = query.replace(/\{([a-z]+(?: \+ \d+)?)\}/g, (_, expression: string) =>
          String(vm.runInNewContext(expression, values)),
        );
        const answer = await shopAnswer(
          filledQuery,
          first === undefined ? undefined : Number(first),
        );
        const holds: unknown = vm.runInNewContext(condition, { ...answer, ...values });
        expect(holds, `${quote[0]}: ${condition} of ${filledQuery}`).toBe(true);
      }
    },
  );
});

describe('pages with search examples', () => {
  it('have an annotation for each sentence about results', () => {
    const unannotated = pages
      .filter((page) => readSiteFile(page)?.includes('<SearchExample'))
      .flatMap((page) => {
        const quoted = annotations.filter((entry) => entry.page === page).map(({ words }) => words);
        return proseLines(readSiteFile(page) ?? '').flatMap((line) =>
          sentencesOf(line)
            .filter(({ text }) => aboutResults.test(text))
            .filter(
              ({ text }) =>
                !quoted.some(
                  (words) => words.includes(text) || new RegExp(patternOf(words)).test(line),
                ),
            )
            .map(({ text }) => `${page}: ${text}`),
        );
      });
    expect(unannotated, 'annotate them, as content/README.md shows').toEqual([]);
  });
});

/** Lines of a page without front matter, code, examples, and annotations. */
function proseLines(raw: string): string[] {
  return raw
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^([ \t]*)(```+)[\s\S]*?^\1\2[ \t]*$/gm, '')
    .replace(/<SearchExample[\s\S]*?>/g, '')
    .replace(annotation, '')
    .split('\n');
}
