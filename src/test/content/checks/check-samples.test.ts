import { expect, it } from 'vitest';
import { checkSamples } from './check-samples';

const address = 'https://{host}/api/v1/search/demo/products';
const sample = (language: string, code: string, title = '') => ({
  ...{ language, title, code, isShortened: false, line: 7 },
});
const page = (...samples: ReturnType<typeof sample>[]) => [
  { file: 'content/docs/a.mdx', content: { samples } },
];

it('a fault names file, line, language and title', () => {
  expect(checkSamples(page(sample('json', '{', 'Body')), []).faults[0]).toMatch(
    /^content\/docs\/a\.mdx:7 \[json\] Body: not JSON/,
  );
});

it('an echoed request that the page does not have is a fault', () => {
  const request = { url: address, query: 'q=a', method: 'GET', parameters: { q: ['a'] } };
  const echo = sample('json', JSON.stringify({ statusCode: 200, time: 3, request, result: {} }));
  const get = (query: string) => sample('http', `GET ${address}?${query} HTTP/1.1`);
  expect(checkSamples(page(get('q=a'), echo), []).faults).toEqual([]);
  expect(checkSamples(page(get('q=b'), echo), []).faults).toEqual([
    expect.stringContaining('the page has no request'),
  ]);
});

it('exceptions allow faults, and are faults without one', () => {
  const exception = { file: 'content/docs/a.mdx', title: 'Wrong', reason: 'shows a fault' };
  expect(checkSamples(page(sample('json', '{', 'Wrong')), [exception]).faults).toEqual([]);
  expect(checkSamples(page(sample('json', '{}', 'Wrong')), [exception]).faults).toHaveLength(1);
});
