import { createElement } from 'react';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { STATIC_HTML_PROP, type TreeElement, type TreeNode } from '../../lib/content-tree';
import { pageBodies, pageBody } from './page-body';

const bodyOf = (...tree: TreeNode[]) => pageBody(tree);

/** HTML of a body whose nodes are plain elements. */
function htmlOf(node: TreeNode): string {
  const [name, props, ...children] = node as [string, Record<string, unknown>, ...TreeNode[]];
  const { [STATIC_HTML_PROP]: html, ...rest } = props;
  return renderToStaticMarkup(
    html === undefined
      ? createElement(name, rest, ...(children as string[]))
      : createElement(name, { ...rest, dangerouslySetInnerHTML: { __html: html as string } }),
  );
}

/** Value of a text node; anything else fails. */
function textOf(node: Parameters<typeof defaultTreeAdapter.isTextNode>[0]): string {
  if (!defaultTreeAdapter.isTextNode(node)) throw new Error(`not a text: ${node.nodeName}`);
  return node.value;
}

describe('the body of a page', () => {
  it('holds the content of elements without live components as HTML', () => {
    expect(bodyOf(['p', 'one ', ['em', 'two'], ['br'], 'three'])).toEqual([
      ['p', { html: 'one <em>two</em><br/>three' }],
    ]);
    expect(bodyOf(['ul', ['li', ['p', { className: 'a' }, 'x']], ['li', 'y']])).toEqual([
      ['ul', { html: '<li><p class="a">x</p></li><li>y</li>' }],
    ]);
  });

  it('leaves lone texts, live components and the elements around them', () => {
    const code: TreeElement = ['CodeBlock', { language: 'text', html: 'a' }];
    expect(bodyOf(['p', 'text'])).toEqual([['p', 'text']]);
    expect(bodyOf(['ol', ['li', ['p', 'a ', ['code', 'b']], code]])).toEqual([
      ['ol', ['li', ['p', { html: 'a <code>b</code>' }], code]],
    ]);
    expect(bodyOf(['Tabs', ['Tab', { label: 'A' }, ['p', 'x ', ['em', 'y']]]])).toEqual([
      ['Tabs', ['Tab', { label: 'A' }, ['p', { html: 'x <em>y</em>' }]]],
    ]);
  });

  it('writes texts and attributes that an HTML parser reads back as they were', () => {
    // A generator with a fixed seed: the same cases in every run.
    let seed = 7;
    const next = (below: number) => (seed = (seed * 16807) % 2147483647) % below;
    const alphabet = [
      '<',
      '>',
      '&',
      '"',
      "'",
      '=',
      '/',
      '\\',
      '`',
      '\n',
      ' ',
      'é',
      '𝒳',
      '\u2028',
      '</p>',
      '&amp;',
      '<!--',
      ']]>',
      'a',
      ' href="/x"',
    ];
    const random = () =>
      Array.from({ length: next(12) + 1 }, () => alphabet[next(alphabet.length)]).join('');
    for (let count = 0; count < 500; count++) {
      const [text, title, address] = [random(), random(), `#${random()}`];
      const [node] = bodyOf(['p', 'x', ['a', { title, href: address }, ['em', text]], text]);
      const [p] = parseFragment(htmlOf(node as TreeElement)).childNodes;
      const [before, link, after] = p && 'childNodes' in p ? p.childNodes : [];
      if (!before || !link || !after || !('attrs' in link)) throw new Error('not the elements');
      const [inner] = link.childNodes;
      expect([textOf(before), textOf(after)]).toEqual(['x', text]);
      expect(link.attrs).toEqual([
        { name: 'title', value: title },
        { name: 'href', value: address },
      ]);
      expect(inner && 'childNodes' in inner ? inner.childNodes.map(textOf) : []).toEqual([text]);
    }
  });

  it('breaks lines of code after & and inside of paths, and leaves its text as it is', () => {
    const [node] = bodyOf([
      'p',
      ['code', 'f.brand.or=A&f.brand.or=B && c'],
      ['code', '/api/v1/search/{tenant}/{index} a/b'],
      ' and ',
      ['code', 'a'],
    ]);
    expect(htmlOf(node as TreeElement)).toBe(
      '<p><code>f.brand.or=A&amp;<wbr/>f.brand.or=B &amp;&amp; c</code><code>/api/<wbr/>v1/<wbr/>search/<wbr/><var data-v="tenant">{tenant}</var>/<wbr/><var data-v="code">{index}</var> a/<wbr/>b</code> and <code>a</code></p>',
    );
  });

  it('ignores HTML of authors', () => {
    const [node] = bodyOf(['div', { html: '<img src=x onerror=alert(1)>', id: 'a' }, 'text']);
    expect(node).toEqual(['div', { id: 'a' }, 'text']);
    expect(bodyOf(['p', 'x', ['b', { html: '<i>' }, 'y']])).toEqual([['p', { html: 'x<b>y</b>' }]]);
  });
});

describe('components that are HTML', () => {
  it('are headings with a link to themselves', () => {
    const [node] = bodyOf(['Heading', { id: 'a-b', level: '2' }, 'A ', ['code', 'b']]);
    expect(htmlOf(node as TreeElement)).toBe(
      '<div class="heading"><h2 id="a-b">A <code>b</code></h2><a href="#a-b" class="heading-link" aria-label="Link to A b"></a></div>',
    );
  });

  it('are admonitions with their kind as text', () => {
    const html = (...parts: (TreeNode | Record<string, string>)[]) =>
      htmlOf(bodyOf(['Admonition', ...parts] as TreeElement)[0] as TreeElement).replace(
        /<svg.*?<\/svg>/,
        '',
      );
    const frame = (title: string, name: string) =>
      `<aside class="admonition admonition-tip" aria-label="${name}"><p class="admonition-title"><span>${title}</span></p><p>x</p></aside>`;
    expect(html({ type: 'tip' }, ['p', 'x'])).toBe(frame('Tip', 'Tip'));
    expect(html({ type: 'tip', title: 'T' }, ['p', 'x'])).toBe(
      frame('<span class="visually-hidden">Tip: </span>T', 'Tip: T'),
    );
    expect(html({ type: 'tip' }, ['AdmonitionTitle', 'T ', ['em', 'e']], ['p', 'x'])).toBe(
      frame('<span class="visually-hidden">Tip: </span>T <em>e</em>', 'Tip: T e'),
    );
  });

  it('are tables that scroll, details and steps', () => {
    expect(bodyOf(['Table', ['tbody', ['tr', ['td', 'x']]]])).toEqual([
      [
        'div',
        {
          className: 'table-scroll',
          tabIndex: 0,
          role: 'group',
          'aria-label': 'Table',
          html: '<table><tbody><tr><td>x</td></tr></tbody></table>',
        },
      ],
    ]);
    const named = (cell: TreeNode) =>
      JSON.stringify(bodyOf(['Table', ['tbody', ['tr', ['td', cell], ['td', 'x']]]]));
    expect(named(['code', 'rows'])).toContain('names');
    expect(named(['code', 'POST https://{host}/api/v1/data/bulk/{tenant}'])).not.toContain('names');
    expect(named('The rows')).not.toContain('names');
    expect(bodyOf(['Details', { summary: 'S & T', open: true }, ['p', 'x']])).toEqual([
      [
        'details',
        { className: 'details', open: true, html: '<summary>S &amp; T</summary><p>x</p>' },
      ],
    ]);
    expect(bodyOf(['Steps', ['ol', ['li', 'x']]])).toEqual([
      ['div', { className: 'steps', html: '<ol><li>x</li></ol>' }],
    ]);
  });

  it('are links: other sites are marked, routes have no slash at the end', () => {
    const link = (href: string) => bodyOf(['a', { href }, 'x'])[0];
    expect(link('https://example.org/')).toEqual([
      'a',
      { rel: 'noopener noreferrer', href: 'https://example.org/', className: 'external' },
      'x',
    ]);
    expect(link('/docs/a/?q=1/#b/')).toEqual(['a', { href: '/docs/a?q=1/#b/' }, 'x']);
    expect(link('/')).toEqual(['a', { href: '/' }, 'x']);
    expect(link('#a/')).toEqual(['a', { href: '#a/' }, 'x']);
    expect(bodyOf(['a', { id: 'old' }])).toEqual([['a', { id: 'old' }]]);
  });
});

it('the body on a page of several has prefixed ids, links to them, and headings a level lower', () => {
  const tree: TreeNode[] = [
    ['Heading', { level: '2', id: 'a' }, 'A'],
    ['p', ['a', { href: '#a' }, 'up'], ['a', { href: '/docs/x#a' }, 'other']],
    ['CodeBlock', { html: '<a href="#note-1">1</a>' }],
    ['Tabs', { group: 'g' }, ['Tab', { label: 'L' }, ['p', ['span', { id: 'b' }, 'B']]]],
  ];
  const text = JSON.stringify(pageBodies(tree, 'docs-x').bodyInGroup);
  for (const part of [
    '<h3 id=\\"docs-x-a\\">A</h3>',
    '#docs-x-a',
    '/docs/x#a',
    'docs-x-b',
    'docs-x-note-1',
    '"group":"g"',
  ])
    expect(text).toContain(part);
  expect(JSON.stringify(pageBody(tree))).not.toContain('docs-x-');
});
