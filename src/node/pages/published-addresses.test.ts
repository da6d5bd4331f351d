import { describe, expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';
import { emptySite, Site, SiteView } from './site-index';
import { copyPage, publishPage } from './publish-page';

const site = new Site({
  ...emptySite,
  pathPrefix: '/help',
  routes: { 'content/docs/sub/other.md': '/docs/sub/other' },
  files: { 'content/docs/sub/a#b.bin': '/static/d/a%23b.bin' },
});
const partial = 'content/docs/sub/_part.mdx';

async function publish(body: string, format: string, parts: Record<string, string> = {}) {
  const file = `content/docs/page.${format}`;
  const content = await compilePage(body, { file, title: 'T', readFile: (name) => parts[name] });
  expect(content.faults).toEqual([]);
  const page = {
    ...{ id: '1', file, path: '/docs/page', title: 'T', description: '' },
    ...{ tagKeys: [], status: [], kind: 'reference' },
  };
  const view = new SiteView(site);
  return { content, ...publishPage(page, content, view), ...copyPage(page, content, view) };
}

/** Attributes that HTML and SVG list as addresses, on elements that content may have. */
const attributes = [
  ['a', 'href'],
  ['area', 'href'],
  ['audio', 'src'],
  ['blockquote', 'cite'],
  ['button', 'formaction'],
  ['del', 'cite'],
  ['img', 'longdesc'],
  ['img', 'srcset'],
  ['image', 'href'],
  ['input', 'src'],
  ['input', 'formaction'],
  ['ins', 'cite'],
  ['q', 'cite'],
  ['source', 'src'],
  ['source', 'srcset'],
  ['track', 'src'],
  ['video', 'src'],
  ['video', 'poster'],
] as const;

const lists: Readonly<Record<string, (address: string) => string>> = {
  srcset: (address) => `${address} 1x, ${address} 2x`,
};
const isVoid = (name: string) => ['area', 'img', 'input', 'source', 'track'].includes(name);

function element(name: string, attribute: string, address: string): string {
  const value = lists[attribute]?.(address) ?? address;
  const tag = `<${name} ${attribute}="${value}"`;
  if (name === 'source' || name === 'track') return `<video controls>${tag} /></video>`;
  if (name === 'image') return `<svg>${tag} /></svg>`;
  return isVoid(name) ? `${tag} />` : `${tag}>x</${name}>`;
}

describe.each(['md', 'mdx'])('addresses in .%s', (format) => {
  it.each(attributes)(
    '<%s %s> has addresses of files, pages, and routes below the prefix',
    async (...of) => {
      const [name, attribute] = of;
      for (const [written, found] of [
        ['./sub/a%23b.bin', '/help/static/d/a%23b.bin'],
        ['sub/other.md#x', '/help/docs/sub/other#x'],
        ['/docs/start', '/help/docs/start'],
        ['https://example.org/a', 'https://example.org/a'],
      ] as const) {
        const { body, content } = await publish(element(name, attribute, written), format);
        const value = lists[attribute]?.(found) ?? found;
        expect(JSON.stringify(body)).toContain(value);
        const named = [
          ...content.links.map(({ href }) => href),
          ...content.media.map(({ src }) => src),
        ];
        expect(new Set(named)).toEqual(new Set([written]));
        expect([...content.links, ...content.media].map(({ line }) => line)).not.toContain(
          undefined,
        );
      }
    },
  );

  it('the Markdown copy has full addresses', async () => {
    const { markdown } = await publish(
      '[a](./sub/a%23b.bin)\n\n<video src="./sub/a%23b.bin"></video>',
      format,
    );
    expect(markdown.match(/https:\/\/[^)]*\/help\/static\/d\/a%23b\.bin/g)).toHaveLength(2);
  });
});

it('addresses of a partial are relative to it', async () => {
  const parts = {
    [partial]: '<video src="./a%23b.bin" poster="a%23b.bin" />\n\n[x](other.md)\n',
  };
  const body = "import Part from './sub/_part.mdx'\n\n<Part />\n";
  const html = JSON.stringify((await publish(body, 'mdx', parts)).body);
  expect(html.match(/\/help\/static\/d\/a%23b\.bin/g)).toHaveLength(2);
  expect(html).toContain('/help/docs/sub/other');
});
