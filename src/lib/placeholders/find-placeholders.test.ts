import { describe, expect, it } from 'vitest';
import { markCode } from './mark-placeholders';
import { findInCode, findInText } from './find-placeholders';

const describeAll = (placeholders: ReturnType<typeof findInCode>) =>
  placeholders.map(({ name, text }) => `${name}=${text}`).join(' ');

describe('placeholders of a sample', () => {
  it.each([
    [
      'GET https://{host}/api/v1/search/demo/products?q=demo',
      'host={host} tenant=demo code=products',
    ],
    [
      'GET https://{host}/api/v1/search/suggest/demo/products',
      'host={host} tenant=demo code=products',
    ],
    ['PUT /api/v1/searchapp/schema/demo/products', 'tenant=demo code=products'],
    ['/api/v1/data/bulk/qsc/demo/products', 'tenant=demo feeding=products'],
    ['/api/v1/data/fullfeed/start/{tenant}/{code}', 'tenant={tenant} feeding={code}'],
    ['/api/v1/search/{tenant}/{index}', 'tenant={tenant} code={index}'],
    ['/cdn/qsc/demo/products-quickstart/config.json', 'tenant=demo code=products'],
    ['/d/prod/demo/products', 'tenant=demo code=products'],
    ['https://{host}/admin/#/security/{tenant}/api-key', 'host={host} tenant={tenant}'],
    ["const app = 'demo/products';", 'tenant=demo code=products'],
    ['target="demo/products"', 'tenant=demo feeding=products'],
    ["jq '.result.products.total'", 'key=.products'],
    ['"searchCode": "products", "tenantCode" = \'demo\'', 'code=products tenant=demo'],
    ['Tenant: demo\nFeeding: products', 'tenant=demo feeding=products'],
    ['HOST={host}', 'host={host}'],
  ])('%s', (code, placeholders) => {
    expect(describeAll(findInCode(code))).toBe(placeholders);
  });

  it.each([
    ['codes of other parts', '/api/v1/admin/list/export/demo/products', 'tenant=demo'],
    ['codes that begin alike', '/api/v1/search/demonstration/products-2', ''],
    ['files and addresses of products', 'products.json /products/p-1001 package demo.feeder', ''],
    ['variables', '`https://${host}/api/v1/search/${tenant}/${code}` %{host} {{host}}', ''],
    ['hosts that are not of QSC', 'https://{host}:9200 https://{host}/sitemap.xml', ''],
    ['responses', 'HTTP/1.1 200 OK\nLocation: https://{host}/api/v1/search/demo/products', ''],
  ])('leaves out %s', (_, code, placeholders) => {
    expect(describeAll(findInCode(code))).toBe(placeholders);
  });

  it('do not exist in a response, which its title announces', () => {
    expect(findInCode('"url": "https://{host}/api/v1/search/demo/products"', 'Response')).toEqual(
      [],
    );
  });
});

describe('placeholders of running text', () => {
  it('are in addresses; a placeholder that a sentence explains stays', () => {
    const text =
      'Open https://{host}, call {host}/api/v1/search/demo/products. Replace {host} and {code}: demo.';
    const placeholders = findInText(text);
    expect(describeAll(placeholders)).toBe('host={host} host={host} tenant=demo code=products');
    expect(placeholders.map(({ offset, text: part }) => text.startsWith(part, offset))).toEqual(
      placeholders.map(() => true),
    );
  });
});

describe('inline code', () => {
  it.each([
    [
      'The samples use the tenant `demo` and the search app `products`.',
      'tenant=demo code=products',
    ],
    ['| `code` | the code of the feeding, `products` in the samples |', 'feeding=products'],
    ['Enter the [code](#code) `products`.', 'code=products'],
    ['Read the [result set](../a.mdx#b) by its key, in the samples `products`.', 'code=products'],
    ['In this response the key is `products`. Replace `demo` wherever it occurs.', ''],
  ])('is a placeholder if its sentence names the value: %s', (text, placeholders) => {
    expect(describeAll(findInText(text))).toBe(placeholders);
  });
});

describe('marks', () => {
  const html =
    '<i class=k>GET</i> <i class=s>a&amp;b https://{host}/api/v1/search/demo/<b>pro</b>ducts</i>';

  it('wrap placeholders; the text stays, and tags stay nested', () => {
    const marked = markCode(html);
    expect(marked).toBe(
      html
        .replace('{host}', '<var data-v="host">{host}</var>')
        .replace('demo', '<var data-v="tenant">demo</var>'),
    );
    expect(markCode('a &lt; b')).toBe('a &lt; b');
  });
});
