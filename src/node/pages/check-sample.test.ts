import { describe, expect, it } from 'vitest';
import { checkSample } from './check-sample';

const api = 'https://{host}/api/v1';
const faultsOf = (language: string, code: string, isShortened = false) =>
  checkSample({ language, title: '', code, isShortened }).faults;
const get = (path: string, ...headers: string[]) =>
  ['GET ' + api + path + ' HTTP/1.1', ...headers].join('\n');
const search = (query: string) => get(`/search/demo/products?${query}`);
const post = (body: unknown, path = '/search/demo/products', ...headers: string[]) =>
  [`POST ${api}${path} HTTP/1.1`, 'Content-Type: application/json', ...headers].join('\n') +
  `\n\n${JSON.stringify(body)}`;

describe('syntax', () => {
  it.each([
    ['json', '{ "a": 1, // comment\n}', /not JSON/],
    ['json', '{ "a": … }', /not JSON/],
    ['yaml', 'a: [1', /no YAML/],
    ['http', 'GET /search HTTP/1.1', /no request line/],
    ['http', `${get('/search/demo/products')}\nnot a header`, /has no colon/],
    ['http', post({}).replace('{}', '{,}'), /not JSON/],
  ])('%s: %s', (language, code, message) => {
    expect(faultsOf(language, code)).toEqual([expect.stringMatching(message)]);
  });
});

describe('responses', () => {
  it('of an error have a status and a message', () => {
    expect(faultsOf('json', '{ "statusCode": 400, "errorMessage": "No." }')).toEqual([]);
    expect(faultsOf('json', '{ "errorMessage": "No." }')).toEqual([
      expect.stringContaining('error response: the key "statusCode" is missing'),
    ]);
  });

  it('may lack keys when they are shortened, but not have wrong ones', () => {
    const code = '{ "statusCode": 200, "result": { "products": { "total": "3" } } }';
    expect(faultsOf('json', code, true)).toEqual([expect.stringContaining('total')]);
    expect(faultsOf('json', code).length).toBeGreaterThan(1);
  });
});

describe('requests', () => {
  it.each([
    ['a parameter', search('query=a'), 'unknown parameter "query"'],
    ['a control flag', search('ctrl=facetsOff'), 'unknown control flag "facetsOff"'],
    ['an operator', search('f.brand.xor=a'), 'unknown operator in f.brand.xor'],
    ['a page', search('page=one'), 'must be a whole number'],
    ['a space', search('q=a|b'), 'the character "|" is not encoded'],
    ['a call', get('/find/demo/products'), 'unknown path /api/v1/find/demo/products'],
    ['a method', get('/data/fullfeed/start/demo/products', 'X-QSC-Token: t'), 'takes POST'],
    ['a missing token', post([], '/data/bulk/qsc/demo/products'), 'X-QSC-Token is missing'],
    ['a feeding type', post([], '/data/bulk/xyz/demo/products', 'X-QSC-Token: t'), 'unknown path'],
    ['explain', search('explain=true'), 'needs the header Authorization'],
    ['suggest', get('/search/suggest/demo/products?rows=3'), 'has no parameter "rows"'],
    ['a POST address', post({}, '/search/demo/products?rows=3'), 'belongs in the body'],
    ['a body key', post({ query: 'a' }), 'unknown key "query"'],
    [
      'an enum',
      post({ searchFilters: [{ id: 'a', filterOperator: 'or', values: ['a'] }] }),
      '"or" is not one of',
    ],
    ['no values', post({ searchFilters: [{ id: 'a' }] }), 'at least one value'],
    [
      'a nested filter',
      post({ searchFilters: [{ opType: 'bool', operator: 'OR', filters: [{}] }] }),
      '"id" is missing',
    ],
    [
      'bounds',
      post({ searchFilters: [{ id: 'a', filterType: 'range' }] }),
      'a range needs minValue or maxValue',
    ],
  ])('finds %s', (_, code, message) => {
    expect(faultsOf('http', code)).toEqual([expect.stringContaining(message)]);
  });

  it('reads shell scripts: options, variables, here documents and addresses beside curl', () => {
    const script = `origin="${api}"
base="\${1:-$origin}/search/demo/products"
all=$(curl -sS --fail --max-time 5 "$base?q=*&colour=red") || exit 1
curl -G "$base" --data-urlencode "q=a b" \\
  --data-urlencode "ctrl=nope"
curl -X POST "$base" -H "Content-Type: application/json" --data-binary @- <<'JSON'
{ "text": "a" }
JSON
status "${api}/search/demo/products?page=x"
curl -u "$USER" "$base?explain=true"`;
    expect(faultsOf('bash', script)).toEqual([
      expect.stringContaining('unknown parameter "colour"'),
      expect.stringContaining('unknown control flag "nope"'),
      expect.stringContaining('unknown key "text"'),
      expect.stringContaining('must be a whole number'),
    ]);
  });

  it('reads addresses in other languages, but no templates and bases', () => {
    expect(
      faultsOf(
        'js',
        `fetch('${api}/search/demo/products?wrong=1'); const a = \`${api}/search/\${x}/y?z\``,
      ),
    ).toEqual([expect.stringContaining('unknown parameter "wrong"')]);
  });
});

describe('responses', () => {
  const products = () => ({
    total: 3 as unknown,
    documents: [{ id: 'x', position: 2, document: { title: 'X' } }],
    paging: {
      ...{ currentPage: 2, pageCount: 3, rows: 1 },
      nextPage: { number: 3, currentPage: false },
    },
  });
  const responseOf = (result: object) =>
    JSON.stringify({ statusCode: 200, time: 3, result: { products: result } });

  it('accepts a correct one', () => {
    expect(faultsOf('json', responseOf(products()))).toEqual([]);
  });

  it.each<[string, (result: ReturnType<typeof products>) => void, string]>([
    ['an unknown key', (result) => Object.assign(result, { hits: 1 }), 'unknown key "hits"'],
    ['a wrong type', (result) => (result.total = '3'), 'a whole number'],
    [
      'a position',
      ({ documents }) => Object.assign(documents[0] ?? {}, { position: 1 }),
      'by the page it is 2',
    ],
    ['a page count', ({ paging }) => (paging.pageCount = 4), '4 pages of 1 rows for 3 hits'],
    ['a neighbor', ({ paging }) => (paging.nextPage.number = 4), 'by the rule it is 3'],
  ])('finds %s', (_, edit, message) => {
    const result = products();
    edit(result);
    expect(faultsOf('json', responseOf(result)).join('\n')).toContain(message);
  });

  const facet = (values: object) => ({
    id: 'a',
    name: 'A',
    filterName: 'f.a',
    count: 1,
    ...values,
  });

  it.each([
    [facet({ filterName: 'f.b', count: 0, values: [] }), 'is not the filter of "a"'],
    [
      facet({ count: 2, values: [{ value: 'x', count: 1, filter: 'f.a=x' }] }),
      'there are 1 values',
    ],
    [facet({ values: [{ value: 'ü', count: 1, filter: 'f.a=ü' }] }), 'is not encoded'],
    [facet({ minRange: 5, maxRange: 9, minValue: 1 }), 'minValue is outside'],
    [[{ suggest: 1 }], 'a text is expected'],
    [[{ header: { id: 'x', action: 'upsert' }, payload: {} }], '"upsert" is not one of'],
    [{ fields: [{ code: 'a', dataType: 'text' }] }, '"text" is not one of'],
    [{ fields: 7.5 }, 'a list is expected'],
  ])('finds faults of parts: %o', (value, message) => {
    expect(faultsOf('json', JSON.stringify(value)).join('\n')).toContain(message);
  });
});
