import { expect, it } from 'vitest';
import { requestExamples } from '../../node/api/request-examples';
import { readSiteFile } from '../../node/content/files';
import { callsInGuides, undocumentedGroups } from '../../search/protocol/schema/operation';
import { operations } from '../../search/protocol/schema/operations';
import { sampleShopFiles } from '../../node/shop/sample-files';
import { pageFiles } from '../support/content-files';
import { sampleOf } from '../support/practice-content';

type BulkBody = readonly { header: { id: string } }[];

/** Addresses that pages name and that are no calls of the reference, with the reason. */
const others: Readonly<Record<string, string>> = {
  '/api/v1/suggest/': 'an older address, which the page tells readers to replace',
  '/api/v1/admin/feeding/': 'requested by QSC itself when a monitoring has the type internalHttp',
};

const listed = [...operations, ...callsInGuides];
const matches = (path: string, named: string) =>
  new RegExp(`^${path.replace('{shortUrl}', '.+').replace(/\{\w+\}/g, '[^/]+')}$`).test(named);

/** Whether the reference has a call, or a family of calls whose start is named. */
function isListed(method: string | undefined, address: string): boolean {
  const family = address.replace(/[*…]$/, '');
  const starts = [...listed.map(({ path }) => path), ...undocumentedGroups.map(({ path }) => path)];
  return (
    listed.some(
      (call) => matches(call.path, address) && (method === undefined || method === call.method),
    ) ||
    (method === undefined && starts.some((start) => `${start}/`.startsWith(family))) ||
    Object.hasOwn(others, family.replace(/<.*/, ''))
  );
}

const sourcesIn = (...folders: string[]) =>
  pageFiles(...folders).map((file) => ({ file, source: readSiteFile(file) ?? '' }));
const pages = sourcesIn('content/docs', 'content/blog');
const address =
  /(?:\b(GET|POST|PUT|PATCH|DELETE|HEAD) )?(?:https?:\/\/[^\s/]+)?(\/api\/v1\/[^\s`'"),|?\\]*)/g;
const named = pages.flatMap(({ file, source }) =>
  [...source.matchAll(address)].map(([, method, found = '']) => ({
    ...{ file, method, address: found.replace(/\.$/, '') },
  })),
);

it('every call that a page names is in the reference or in the list beside it', () => {
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ method, address }) => !isListed(method, address))).toEqual([]);
});

it('a call that is named nowhere would be found', () => {
  expect(isListed('GET', '/api/v1/data/bulk/qsc/demo/products')).toBe(false);
  expect(isListed(undefined, '/api/v1/agent/talk/demo/products')).toBe(false);
});

it('the list of exceptions has none that no page names', () => {
  for (const start of Object.keys(others))
    expect(
      named.some(({ address }) => address.startsWith(start)),
      start,
    ).toBe(true);
  for (const { path } of listed)
    expect(
      named.some(({ address }) => matches(path, address)),
      path,
    ).toBe(true);
});

it('the host of the samples is the one of the platform, so that the value of a reader fits', () => {
  for (const { file, source } of pages)
    for (const [address, after = ''] of source.matchAll(/\{host\}([:/][\w-]*)/g))
      expect(
        ['/', '/api', '/admin', '/cdn', '/cdn-cgi', '/console', '/d'],
        `${file}: ${address}`,
      ).toContain(after);
});

it('documents that "Run here" feeds are those of the sample shop, which other pages search', () => {
  const shop = JSON.parse(sampleShopFiles()[0]?.[1] ?? '');
  const folder = 'content/docs/qsc-admin';
  for (const { file, source } of pages)
    for (const [, title = ''] of source.matchAll(
      /<RunHere request="POST \/api\/v1\/data\/bulk\/qsc\/demo\/products" file="([^"]+)" shop/g,
    ))
      for (const document of JSON.parse(sampleOf(file.slice(folder.length + 1), title)))
        expect(shop, file).toContainEqual(document);
});

it('the batch of the reference leaves the documents of the sample shop as they are', () => {
  const shop = JSON.parse(sampleShopFiles()[0]?.[1] ?? '');
  const [update, removal] = requestExamples['bulk']?.body as BulkBody;
  expect(shop).toContainEqual(update);
  const ids = (shop as BulkBody).map(({ header }) => header.id);
  expect(ids).not.toContain(removal?.header.id);
});

it('a program that writes parameters into an address encodes a space as %20', () => {
  const programs = pages.flatMap(({ source }) =>
    (source.match(/^ *```js[^]*?^ *```$/gm) ?? []).filter((code) =>
      /URLSearchParams[^]*\?\$\{/.test(code),
    ),
  );
  expect(programs.length).toBeGreaterThan(2);
  for (const code of programs) expect(code).toContain(".replaceAll('+', '%20')");
});

it('a page with a command of jq says that it is needed', () => {
  const commands = /^ *```(?:bash|sh)\b[^]*?^ *```$/gm;
  const using = pages.filter(({ source }) =>
    (source.match(commands) ?? []).some((block) => /(?:^|[|(]) *jq /m.test(block)),
  );
  expect(using.length).toBeGreaterThan(10);
  for (const { file, source } of using)
    expect(source, file).toMatch(/`jq`|\(needs (?:bash and )?jq\)|run-the-samples/);
});

it('the header of a token says which kind of token it is', () => {
  for (const { file, source } of sourcesIn('content'))
    for (const [, token] of source.matchAll(/^ *X-QSC-Token: (.+)$/gm))
      expect(token, file).toMatch(/^<(?:admin|feeding|API) token>$/);
});
