import { describe, expect, it } from 'vitest';
import { exampleFault } from '../../test/support/compiled-examples';

const file = 'content/docs/a.mdx';

describe('faults of search examples name the file, the line, the value, and the fix', () => {
  it('a request that the engine rejects', async () => {
    expect(
      await exampleFault(
        'Text.\n\n<SearchExample index="products" request="q=saw&page=one" show="all" />',
      ),
    ).toMatchObject({
      severity: 'error',
      file,
      line: 7,
      message:
        'the request of <SearchExample> is rejected with 400: Parameter "page" must be a whole number, "one" was sent.',
      fix: 'correct request, or write status="400" to show the error',
    });
  });

  it.each([
    ['request="q=saw" index="product"', /"index" of <SearchExample> is "product"/, /products/],
    ['request="q=saw" index="products" show="all" view="yes"', /"view" of <.*> is "yes"/, /view/],
    ['index="products"', /has no request/, /request/],
    ['index="products" request="q=saw" shwo="all"', /no prop "shwo"/, /show/],
    ['index="products" request={query}', /"request" of <SearchExample> is not text/, /request="…"/],
    ['index="products" request="q=saw" {...all}', /is not text/, /…/],
    [
      'index="products" request="query=saw"',
      /unknown parameter "query"/,
      /parameter of the search/,
    ],
    ['index="products" request="q=saw" show="result.total"', /nothing at result/, /products/],
    ['index="products" request="q=saw" status="400"', /responds with 200/, /status 400/],
    [
      'index="products" request="q=saw" status="bad"',
      /"status" of <SearchExample> is "bad"/,
      /400/,
    ],
    [
      'index="products" request="q=saw" call="find"',
      /"call" of <SearchExample> is "find"/,
      /search, suggest/,
    ],
    [
      'index="products" request="q=saw" languages="http, ruby"',
      /"languages" of <SearchExample> is "ruby"/,
      /http, curl/,
    ],
    ['index="products" request="q=saw" first="ten"', /"first" of <SearchExample> is "ten"/, /10/],
    ['index="products" request="q=a&q=b" call="suggest"', /rejected with 400/, /status 200/],
  ])('%s', async (props, message, expected) => {
    const fault = await exampleFault(`<SearchExample ${props} />`);
    expect(fault).toMatchObject({ severity: 'error', file, line: 5 });
    expect(fault?.message).toMatch(message);
    expect(fault?.expected).toMatch(expected);
    expect(fault?.fix).toBeTruthy();
  });

  it.each([
    ['<SearchExample index="products">\n\n```json\n{ "q": }\n```\n\n</SearchExample>', /not JSON/],
    ['<SearchExample index="products">\n\nText.\n\n</SearchExample>', /not the body of a request/],
    ['A <SearchExample index="products" request="q=saw" /> in a text.', /middle of a paragraph/],
    [
      '<SearchExample index="products">\n\n```json\n{ "rows": -1 }\n```\n\n</SearchExample>',
      /rejected with 400: rows must be/,
    ],
  ])('%s', async (body, message) => {
    expect((await exampleFault(body))?.message).toMatch(message);
  });
});
