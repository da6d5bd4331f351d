import { describe, expect, it } from 'vitest';
import { placeFaults } from './sample-world';

const faultsOf = (code: string) => placeFaults({ code, title: '' });

describe('values that readers replace', () => {
  it.each([
    ["fetch('https://{host}/api/v1/category/demo/{tree}')", '{tree} is no placeholder'],
    ['https://{host}/api/v1/category/demo/products?q=a', '"products" stands where'],
    ['{\n  "owner": "demo"\n}', '"demo" stands where'],
    ['shops:\n  - main: products\n', '"products" stands where'],
    ["const place = 'demo/shop';", '"demo" stands where'],
  ])('is known to the placeholders: %s', (code, message) => {
    expect(faultsOf(code)).toEqual([expect.stringContaining(message)]);
  });

  it('is nothing that only reads like it', () => {
    const code = 'label: products\nurl: /products/p-1\ntotal = `${total} products`\nproducts: 3';
    expect(faultsOf(code)).toEqual([]);
  });

  it('may be anything in variables and responses', () => {
    expect(faultsOf('fetch(`https://{host}/shops/${version}/demo/${code}`)')).toHaveLength(1);
    expect(faultsOf('fetch(`https://{host}/${version}`)')).toEqual([]);
    expect(faultsOf('HTTP/1.1 302\nLocation: https://{host}/{new}/demo')).toEqual([]);
  });
});
