import { describe, expect, it } from 'vitest';
import { elementParts, type TreeElement } from '../../lib/content-tree';
import { compiledExample, exampleFault } from '../../test/support/compiled-examples';

const file = 'content/docs/a.mdx';
describe('the view of a search example', () => {
  const viewOf = async (body: string) => {
    const { tree, faults } = await compiledExample(body);
    expect(faults).toEqual([]);
    const { props } = elementParts(tree[0] as TreeElement);
    return { ...props, view: JSON.parse(String(props['view'])) as unknown };
  };

  it('has the response, the named facets, and the pages', async () => {
    expect(
      await viewOf(
        '<SearchExample index="products" request="q=hamer&rows=1" show="result.products.facets[id=brand]" languages="http" title="A slip" view />',
      ),
    ).toMatchObject({
      show: 'result.products.facets[id=brand]',
      languages: 'http',
      heading: 'A slip',
      playground: '/playground?source=shop&q=hamer&rows=1',
      view: {
        correction: { type: 'corrected' },
        result: { documents: [{ position: 1 }], facets: [{ id: 'brand' }] },
      },
    });
  });

  it.each(['', 'export const rows = 1;\n\n'])(
    'can be what shows first, after "%s"',
    async (code) => {
      expect(
        await viewOf(
          `${code}<SearchExample index="products" request="q=saw&rows=1" show="all" view open />`,
        ),
      ).toMatchObject({ open: 'true' });
    },
  );

  it('has the first facets where show names none', async () => {
    const { view } = await viewOf(
      '<SearchExample index="products" request="q=drill&rows=1" show="result.products.total" view />',
    );
    const { result } = view as { result: { facets: unknown[] } };
    expect(result.facets).toHaveLength(3);
  });

  it('has the suggestions of a suggest call', async () => {
    const { view } = await viewOf(
      '<SearchExample index="products" call="suggest" request="q=dri" show="all" view />',
    );
    const { suggestions } = view as { suggestions: { suggest: string }[] };
    expect(suggestions[0]?.suggest).toMatch(/dri/i);
  });

  it.each([
    ['request="q=saw&page=one" status="400" show="all" view', /has view and status/],
    ['request="q=saw" first="3" show="all" view', /has view and first/],
    ['request="q=saw" view', /has view without show/],
    ['request="q=saw" show="all" open', /has open without view/],
    ['request="q=saw" show="all" view="yes"', /the prop "view" of <SearchExample> is "yes"/],
  ])('is a fault with %s', async (given, message) => {
    const fault = await exampleFault(`<SearchExample index="products" ${given} />`);
    expect(fault).toMatchObject({ severity: 'error', file, line: 5 });
    expect(fault?.message).toMatch(message);
  });

  it('is a fault with a POST', async () => {
    const fault = await exampleFault(
      '<SearchExample index="products" show="all" view>\n\n```json\n{ "q": "saw" }\n```\n\n</SearchExample>',
    );
    expect(fault?.message).toMatch(/has view and a body/);
  });
});
