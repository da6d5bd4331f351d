import fs from 'node:fs';
import GithubSlugger from 'github-slugger';
import { expect, it } from 'vitest';
import { contentRoute } from '../../lib/addresses/routes';
import { reportOf, requestText } from '../../test/support/pasted-report';
import { findingPages } from './findings';
import { summaryOf } from './report';

/** Ids of the headings of a page, as authors set them or as they follow from the text. */
function idsOf(route: string): string[] {
  const base = route.replace(contentRoute('/docs'), 'content/docs');
  const file = [`${base}.mdx`, `${base}/index.mdx`].find((name) => fs.existsSync(name));
  if (file === undefined) throw new Error(`there is no page ${route}`);
  const slugger = new GithubSlugger();
  return [...fs.readFileSync(file, 'utf8').matchAll(/^##+ (.*?)(?: \{#(.+)\})?$/gm)].map(
    ([, text = '', id]) => id ?? slugger.slug(text),
  );
}

it.each([...new Set(findingPages)])('the section that explains a rule exists: %s', (page) => {
  const [route = '', id] = page.split('#');
  expect(id === undefined || idsOf(route).includes(id)).toBe(true);
});

it.each([
  [
    'https://x.example/api/v1/search/demo/products?q=a',
    'address, GET search with parameters: no fault found',
  ],
  [
    `fetch('https://x.example/api/v1/search/demo/products?q=a', { headers: { cookie: 'id=1234567' } })`,
    'JavaScript program, GET search with parameters, no token: no fault found',
  ],
  [
    'curl -F q=drill https://x.example/api/v1/search/demo/products',
    'curl command, POST search with a body, no token: 1 finding',
  ],
  [
    `HTTPoison.post("https://x.example/api/v1/search/demo/products", json)`,
    'text with an address, POST search with a body: 1 finding; a part could not be read',
  ],
  ['[{"suggest":"drill"}]', 'response: paste its request to have it checked'],
])('a summary claims only what was read: %s', async (text, summary) => {
  expect(summaryOf(await reportOf(text))).toBe(summary);
});

const shop = 'https://x.example/api/v1/search/demo/products';
const corsError = (url: string, reason: string) =>
  `Access to fetch at '${url}' from origin 'http://localhost:3000' has been blocked by CORS policy: ${reason}`;

it.each([
  [corsError(shop, "No 'Access-Control-Allow-Origin' header is present"), 'operator of the host'],
  [
    corsError(shop, 'Request header field x-qsc-token is not allowed'),
    'leave out the header X-QSC-Token',
  ],
  [corsError('https://x.example/api/v1/data/bulk/qsc/a/b', 'preflight'), 'from a server'],
  [corsError(shop, 'Method PUT is not allowed by Access-Control-Allow-Methods'), 'did not agree'],
  [`${corsError(shop, 'CORS header missing')}. Status code: 404.`, 'the response is an error'],
  ['TypeError: Failed to fetch', 'an unreachable host'],
  [`${shop}?offset=20`, 'unknown parameter "offset" (did you mean page?)'],
  [`${shop}?filter=brand:ABB`, 'unknown parameter "filter" (did you mean f.{id}?)'],
  [`${shop}?colour=red`, 'unknown parameter "colour"'],
  ['{"q":"a","row":5}', 'unknown key "row" (did you mean rows?)'],
  [`curl -X GET --json '{"q":"a"}' ${shop}`, 'a GET request must not have a body: use POST'],
  ['{"searchFilters":[{"id":"price","minValue":"ten"}]}', 'Filter 1 (price) needs dates'],
])('a message says the cause and what to write: %s', async (text, message) => {
  const { findings } = await reportOf(text);
  expect(findings[0]?.message).toContain(message);
});

const products = 'https://search.example.com/api/v1/search/demo/products';
const client = `const shop = axios.create({ baseURL: 'https://search.example.com/api/v1' });\n`;

it.each([
  `@echo off\nset BASE=https://search.example.com\ncurl "%BASE%/api/v1/search/demo/products?q=a"`,
  `curl "${products}?q=x&f.documents=manual"`,
  `fetch('${products}?q=a').then((r) => r.json()).then((d) => { this.documents = d; });`,
  `<?php\n$request = new Request('POST', 'https://search.example.com/api/v1/data/fullfeed/start/demo/products');\n$request = $request->withHeader('X-QSC-Token', $token);\n$client->send($request);`,
  `var all = $.extend({}, defaults, { a: 1 });\n$.ajax({ url: '${products}', data: { q: 'a' }, success(response) { show(response); } });`,
  `${client}axiosRetry(shop, { retries: 3 });\nconst { data } = await shop.get('/search/demo/products', { params: { q: 'a' } });`,
  `${client}function find(api) { return api.get('/search/demo/products', { params: { q: 'a' } }); }\nfind(shop);`,
  `with Session(engine, autoflush=False) as session:\n    requests.get("${products}", params={"q": "a"})`,
  `$.getJSON('${products}?q=a', show);\nfunction show(response) { render(response.result.products.documents); }`,
  `var response = await http.GetAsync("${products}?q=a", HttpCompletionOption.ResponseHeadersRead, cancellationToken);`,
  `req, err := http.NewRequest("GET", "${products}?q=a", nil)\nreq = req.WithContext(ctx)\nreq.AddCookie(cookie)`,
  ...[
    'Accept.Add(new MediaTypeWithQualityHeaderValue("application/json"))',
    'AcceptEncoding.Add(gzip)',
    'UserAgent.ParseAdd("a")',
  ].map(
    (call) =>
      `client.DefaultRequestHeaders.${call};\nawait client.GetStringAsync("${products}?q=a");`,
  ),
  `await http.GetStringAsync("${products}?q=a", CancellationToken.None);`,
  `const url = new URL('${products}?q=a');\nfetch(url.href);`,
  `var builder = new UriBuilder("${products}");\nbuilder.Query = "q=a";\nawait client.GetAsync(builder.Uri);`,
  ...[
    'print(type(session))',
    'isinstance(session, Session)',
    'closing(session)',
    'Search(session)',
    'find(session)',
  ].map(
    (call) =>
      `session = requests.Session()\n${call}\nsession.get("${products}", params={"q": "a"})`,
  ),
  ...[
    'new AuthService(shop)',
    `app.provide('shop', shop)`,
    `app.set('shop', shop)`,
    'Object.freeze(shop)',
    'show(shop)',
  ].map((call) => `${client}${call};\nshop.get('/search/demo/products', { params: { q: 'a' } });`),
])('a helper that sets nothing of a request is no fault: %s', async (text) => {
  const { findings } = await reportOf(text);
  expect(findings).toEqual([]);
});

it.each([
  `ky.get('${products}', { searchParams: { q: 'a' }, hooks: { beforeRequest: [addParams] } });`,
  `${client}installInterceptors(shop);\nawait shop.get('/search/demo/products', { params: { q: 'a' } });`,
  `s = requests.Session()\nlogin(s)\ns.get("${products}", params={"q": "a"})`,
  `HttpRequest.newBuilder(URI.create("${products}?q=a")).withTenantHeaders().GET().build();`,
  `const req = https.request('${products}?q=a');\nreq.addDefaults(more);\nreq.end();`,
  `superagent.get('${products}').query({ q: 'a' }).use(prefix);`,
  `$.getJSON('${products}', params);`,
  `got.post('${products}', { json: { q: 'a' } }, overrides);`,
  `u, _ := url.Parse("${products}?q=a")\nu.Path = "/api/v1/search/a/b"\nhttp.Get(u.String())`,
  `const url = new URL('${products}?q=a');\nurl.port = 8080;\nfetch(url);`,
  `req, _ := http.NewRequest("GET", "${products}?q=a", nil)\nreq.URL.Host = host\nhttp.DefaultClient.Do(req)`,
])('a change that no reader knows is a part that is not read: %s', async (text) => {
  const { findings } = await reportOf(text);
  expect(findings).toMatchObject([{ severity: 'unread' }]);
});

it.each([
  ['{"result":{"products":{"total":3}}}', 'response: paste its request to have it checked'],
  ['{"didYouMeanResult":{"type":"didYouMean"}}', 'response: paste its request to have it checked'],
  [
    '{"result":{"facets":{"facets":{"brand":{}}}}}',
    'JSON body, POST search with a body: 1 finding',
  ],
  [
    `$env:QSC_TOKEN = 'paste it here'\ncurl.exe '${products}?q=a'`,
    'curl command, GET search with parameters, no token: no fault found',
  ],
  ['package demo.feeder;\n\npublic record Header(String id) {}', 'text'],
  ['/** Adds one. */\nexport const add = (one) => [one, 1];', 'text'],
  ['/* search */ // all\n{ "q": "a" }', 'JSON body, POST search with a body: 2 findings'],
  ['GET http://localhost:9200/products/_search HTTP/1.1', 'HTTP request, no token: 1 finding'],
])('a sample of a page is read as what it is: %s', async (text, summary) => {
  const report = await reportOf(text);
  expect(report.kind === 'text' ? 'text' : summaryOf(report)).toBe(summary);
});

it.each([
  [
    `const shop = ky.extend({ prefixUrl: 'https://x.example/api/v1' });\nshop.post('search/a/b', { json: { q: 'a' } });`,
    'POST https://x.example/api/v1/search/a/b\n{"q":"a"}',
  ],
  [`requests.post("${products}", None, {"q": "a"})`, `POST ${products}\n{"q":"a"}`],
  ['curl https://localhost:9330/api/v1/search/a/b', 'GET http://localhost:9330/api/v1/search/a/b'],
])('the request is read whole, or corrected: %s', async (text, request) => {
  const report = await reportOf(text);
  expect(report.findings.every(({ isMended }) => isMended)).toBe(true);
  expect(requestText(report)).toBe(request);
});

it.each([
  [`curl "${products}?rows=$ROWS"`, 'placeholder'],
  [`await http.GetStringAsync("${products}?rows={rows}", CancellationToken.None);`, 'placeholder'],
  ['curl https://x.example/api/v1/search/suggest/products?q=a', 'unknown-path'],
])('the only finding of a text has the code: %s', async (text, code) => {
  const { findings, operation } = await reportOf(text);
  expect(findings).toMatchObject([{ code }]);
  expect(operation === undefined).toBe(code !== 'placeholder');
});

it.each([
  [`see mixed content at http://localhost:9330/api/v1/search/a/b?q=a`, 'text with an address'],
  [`I mixed content types: ${products}`, 'text with an address'],
  ['The search returns of type null when q is empty', 'text'],
])('prose is no error: %s', async (text, kind) => {
  expect((await reportOf(text)).kind).toBe(kind);
});

it('a message of the service ends without a period, as the others do', async () => {
  const { findings } = await reportOf('{"statusCode":401,"errorMessage":"The token is missing."}');
  expect(findings.map(({ message }) => message)).toEqual(['401: The token is missing']);
});
