import { describe, expect, it } from 'vitest';
import { formatFault } from '../faults/faults';
import { readSiteFile } from '../content/files';
import { contentRoute } from '../../lib/addresses/routes';
import { readProducts } from './products';
import { readRedirects, productsFile } from './shop';

const file = 'content/shop/products.json';
const product = {
  id: 'p-1',
  title: 'Drill',
  description: 'Drills.',
  brand: 'BoltWerk',
  category: ['Power tools', 'Drills'],
  price: 12.5,
  stock: 3,
  color: 'green',
  url: '/products/p-1',
  updated: '2025-03-04',
  released: '2024-01-01',
};
const report = (...entries: object[]) => {
  const text = `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
  return readProducts(text, file).faults.map(formatFault).join('\n');
};

describe('the shop', () => {
  it('is read completely, with the ten products of the samples first', () => {
    const { products, faults } = readProducts(readSiteFile(productsFile) ?? '', productsFile);
    expect(faults).toEqual([]);
    expect(products.length).toBeGreaterThan(200);
    expect(products.slice(0, 10).map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `p-${1001 + index}`),
    );
    expect(products[0]).toMatchObject({ brand: 'BoltWerk', price: 129, variants: [{}, {}] });
  });

  it('names the line of a double id, and the other one', () => {
    expect(report(product, product)).toMatch(
      /^content\/shop\/products\.json:3:4 {2}error: the id "p-1" is already used by the product in line 2/,
    );
  });

  it('names missing, unknown, and wrong values, and keeps none of such products', () => {
    const { title, ...untitled } = product;
    expect(title).toBe('Drill');
    expect(report(untitled)).toMatch(/products\.json:2:1 {2}error: "title" is missing/);
    expect(report({ ...product, wieght: 1 })).toMatch(
      /unknown key "wieght"[^]*did you mean "weight"/,
    );
    expect(report({ ...product, price: '12' })).toMatch(/"price" is the text "12"\n.*a number/);
    expect(report({ ...product, updated: '2025-02-30' })).toMatch(/"updated" is the text/);
    expect(report({ ...product, voltage: null })).toMatch(/"voltage" has no value/);
    expect(report({ ...product, variants: [{ id: 'v' }] })).toMatch(/:2:\d+ .*"title" is missing/);
    expect(report({ ...product, variants: 1 })).toMatch(
      /"variants" is the number 1\n.*a list of mappings/,
    );
    expect(readProducts(JSON.stringify([{ ...product, price: '12' }]), file).products).toEqual([]);
  });

  it('names the position of a syntax error', () => {
    expect(readProducts('[\n  {"id": "a",\n', file).faults[0]).toMatchObject({
      severity: 'error',
      file,
    });
    expect(report()).toBe('');
    expect(readProducts('{"id": "a"}', file).faults[0]?.message).toMatch(/expected a list/);
    expect(readProducts('[1]', file).faults[0]).toMatchObject({ line: 1, column: 2 });
  });
});

describe('redirects', () => {
  const docs = contentRoute('/docs');
  const routes = new Set([docs]);
  it('have only pages of the site as targets', () => {
    expect(readRedirects('- { query: a, location: /docs }', 'r.yml', routes)).toEqual({
      redirects: [{ query: 'a', location: docs }],
      faults: [],
    });
    const { redirects, faults } = readRedirects(
      '- { query: a, location: /docs }\n- { query: b, location: /gone }\n- { query: c }',
      'r.yml',
      routes,
    );
    expect(redirects).toHaveLength(1);
    expect(faults.map(formatFault).join('\n')).toMatch(
      /r\.yml:2:15 .*"\/gone" is not a page[^]*r\.yml:3:1 .*"location" is missing/,
    );
  });
});
