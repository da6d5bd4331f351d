import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StaticPreviews } from '../../app/static-previews';
import { pageBody } from '../../node/transform/page-body';
import { shopResponses } from '../../node/examples/shop-responses';
import { compile } from '../../node/markdown/compile';
import { readSiteFile } from '../../node/content/files';
import { renderTree } from './render-tree';

async function bodyOf(props: string) {
  const { tree } = await compile(
    {
      file: 'content/docs/a.mdx',
      body: `<SearchExample index="products" languages="http" ${props} />`,
      bodyLine: 1,
      title: 'Page',
      readFile: readSiteFile,
    },
    shopResponses,
  );
  return renderTree(pageBody(tree));
}

/** HTML of a page as the build writes it. */
const inBuild = async (props: string) =>
  renderToString(<StaticPreviews>{await bodyOf(props)}</StaticPreviews>);

describe('an example with a view', () => {
  it('has disabled facets, hits, and pages in its HTML', async () => {
    const html = await inBuild(
      'request="q=drill&f.brand=BoltWerk&rows=2&sort=price" show="result.products.facets[id=brand]" view',
    );
    expect(html).toContain('<fieldset disabled=""');
    expect(html).toContain('aria-label="BoltWerk (9)" checked=""');
    expect(html).not.toContain('Category');
    expect(html.match(/class="hit-title"/g)).toHaveLength(2);
    expect(html).toContain('Page <!-- -->1<!-- --> of <!-- -->5');
    expect(html).not.toContain('<h2');
    expect(html).not.toContain(' style="');
  });

  it('has a tree with its levels, without a style attribute', async () => {
    const html = await inBuild(
      'request="q=*&f.category=Power tools&rows=0" show="result.products.facets[id=category]" view',
    );
    expect(html).toContain('data-depth="1"');
    expect(html).not.toContain(' style="');
  });

  it('has the proposal of spelling, a redirect or suggestions', async () => {
    expect(await inBuild('request="q=hamer&rows=1" show="all" view')).toContain(
      'Showing results for',
    );
    expect(await inBuild('request="q=delivery&rows=1" show="all" view')).toContain(
      'The response redirects this query to',
    );
    expect(await inBuild('call="suggest" request="q=dri" show="all" view')).toContain(
      '<ul class="suggested">',
    );
  });

  it('shows the view before the response when it is open', async () => {
    const html = await inBuild('request="q=drill&rows=1" show="all" view open');
    expect(html.indexOf('As visitors see it')).toBeLessThan(html.indexOf('>Response</button>'));
  });

  it('is empty in the browser until it is needed, so that the HTML of the page stays', async () => {
    const html = renderToString(await bodyOf('request="q=drill&rows=1" show="all" view'));
    expect(html).not.toContain('hit-title');
    expect(html).toContain('Try it here');
  });
});
