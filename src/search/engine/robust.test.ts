import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testShop, testShopDefinition } from '../../test/support/test-shop';
import { handbook, handbookDefinition } from '../../test/samples/handbook';
import { testEngine } from '../../test/support/test-engine';

const shop = testEngine(testShopDefinition, testShop);
const book = testEngine(handbookDefinition, handbook);

const word = fc.oneof(
  fc.constantFrom(
    'drill',
    'grün',
    'filter',
    'bohrmaschine',
    'constructor',
    '__proto__',
    '"',
    '*',
    'httpClient',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const name = fc.constantFrom(
  'brand',
  'color',
  'price',
  'category',
  'nowhere',
  '__proto__',
  'toString',
);
const value = fc.oneof(
  fc.constantFrom('green', '1,2', 'min,max', 'NOW,*', 'this week', 'A > B'),
  word,
);
const operator = fc.constantFrom(
  '',
  '.or',
  '.and[]',
  '.not',
  '.range',
  '.slider',
  '.daterange',
  '.humandate',
  '.tree',
  '.x',
);

describe('any request', () => {
  it('is handled or refused by the protocol', async () => {
    const request = fc.record({
      q: text,
      filters: fc.array(fc.tuple(name, operator, value), { maxLength: 3 }),
      page: fc.integer(),
      rows: fc.integer(),
      sort: word,
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ q, filters, page, rows, sort }) => {
        const part = (key: string, content: unknown) =>
          `${key}=${encodeURIComponent(String(content).toWellFormed())}`;
        const query = [
          part('q', q),
          part('page', page),
          part('rows', rows),
          part('sort', sort),
          ...filters.map(([id, suffix, content]) => part(`f.${id}${suffix}`, content)),
        ].join('&');
        for (const { send } of [shop, book])
          await send(query).then(
            ({ statusCode }) => expect(statusCode).toBe(200),
            (error: unknown) =>
              expect(error).toMatchObject({ name: 'RequestError', statusCode: 400 }),
          );
      }),
      { numRuns: 200 },
    );
  });

  it('of text alone is handled, highlights are well-formed', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        const response = await book.engine.search({ q, ctrl: ['trace'] });
        for (const { document } of response.result['handbook']?.documents ?? [])
          for (const [key, fragments] of Object.entries(document))
            if (key.startsWith('highlight.'))
              for (const fragment of fragments as string[]) {
                expect(fragment.replace(/<\/?mark>/g, '')).not.toMatch(/[<>"]/);
                expect(fragment.match(/<mark>/g)?.length).toBe(fragment.match(/<\/mark>/g)?.length);
              }
      }),
      { numRuns: 200 },
    );
  });
});
