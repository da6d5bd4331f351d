import { describe, expect, it } from 'vitest';
import { elementParts, type TreeElement, type TreeNode } from '../../lib/content-tree';
import { compiledExample } from '../../test/support/compiled-examples';
import { readSiteFile } from '../content/files';
import { shopResponses } from './shop-responses';
import { compile } from '../markdown/compile';

const file = 'content/docs/a.mdx';
const elementsNamed = (nodes: readonly TreeNode[], name: string): TreeElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const inner = elementsNamed(elementParts(node).children, name);
    return node[0] === name ? [node, ...inner] : inner;
  });

describe('a search example', () => {
  it('compiles its page once', async () => {
    let reads = 0;
    const body = `<SearchExample index="products" request="q=saw" />\n\n![What](./a.figure.svg "A figure")`;
    const readFile = (name: string) => {
      if (!name.endsWith('.figure.svg')) return readSiteFile(name);
      reads += 1;
      return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
    };
    await compile({ file, body, bodyLine: 5, title: 'Page', readFile }, shopResponses);
    expect(reads).toBe(1);
  });

  it('shows the call in the languages of the HTML, the selected part of the response, and a link to the playground', async () => {
    const { tree, samples, faults } = await compiledExample(
      '<SearchExample index="products" request="q=claw hammer&rows=1" show="result.products.documents[0].document.title" />',
    );
    expect(faults).toEqual([]);
    expect(elementsNamed(tree, 'Tab').map((tab) => elementParts(tab).props['label'])).toEqual([
      'HTTP',
      'curl',
    ]);
    expect(
      JSON.parse(String(elementParts(elementsNamed(tree, 'Tabs')[0] as TreeElement).props['call'])),
    ).toMatchObject({ method: 'GET', values: { tenant: 'demo', index: 'products' } });
    expect(elementParts(tree[0] as TreeElement)).toMatchObject({
      name: 'SearchExample',
      props: { playground: '/playground?source=shop&q=claw%20hammer&rows=1' },
    });
    expect(samples.map(({ language, title }) => [language, title])).toEqual([
      ['http', 'Request'],
      ['bash', 'Request'],
      ['json', 'Response, shortened'],
    ]);
    for (const { code } of samples.slice(0, 2))
      expect(code).toContain('https://{host}/api/v1/search/demo/products?q=claw%20hammer&rows=1');
    expect(JSON.parse(samples[2]?.code ?? '')).toEqual({
      result: { products: { documents: [{ document: { title: 'Claw hammer 450 g' } }] } },
    });
  });

  it('shows the languages that the author names, without tabs when it is one', async () => {
    const { tree, samples } = await compiledExample(
      '<SearchExample index="products" request="q=saw" languages="curl" title="A saw" />',
    );
    expect(elementsNamed(tree, 'Tabs')).toEqual([]);
    expect(samples.map(({ language, title }) => [language, title])).toEqual([['bash', 'A saw']]);
  });

  it('sends JSON in it as a POST', async () => {
    const body = '{ "q": "saw", "rows": 1, "result": { "paging": { "enabled": false } } }';
    const { samples } = await compiledExample(
      `<SearchExample index="products" show="request.method, result.products.(total|documents)">\n\n\`\`\`json\n${body}\n\`\`\`\n\n</SearchExample>`,
    );
    expect(samples[0]?.code).toMatch(
      /^POST https:\/\/\{host\}\/api\/v1\/search\/demo\/products HTTP\/1\.1\nContent-Type/,
    );
    for (const { code } of samples.slice(0, 2)) expect(code).toContain(body);
    const response = JSON.parse(samples[2]?.code ?? '') as { request: unknown };
    expect(response.request).toEqual({ method: 'POST' });
  });

  it('links to the playground with a valid address', async () => {
    const { tree } = await compiledExample(
      '<SearchExample index="products" request="q=*&f.brand.or[]=BoltWerk,Halden" />',
    );
    expect(elementParts(tree[0] as TreeElement).props['playground']).toBe(
      '/playground?source=shop&q=*&f.brand.or%5B%5D=BoltWerk,Halden',
    );
  });

  it.each([
    [
      'a nested filter',
      '{"opType":"bool","operator":"OR","filters":[{"id":"brand","values":["Halden"]}]}',
      200,
    ],
    ['a body that is rejected', '{"id":"brand"}', 400],
  ])('has no link to the playground for %s, which no address has', async (_, filter, status) => {
    const { tree } = await compiledExample(
      `<SearchExample index="products" status="${status}">\n\n\`\`\`json\n{ "searchFilters": [${filter}] }\n\`\`\`\n\n</SearchExample>`,
    );
    expect(elementParts(tree[0] as TreeElement).props).not.toHaveProperty('playground');
  });

  it('makes suggest calls', async () => {
    const { tree, samples } = await compiledExample(
      '<SearchExample index="products" call="suggest" request="q=claw" show="[0].suggest" languages="http" />',
    );
    expect(samples[0]?.code).toContain('/api/v1/search/suggest/demo/products?q=claw');
    expect(JSON.parse(samples[1]?.code ?? '')).toEqual([{ suggest: 'Claw hammer 450 g' }]);
    expect(elementParts(tree[0] as TreeElement).props).toEqual({
      playground: '/playground?source=shop&call=suggest&q=claw',
      run: 'GET /api/v1/search/suggest/demo/products?q=claw',
      shop: '',
    });
  });

  it('shows an error whose status the author states', async () => {
    const { samples } = await compiledExample(
      '<SearchExample index="products" request="page=one" status="400" show="all" languages="http" />',
    );
    expect(samples[1]).toMatchObject({
      title: 'Response with status 400',
      code: expect.stringContaining('"page\\" must be a whole number'),
    });
  });

  it('searches the first products only, which the playground can’t', async () => {
    const { tree, samples } = await compiledExample(
      '<SearchExample index="products" request="q=drill" first="10" show="result.products.total" />',
    );
    expect(samples.at(-1)?.code).toBe('{ "result": { "products": { "total": 2 } } }');
    expect(elementParts(tree[0] as TreeElement).props).toEqual({
      run: 'GET /api/v1/search/demo/products?q=drill',
      hits: '2',
      ids: 'p-1002,p-1001',
    });
  });

  it('marks matches as the playground does', async () => {
    const { samples } = await compiledExample(
      '<SearchExample index="products" request="q=claw hammer&rows=1&result.displayFields=title" show="result.products.documents[0].document.(highlight.title)" />',
    );
    expect(samples.at(-1)?.code).toContain('"<mark>Claw</mark> <mark>hammer</mark> 450 g"');
  });

  it('has the same response in every build', async () => {
    const source = '<SearchExample index="products" request="q=drill" show="all" />';
    const [first, second] = [await compiledExample(source), await compiledExample(source)];
    expect(first.samples.at(-1)?.code).toBe(second.samples.at(-1)?.code);
    expect(JSON.parse(first.samples.at(-1)?.code ?? '')).toMatchObject({
      currentTime: '2025-03-10T09:15:00+0000',
      requestId: expect.stringMatching(
        /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
      ),
    });
  });

  it('reads words for dates relative to the day of the sample data', async () => {
    const { samples } = await compiledExample(
      '<SearchExample index="products" request="q=*&f.updated.humandate=last month&rows=1" show="result.products.documents[0].document.title" />',
    );
    expect(samples).toHaveLength(3);
  });

  it('depends on the files of the shop', async () => {
    const { partials } = await compiledExample(
      '<SearchExample index="products" request="q=saw" />',
    );
    expect(partials.map(({ file: name }) => name)).toEqual([
      'content/shop/products.json',
      'content/shop/synonyms.yml',
      'content/shop/redirects.yml',
    ]);
    expect((await compiledExample('Text.')).partials).toEqual([]);
  });

  it('is omitted where no engine responds', async () => {
    const body = '<SearchExample index="products" request="q=saw" />';
    const { tree, faults } = await compile({
      file,
      body,
      bodyLine: 1,
      title: '',
      readFile: readSiteFile,
    });
    expect([tree, faults]).toEqual([[], []]);
  });

  it('is not part of the text of the page, and none of its samples is indexed', async () => {
    const { text, samples } = await compiledExample(
      'Before.\n\n<SearchExample\n  index="products"\n  request="q=saw"\n  show="statusCode"\n/>\n\nAfter.',
    );
    expect(text).toBe('Before.\nAfter.');
    expect(samples.map(({ follows }) => follows ?? false)).toEqual([true, true, true]);
  });
});
