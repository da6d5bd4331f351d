import type http from 'node:http';
import { expect, type Page } from '@playwright/test';
import { listen } from '../../src/test/support/listen';

/** A search service that sends hostile responses; the query selects one. */
export interface HostileService {
  /** `http://localhost:{port}` */
  origin: string;
  /** Addresses that were requested, without the origin. */
  calls: string[];
  close: () => Promise<void>;
}

type Responder = (response: http.ServerResponse) => void;

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

const json: Responder = (response) =>
  response.writeHead(200, { 'Content-Type': 'application/json' });

const responders: Readonly<Record<string, Responder>> = {
  ...Object.fromEntries(
    Object.entries(resultSets).map(([name, result]): [string, Responder] => [
      name,
      (response) => {
        json(response);
        response.end(bodyOf(result));
      },
    ]),
  ),
  html: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(evil),
  'html as json': (response) => {
    json(response);
    response.end(`<!doctype html>${evil}`);
  },
  cut: (response) => {
    json(response);
    response.end(bodyOf(resultSets.hostile).slice(0, 500));
  },
  moved: (response) => response.writeHead(302, { Location: '/login?q=html' }).end(),
  circle: (response) => response.writeHead(302, { Location: '/circle?q=circle' }).end(),
  endless: (response) => {
    json(response);
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  },
};

/** Messages for responses without a result set, by query. */
export const failures: Readonly<Record<string, RegExp>> = {
  html: /Expected JSON, got text\/html/,
  'html as json': /not complete JSON/,
  cut: /not complete JSON/,
  moved: /Expected JSON, got text\/html/,
  circle: /could not be reached|got no response/,
};

export async function startHostileService(): Promise<HostileService> {
  const calls: string[] = [];
  const server = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    calls.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (pathname.includes('/suggest/')) {
      json(response);
      const texts = [evil, odd, ...values, '', 7, { a: evil }, 'w'.repeat(1e6)];
      return response.end(JSON.stringify(texts.map((suggest) => ({ suggest, place: evil }))));
    }
    const respond = responders[searchParams.get('q') ?? ''] ?? responders['mistyped'];
    respond?.(response);
  });
  return { ...server, origin: server.origin.replace('127.0.0.1', 'localhost'), calls };
}

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
