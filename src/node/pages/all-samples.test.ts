import fs from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { findInCode, isResponse } from '../../lib/placeholders/find-placeholders';
import { unrelatedNames, valuePlaceholders } from '../../lib/placeholders/placeholders';
import { checkSample, type CodeSample } from './check-sample';
import { proofOf } from './proof';
import { isObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { pageFiles } from '../../test/support/content-files';
import { readPage } from '../../test/support/compiled-content';

/** Number of broken samples, and the share that the checks must find. */
const BROKEN = 500;
const MIN_FOUND = 0.99;

interface PageSample extends CodeSample {
  file: string;
}

interface Mutation {
  what: 'a name' | 'a type' | 'a header' | 'a sum';
  broken: PageSample;
}

/** Keys that only exist where the protocol says so; free maps hold other words. */
const keys =
  'total documents position facets filterName count resultCount paging pageCount rows currentPage searchFilters filterType filterOperator values minValue sort fields dataType searchMode header action payload didYouMeanResult original suggestHighlighted result'.split(
    ' ',
  );
const sums = ['resultCount', 'facetCount', 'fieldCount', 'pageCount'];
const headers = /^(?:X-QSC-Token|Content-Type): .*\n/m;

/** Copies of a sample, each with one mistake. */
function mutationsOf(sample: PageSample): Mutation[] {
  const { language, code } = sample;
  const mutation = (what: Mutation['what'], changed: string | undefined): Mutation[] =>
    changed === undefined || changed === code
      ? []
      : [{ what, broken: { ...sample, code: changed } }];
  if (language === 'json')
    return jsonMutations(code).flatMap(([what, json]) => mutation(what, json));
  if (language !== 'http' && language !== 'bash') return [];
  return [
    ...mutation('a name', code.replace(/(\/search\/[^\s]*[?&])(q|page|rows|sort|ctrl)=/, '$1$2x=')),
    ...mutation('a name', code.replace(/(f\.[A-Za-z]+\.)(or|and|not|range)(?==)/, '$1$2x')),
    ...mutation('a type', code.replace(/([?&](?:page|rows)=)\d+/, '$1three')),
    ...(language === 'http'
      ? mutation('a header', /^P(?:OST|UT) /.test(code) ? code.replace(headers, '') : undefined)
      : []),
    ...(language === 'http'
      ? httpBodyMutations(code).flatMap(([what, c]) => mutation(what, c))
      : []),
  ];
}

function httpBodyMutations(code: string): [Mutation['what'], string][] {
  const [head = '', ...rest] = code.split('\n\n');
  const body = rest.join('\n\n');
  if (!head.startsWith('POST') && !head.startsWith('PUT')) return [];
  return jsonMutations(body).map(([what, json]) => [what, `${head}\n\n${json}`]);
}

/** An inserted, a deleted, a replaced, and two swapped letters. */
function misspell(key: string, kind: number): string {
  const [start, letter, next, end] = [key.slice(0, 1), key[1] ?? '', key[2] ?? '', key.slice(3)];
  const forms = [
    `${key}x`,
    start + next + end,
    `${start}${letter}z${end}`,
    start + next + letter + end,
  ];
  return forms[kind % forms.length] ?? key;
}

function jsonMutations(code: string): [Mutation['what'], string][] {
  const value = parseJson(code)?.value;
  const mutations: [Mutation['what'], string][] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isObject(node)) return;
    for (const [key, entry] of Object.entries(node)) {
      // Fields of documents belong to the search app.
      if (key === 'document' || key === 'payload') continue;
      if (keys.includes(key)) {
        delete node[key];
        const wrong = misspell(key, mutations.length);
        node[wrong] = entry;
        mutations.push(['a name', JSON.stringify(value)]);
        delete node[wrong];
        node[key] = typeof entry === 'number' ? 'many' : 7.5;
        mutations.push(['a type', JSON.stringify(value)]);
      }
      if (sums.includes(key) && typeof entry === 'number') {
        node[key] = entry + 1;
        mutations.push(['a sum', JSON.stringify(value)]);
      }
      node[key] = entry;
      visit(entry);
    }
  };
  visit(value);
  return mutations;
}

const samples: PageSample[] = [];

beforeAll(async () => {
  for (const file of pageFiles('content/docs', 'content/blog')) {
    const { content } = await readPage(file);
    for (const { language, title, code, isShortened } of content.samples)
      samples.push({ language, title, code, isShortened, file });
  }
}, 240_000);

describe('samples that are broken', () => {
  it('are reported, and none counts as verified', () => {
    const all = samples
      .filter((sample) => proofOf(sample) === 'protocol')
      .flatMap((sample) => mutationsOf(sample).slice(0, 6));
    expect(all.length).toBeGreaterThan(BROKEN);
    // Spread over all pages and kinds of mistakes.
    const chosen = Array.from(
      { length: BROKEN },
      (_, index) => all[Math.floor((index * all.length) / BROKEN)],
    ).flatMap((mutation) => mutation ?? []);
    expect(new Set(chosen.map(({ what }) => what)).size).toBe(4);
    const missed = chosen.filter(({ broken }) => checkSample(broken).faults.length === 0);
    const proven = chosen.filter(({ broken }) => proofOf(broken) !== undefined);
    const texts = (list: readonly Mutation[]) =>
      list.map(({ what, broken }) => `${what} ${broken.file} ${broken.code.slice(0, 150)}`);
    expect(1 - missed.length / BROKEN, texts(missed).join('\n')).toBeGreaterThanOrEqual(MIN_FOUND);
    expect(texts(proven)).toEqual([]);
  });
});

/** Codes of search apps in samples; `assistant` answers questions. */
const apps = ['products', 'assistant', 'manufacturers', 'quicklinks'];

type Product = Readonly<Record<string, unknown>>;
const products = JSON.parse(fs.readFileSync('content/shop/products.json', 'utf8')) as Product[];

/** The tenant and the search app of each address of the search, where a sample writes them out. */
function appFaults(code: string): string[] {
  const address = /\/api\/v1\/search\/(?:suggest\/)?([\w{}-]+)\/([\w{}-]+)(?![$\w{}-])/g;
  return [...code.matchAll(address)].flatMap(([found, tenant = '', app = '']) =>
    /^(?:demo|\{tenant\})$/.test(tenant) && (apps.includes(app) || /^\{\w+\}$/.test(app))
      ? []
      : [`${found} is not in the world of the samples`],
  );
}

/** Wherever an object names a product of the shop and shows fields of it, they have the shop's values. */
function productFaults(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(productFaults);
  if (!isObject(value)) return [];
  const header = isObject(value['header']) ? value['header'] : value;
  const product = products.find(({ id }) => id === header['id']) ?? {};
  const fields = [value['document'], value['payload'], value].find(isObject) ?? {};
  const faults = Object.entries(fields).flatMap(([field, found]) => {
    const expected = product[field];
    // Lists and texts of one field are different views of it; a price of a list is compared as it is.
    if (typeof expected !== typeof found || Array.isArray(found) || expected === found) return [];
    return [`${field}: "${String(found)}" differs from the shop's "${String(expected)}"`];
  });
  return [...faults, ...Object.values(value).flatMap(productFaults)];
}

/** The table of placeholders on 'Concepts': the words in code of each cell. */
const concepts = fs.readFileSync('content/docs/getStarted/concepts.mdx', 'utf8');
const placeholders = [...concepts.matchAll(/^\| (`\{.*) \|$/gm)].map(([, cells = '']) =>
  cells.split(' | ').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)),
);
const forms = new Set(placeholders.flatMap(([words = []]) => words));
const addresses = /[^\s"'`<>()\\|]*(?:\{host\}|\/api\/v1)\/[^\s"'`<>()\\]*/g;
const braces = /(?<![$%{])\{[\w-]+\}/g;
/** A tenant or code in an address, in `demo/products`, and as the value of a name. */
const words = [
  /(?<=(?:\{host\}|\/api\/v1)\/(?:[^\s"'`<>()\\|?]*\/)?)(?:demo(?=[/?#\s"'`]|$)|(?<=\/demo\/)products(?=[?#\s"'`]|$))/g,
  /(?<=["'])demo(?=\/\w+["'])/g,
  /(?<=([\w-]+)["']?[ \t]*[:=][ \t]*["'[]*)(?:demo|products)(?=["'\],;]*$)/gm,
];

/**
 * Faults of values in a sample that readers replace: a name in braces that is no placeholder, and a tenant or code of the
 * samples without a text that names its value.
 */
function placeholderFaults({ code, title }: Pick<CodeSample, 'code' | 'title'>): string[] {
  if (isResponse(code, title)) return [];
  const offsets = new Set(findInCode(code).map(({ offset }) => offset));
  const unknown = [...code.matchAll(addresses)]
    .flatMap(([address]) => address.match(braces) ?? [])
    .filter((text) => !forms.has(text))
    .map((text) => `${text} is no placeholder: ${[...forms].join(', ')}`);
  const lone = words
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .filter(({ index, 1: name = '' }) => !offsets.has(index) && !unrelatedNames.test(name))
    .map(([word]) => `"${word}" stands where src/lib/placeholders has no path or name for it`);
  return [...unknown, ...lone];
}

/** The faults of a sample that does not fit the tenant, the search apps, and the shop of all samples. */
function worldFaults({ language, code, title }: Omit<CodeSample, 'isShortened'>): string[] {
  const json = language === 'http' ? code.split('\n\n').slice(1).join('\n\n') : code;
  return [
    ...appFaults(code),
    ...productFaults(parseJson(json)?.value),
    ...placeholderFaults({ code, title }),
  ];
}

describe('the world of the samples', () => {
  it('has all placeholders that readers fill, and what stands for them, in the table', () => {
    const rows = placeholders.map((cells) => ({ forms: cells[0], samples: cells.at(-1) }));
    expect(rows).toEqual(expect.arrayContaining(Object.values(valuePlaceholders)));
  });

  it('is the same in all of them', () => {
    const faults = samples.flatMap(({ file, ...sample }) =>
      worldFaults(sample).map((fault) => `${file} ${sample.title}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['json', '{ "id": "p-1001", "document": { "price": 1 } }', 'differs from the shop'],
    ['http', 'GET https://{host}/api/v1/search/acme/products HTTP/1.1', 'not in the world'],
    ['bash', 'curl "$host/api/v1/search/demo/shop?q=a"', 'not in the world'],
    ['js', "fetch('https://{host}/api/v1/category/demo/{tree}')", '{tree} is no placeholder'],
    ['text', 'https://{host}/api/v1/category/demo/products?q=a', '"products" stands where'],
    ['json', '{\n  "owner": "demo"\n}', '"demo" stands where'],
    ['yaml', 'shops:\n  - main: products\n', '"products" stands where'],
    ['js', "const place = 'demo/shop';", '"demo" stands where'],
    ['js', 'fetch(`https://{host}/shops/${version}/demo/${code}`)', '"demo" stands where'],
  ])('has no other tenant, app, value, or placeholder: %s %s', (language, code, message) => {
    expect(worldFaults({ language, code, title: '' })).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    'label: products\nurl: /products/p-1\ntotal = `${total} products`\nproducts: 3',
    'fetch(`https://{host}/${version}`)',
    'HTTP/1.1 302\nLocation: https://{host}/{new}/demo',
  ])('has words that only read like them, variables, and responses: %s', (code) => {
    expect(worldFaults({ language: 'text', code, title: '' })).toEqual([]);
  });
});
