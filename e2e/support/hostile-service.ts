import type { RequestListener, ServerResponse } from 'node:http';
import { expect, type Page } from '@playwright/test';

type Responder = (response: ServerResponse) => unknown;

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';

const evil = `"><img src=x onerror="window.ran=1"><script>window.ran=1</script>`;
const odd = '\u202Egpj.exe\u202C \u200F\u2066x\u2069 \uD800 \u0000 ${window.ran=1}';
const addresses = [
  'javascript:window.ran=1',
  ' javascript:window.ran=1',
  'data:text/html,x',
  '//x',
];
const values = [evil, odd, '__proto__', 'constructor'];

const document = (url: unknown, index: number) => ({
  id: values[index % values.length],
  document: {
    title: evil,
    url,
    heading: odd,
    description: evil,
    date: evil,
    breadcrumb: [evil, { toString: 'no' }, 7],
    'highlight.title': [`<mark>${evil}</mark>${odd}`],
    'highlight.text': `<mark onclick="window.ran=1">x</mark>${evil}&#xD800;&#0;&#9999999;`,
    price: { __proto__: null, a: [evil] },
  },
});

const facet = (id: string) => ({
  id,
  name: evil,
  filterName: `f.${id}`,
  type: id === 'constructor' ? 'navigation' : undefined,
  unit: evil,
  values: values.map((value) => ({ value, count: 1, filter: `f.${id}=%E0%A4%A${value}` })),
});

/** Hostile result sets by query. */
const resultSets = {
  hostile: {
    documents: [...addresses, { a: 1 }, null].map(document),
    total: 1e308,
    facets: values.map(facet),
    paging: { pageCount: 1e308, currentPage: -1, nextPage: { token: evil } },
    sort: { sort: values.map((id) => ({ id, name: evil })) },
    redirect: { httpCode: 302, location: addresses[0] },
  },
  mistyped: {
    documents: { length: 3 },
    total: '7',
    facets: 'brand',
    paging: [],
    sort: { sort: 5 },
    redirect: { location: {} },
  },
  giant: {
    documents: [{ id: 'a', document: { title: 'x'.repeat(2e6), url: `/${'y'.repeat(2e6)}` } }],
    total: 1,
    facets: [{ id: 'brand', values: [{ value: 'z'.repeat(1e6), filter: 'f.brand=z' }] }],
  },
};

/** Body with a result set, and with `__proto__` keys that pollute prototypes when copied carelessly. */
const bodyOf = (documentation: object) =>
  JSON.stringify({
    statusCode: 200,
    requestId: evil,
    didYouMeanResult: { type: 'corrected', original: evil, corrected: odd },
    result: { documentation, proto: { polluted: true } },
    proto: { polluted: true },
  }).replaceAll('"proto"', '"__proto__"');

const send =
  (body: string, type = 'application/json', status = 200): Responder =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);
const redirect =
  (Location: string): Responder =>
  (response) =>
    response.writeHead(302, { Location }).end();

const responders: Readonly<Record<string, Responder>> = {
  hostile: send(bodyOf(resultSets.hostile)),
  mistyped: send(bodyOf(resultSets.mistyped)),
  giant: send(bodyOf(resultSets.giant)),
  html: send(evil, 'text/html'),
  'html as json': send(`<!doctype html>${evil}`),
  cut: send(bodyOf(resultSets.hostile).slice(0, 500)),
  broken: send('{"errorMessage":"Out of order"}', 'application/json', 500),
  closed: (response) => {
    response.removeHeader(ALLOW_ORIGIN);
    return send('{}')(response);
  },
  moved: redirect('/login?q=html'),
  circle: redirect('/circle?q=circle'),
  endless: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  },
};

/** Messages for responses without a result set, by query. */
export const failures: Readonly<Record<string, RegExp>> = {
  html: /Expected JSON, got text\/html/,
  'html as json': /not complete JSON/,
  cut: /not complete JSON/,
  broken: /status 500: Out of order/,
  closed: /could not be reached|got no response/,
  moved: /Expected JSON, got text\/html/,
  circle: /could not be reached|got no response/,
};

/** Addresses that were requested, without the origin. */
export const calls: string[] = [];

/** A search service that sends hostile responses; the query selects one. */
export const hostileService: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  calls.push(request.url ?? '');
  response.setHeader(ALLOW_ORIGIN, '*');
  if (pathname.includes('/suggest/')) {
    const texts = [evil, odd, ...values, '', 7, { a: evil }, 'w'.repeat(1e6)];
    return send(JSON.stringify(texts.map((suggest) => ({ suggest, page: evil }))))(response);
  }
  return (responders[searchParams.get('q') ?? ''] ?? responders['mistyped'])?.(response);
};

/**
 * Watches a page for effects of hostile texts.
 * @param isQuiet whether the console has no errors either
 * @returns a function that expects none
 */
export function watchForHarm(page: Page, isQuiet = false): () => Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('dialog', (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (isQuiet && message.type() === 'error') problems.push(message.text());
  });
  return async () => {
    expect(problems).toEqual([]);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
    const links = page.getByRole('main').locator('a[href]');
    const targets = await links.evaluateAll((list) =>
      list.map((link) => (link as HTMLAnchorElement).protocol),
    );
    expect(targets.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.getByRole('main').locator('img[src=x], script')).toHaveCount(0);
  };
}
