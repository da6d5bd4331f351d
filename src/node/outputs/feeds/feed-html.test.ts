import { describe, expect, it } from 'vitest';
import { shopResponses } from '../../examples/shop-responses';
import { readSiteFile } from '../../content/files';
import { compile } from '../../markdown/compile';
import { compilePage } from '../../../test/support/compile-page';
import type { Addresses } from '../../authoring/content-component';
import { feedHtml } from './feed-html';

const base = 'https://docs.example.org';
const addresses: Addresses = {
  link: (href) => new URL(href, `${base}/help/blog/post`).href,
  picture: (src) => ({ src: `${base}/static/${src.slice(2)}`, width: 30, height: 20 }),
};
const html = async (body: string, ending = 'mdx') => {
  const { tree, faults } = await compilePage(body, { file: `content/blog/post.${ending}` });
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
  return feedHtml(tree, addresses);
};

describe('content as plain HTML', () => {
  it('keeps text and inline elements', async () => {
    expect(await html('Some *text* with `a < b`.\n\n- one\n- two')).toBe(
      '<p>Some <em>text</em> with <code>a &lt; b</code>.</p><ul><li>one</li><li>two</li></ul>',
    );
  });

  it('has full addresses everywhere', async () => {
    expect(await html('[a](/docs) [b](#c) [d](https://example.org/)')).toBe(
      `<p><a href="${base}/docs">a</a> <a href="${base}/help/blog/post#c">b</a> <a href="https://example.org/">d</a></p>`,
    );
    const video =
      '<video src="/a.mp4" poster="/a.png" controls></video><picture><source srcset="/a.png 1x, /b.png 2x"></picture>';
    expect(await html(video, 'md')).toBe(
      `<p><video src="${base}/a.mp4" poster="${base}/a.png" controls></video><picture><source srcset="${base}/a.png 1x, ${base}/b.png 2x"></picture></p>`,
    );
  });

  it('shows a call in one language, its response, and a link to the playground', async () => {
    const { tree } = await compile(
      {
        file: 'content/blog/post.mdx',
        body: '<SearchExample index="products" request="q=saw" show="statusCode" />',
        bodyLine: 1,
        title: 'Post',
        readFile: readSiteFile,
      },
      shopResponses,
    );
    const request = 'GET https://{host}/api/v1/search/demo/products?q=saw HTTP/1.1';
    expect(feedHtml(tree, addresses)).toBe(
      `<p><strong>Request</strong></p><pre><code class="language-http">${request}\nAccept: application/json</code></pre>` +
        '<p><strong>Response, shortened</strong></p><pre><code class="language-json">{ "statusCode": 200 }</code></pre>' +
        `<p><a href="${base}/playground?source=shop&amp;q=saw">Open in playground</a></p>`,
    );
  });

  it('shows pictures with their size', async () => {
    expect(await html('![A shop](./shop.png "Front")')).toBe(
      `<img src="${base}/static/shop.png" width="30" height="20" alt="A shop" title="Front" loading="lazy">`,
    );
  });

  it('shows the source of code and diagrams', async () => {
    expect(await html('```js title="a.js" {1} showLineNumbers\nconst a = 1 < 2 && "b";\n```')).toBe(
      '<p><strong>a.js</strong></p><pre><code class="language-js">const a = 1 &lt; 2 &amp;&amp; "b";\n</code></pre>',
    );
    expect(await html('```mermaid title="Flow"\nflowchart LR\n  a --> b\n```')).toBe(
      '<p><strong>Flow</strong></p><pre><code class="language-mermaid">flowchart LR\n  a --> b</code></pre>',
    );
  });

  it('writes components as plain elements', async () => {
    const tabs = '<Tabs group="g">\n<Tab label="GET">\n\nOne\n\n</Tab>\n</Tabs>';
    expect(await html(tabs)).toBe('<section><p><strong>GET</strong></p><p>One</p></section>');
    expect(await html(':::tip[Be *quick*]\n\nText\n\n:::')).toBe(
      '<blockquote><p><strong>Tip: Be <em>quick</em></strong></p><p>Text</p></blockquote>',
    );
    expect(await html(':::note\n\nText\n\n:::')).toContain('<strong>Note</strong>');
    expect(await html('<Admonition type="info" title="Why">x</Admonition>')).toContain('Info: Why');
    expect(await html('<Details summary="More">\n\nText\n\n</Details>')).toBe(
      '<details open><summary>More</summary><p>Text</p></details>',
    );
    expect(await html('<Steps>\n\n1. One\n\n</Steps>')).toBe('<ol><li>One</li></ol>');
    expect(await html('- [x] done\n- [ ] open')).toContain('<li>☑ done</li><li>☐ open</li>');
  });

  it('has no ids, classes, styles and handlers', async () => {
    const all = await html('## A title\n\nNote[^1]\n\n| a |\n|--:|\n| 1 |\n\n[^1]: Foot', 'md');
    expect(all).toContain('<h2>A title</h2>');
    expect(all).toContain('<table><thead><tr><th scope="col">a</th></tr></thead>');
    expect(all).not.toMatch(/ (?:id|class|style|on\w+|data-[\w-]+|aria-(?!label)\w+|tabindex)=/i);
  });
});
