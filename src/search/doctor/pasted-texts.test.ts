import { describe, expect, it } from 'vitest';
import {
  findingsOf,
  reportOf,
  requestText,
  type PastedRow as Row,
} from '../../test/support/pasted-report';

const at = 'https://shop.example/api/v1/search/demo/products';
const suggest = 'https://shop.example/api/v1/search/suggest/demo/products';
const post = 'POST https://{host}/api/v1/search/{tenant}/{index}';
const body = (value: unknown) => `${post}\n${JSON.stringify(value, null, 2)}`;
const drill = `GET ${at}?q=drill`;

const addresses: Row[] = [
  [`${at}?q=drill`, [], drill],
  ['/api/v1/search/demo/products?q=drill', [], drill.replace('shop.example', '{host}')],
  [
    `https://shop.example/search/demo/products/?q=drill`,
    ['/search/demo/products/ | unknown-path'],
    drill,
  ],
  [
    'https://shop.example/api/v1/suggest/demo/products?q=dri',
    ['/api/v1/suggest/demo/products | suggest-path'],
    `GET ${suggest}?q=dri`,
  ],
  [
    `${at}/suggest?q=dri`,
    ['/api/v1/search/demo/products/suggest | suggest-path'],
    `GET ${suggest}?q=dri`,
  ],
  [`${suggest}?q=dri&rows=5`, ['rows | other-parameter'], undefined],
  [
    `${at}?q=*&f.brand=BoltWerk|Halden`,
    ['f.brand | separator'],
    `GET ${at}?q=*&f.brand.or=BoltWerk&f.brand.or=Halden`,
  ],
  [
    `${at}?q=*&f.brand=BoltWerk%7CHalden`,
    ['f.brand | separator'],
    `GET ${at}?q=*&f.brand.or=BoltWerk&f.brand.or=Halden`,
  ],
  [
    `${at}?q=*&f.brand=BoltWerk&f.brand=Halden`,
    ['f.brand | sent-twice'],
    `GET ${at}?q=*&f.brand.or=BoltWerk&f.brand.or=Halden`,
  ],
  [
    `${at}?q=*&f.brand[]=BoltWerk`,
    ['f.brand[] | unknown-operator'],
    `GET ${at}?q=*&f.brand=BoltWerk`,
  ],
  [`${at}?q=*&f.price.gte=10`, ['f.price.gte | unknown-operator'], undefined],
  [`${at}?q=*&f.price.range=10`, ['f.price.range | illegal-value'], undefined],
  ...['50-100', '50..100', '50;100', '50 to 100', '[50 TO 100]'].map((range): Row => [
    `${at}?q=*&f.price.range=${encodeURIComponent(range)}`,
    ['f.price.range | illegal-value'],
    '50,100',
  ]),
  [
    `${at}?q=*&f.updated.daterange=2025-01-01..*`,
    ['f.updated.daterange | illegal-value'],
    `GET ${at}?q=*&f.updated.daterange=2025-01-01,*`,
  ],
  [
    `${at}?q=*&f.updated.daterange=2025-01-01T00:00:00+01:00,NOW`,
    ['f.updated.daterange=2025-01-01T00:00:00+01:00,NOW | plus'],
    `GET ${at}?q=*&f.updated.daterange=2025-01-01T00:00:00%2B01:00,NOW`,
  ],
  [`${at}?q=a&sort=price&sort=name`, ['sort | illegal-value'], undefined],
  [
    `${at}?query=drill&limit=5`,
    ['query | unknown-parameter', 'limit | unknown-parameter'],
    `GET ${at}?q=drill&rows=5`,
  ],
  [
    `${at}?q=a&brand.or=BoltWerk`,
    ['brand.or | unknown-parameter'],
    `GET ${at}?q=a&f.brand.or=BoltWerk`,
  ],
  [`${at}?q=a&f.brand=Bol\u2026`, ['\u2026 | unread'], `GET ${at}?q=a&f.brand=Bol`],
  [`${at}?q=a&page=two`, ['page | illegal-value'], undefined],
  [`${at}?q=a&ctrl=nocache`, ['nocache | unknown-flag'], undefined],
  [`${at}?ctrl=trac;noCache`, ['trac;noCache | unknown-flag'], `GET ${at}?ctrl=trace,noCache`],
  [
    'https://shop.example/api/v1/search/acme/parts?q=drill&apikey=s3cr3t',
    ['apikey | token-in-address'],
    'GET https://shop.example/api/v1/search/acme/parts?q=drill',
  ],
];

const bodies: Row[] = [
  ['{ "q": "drill", "rows": 3 }', [], `${post}\n{ "q": "drill", "rows": 3 }`],
  ["{ 'q': 'drill' }", ["'q' | single-quotes", "'drill' | single-quotes"], body({ q: 'drill' })],
  [
    '{ "q": "drill", /* words */ "rows": 3, }',
    ['/* words */ | comment', ', | last-comma'],
    body({ q: 'drill', rows: 3 }),
  ],
  ['// a search\n{ "q": "drill" }', ['// a search | comment'], body({ q: 'drill' })],
  [
    '{"q":"a","Filters":[{"Id":"b","Value":["x"]}]}',
    [' | key-missing', '"Filters" | unknown-key', '"Id" | unknown-key', '"Value" | unknown-key'],
    body({ q: 'a', searchFilters: [{ id: 'b', values: ['x'] }] }),
  ],
  ['{"q":"a","didYouMeanResult":true}', ['"didYouMeanResult" | unknown-key'], undefined],
  ['{"result":{"sorting":{"sort":[{"id":"a"}]}}}', ['"sorting" | unknown-key'], undefined],
  ['{ q: "drill" }', ['q | bare-key'], body({ q: 'drill' })],
  ['{ \u201cq\u201d: \u201cdrill\u201d }', ['\u201c | bent-quotes'], undefined],
  ['{ "q": None }', ['None | bare-value'], undefined],
  ['{ "q": "drill", "explain": true }', ['"explain" | unknown-key'], undefined],
  ['{ "q": "drill" "rows": 3 }', ['" | json-syntax'], undefined],
  [
    '{ "q": "drill", "filter": [{ "id": "brand", "values": ["BoltWerk"] }] }',
    ['"filter" | unknown-key'],
    body({ q: 'drill', searchFilters: [{ id: 'brand', values: ['BoltWerk'] }] }),
  ],
  [
    '{ "q": "drill", "sort": "price" }',
    ['"sort" | type'],
    body({ q: 'drill', sort: { sort: 'price' } }),
  ],
  [
    '{ "searchFilters": [{ "id": "brand", "filterOperator": "or", "values": ["BoltWerk"] }] }',
    ['"filterOperator" | not-allowed'],
    undefined,
  ],
  [
    '[{ "header": { "id": "p-1", "action": "update" }, "payload": { "title": "Drill" } }]',
    [],
    undefined,
  ],
  [
    '[{ "header": { "id": "p-1", "action": "replace" }, "payload": {} }]',
    ['"action" | not-allowed'],
    undefined,
  ],
];

const programs: Row[] = [
  [`const response = await fetch('${at}?q=drill');`, [], drill],
  [
    `const url = \`${at}?q=\${encodeURIComponent('black & decker')}\`;\nfetch(url).then((r) => r.json());`,
    [],
    `GET ${at}?q=black%20%26%20decker`,
  ],
  [
    `fetch('${at}', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ q: 'drill' }) })`,
    [],
    `POST ${at}\n{"q":"drill"}`,
  ],
  [
    `fetch('${at}', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: { q: 'drill' } })`,
    ['body | body-object'],
    undefined,
  ],
  [
    `fetch(new URL('${at}'), { method: 'POST', headers: new Headers({ 'Content-Type': 'application/json' }), body: '{}' })`,
    [],
    `POST ${at}\n{}`,
  ],
  [
    `fetch('${at}', { method: 'POST', headers: headersOf(user), body: '{}' })`,
    ['headersOf(user) | unread'],
    `POST ${at}\n{}`,
  ],
  [
    `fetch('${at}', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: [] })`,
    [`${at} | method`, 'body | body-object'],
    undefined,
  ],
  [
    `axios.get('${at}', { params: { q: 'drill', 'f.brand': ['BoltWerk'] } })`,
    [' | unknown-operator'],
    `GET ${at}?q=drill&f.brand=BoltWerk`,
  ],
  [`fetch('${at}?q=drill' as string)`, [], drill],
  [`This call returns nothing:\n\nfetch('${at}?q=drill');\n\nCan you see why?\nJo`, [], drill],
  [
    `fetch('${at}?' + new URLSearchParams({ q: 'drill', f: 'x' }))`,
    ['f | unknown-parameter'],
    undefined,
  ],
  [
    `window.fetch("${at}", { "method": "GET", "body": "{\\"q\\":\\"drill\\"}" })`,
    [`${at} | get-with-body`],
    `POST ${at}\n{"q":"drill"}`,
  ],
  ["fetch('https://x/api/v1/search/a/b?q=1'", ["' | syntax"], undefined],
];

const requests: Row[] = [
  [`GET ${at}?q=drill HTTP/1.1\nAccept: application/json`, [], drill],
  [
    'POST /api/v1/search/demo/products HTTP/1.1\nHost: shop.example\n\n{"q":"drill"}',
    ['/api/v1/search/demo/products | content-type'],
    `POST ${at}\n{"q":"drill"}`,
  ],
  [`# @name drill\nGET ${at}\n  ?q=drill`, [], drill],
  [`POST ${at}\nAccept: */*\n\nq=drill&rows=3`, ['q=drill&rows=3 | form'], undefined],
  [`POST ${at}?q=drill&rows=3`, ['q | parameter-in-body', 'rows | parameter-in-body'], undefined],
];

const responses: Row[] = [
  ['HTTP/1.1 401 Unauthorized\nContent-Type: application/json', ['401 | status']],
  ['403 Forbidden', ['403 | status']],
  ['curl: (22) The requested URL returned error: 404', ['404 | status']],
  ['Error: Status 500: upstream', ['500 | status']],
  ['POST /api/v1/search/demo/products 200 12.1 ms - 61', [' | unread']],
  [
    "Access to XMLHttpRequest at 'https://x' from origin 'https://y' has been blocked by CORS policy",
    ['blocked by CORS policy | cors'],
  ],
  [
    '{ "statusCode": 400, "errorMessage": "Parameter \\"page\\" must be a whole number." }',
    ['"Parameter \\"page\\" must be a whole number." | status'],
  ],
];

describe.each<[string, string, Row[]]>([
  ['an address', 'address', addresses],
  ['a body', 'JSON body', bodies],
  ['a program', 'JavaScript program', programs],
  ['a request', 'HTTP request', requests],
])('%s', (_, kind, rows) => {
  it.each(rows.map((row) => ({ text: row[0], row })))('is checked: $text', async ({ row }) => {
    const [text, findings, request] = row;
    const report = await reportOf(text);
    expect(report.kind).toBe(kind);
    expect(findingsOf(report)).toEqual(findings);
    if (request !== undefined) expect(requestText(report)).toContain(request);
    expect(JSON.stringify(report)).not.toContain('s3cr3t');
  });
});

describe('a response', () => {
  it.each(responses.map((row) => ({ text: row[0], row })))(
    'is explained: $text',
    async ({ row }) => {
      expect(findingsOf(await reportOf(row[0]))).toEqual(row[1]);
    },
  );
});
