import { tests } from 'commonmark-spec';
import fc from 'fast-check';
import type { ElementContent, Properties } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { elementParts, type TreeNode, type TreeProps } from '../../../lib/content-tree';
import type { Addresses } from '../../components/content-component';
import { compile } from '../../markdown/compile';
import { gfmExamples } from '../../markdown/gfm-examples.test-data';
import { contentNodes } from './content-nodes';
import { elementHandlers, stateFor } from './element-handlers';
import { anyNode, anyText, places } from './any-content.test-data';
import { link, style, writeMarkdown } from './write-markdown';

const addresses: Addresses = {
  link: (href) => (href.startsWith('/') ? `https://docs.example.org${href}` : href),
  picture: (src) => ({ src }),
};

const ours = (tree: readonly TreeNode[]) =>
  writeMarkdown({ type: 'root', children: contentNodes(tree, addresses) });

/** What the libraries make of the whole tree, with our handlers of elements that mean more here. */
function theirs(tree: readonly TreeNode[]): string {
  const page = { content: tree, addresses };
  const handlers = Object.entries(elementHandlers).map(([name, handle]): [string, Handle] => [
    name,
    ['code', 'input'].includes(name)
      ? (defaultHandlers[name as keyof typeof defaultHandlers] as Handle)
      : (state, ...rest) => handle(stateFor(page, state), ...rest),
  ]);
  const root = toMdast(
    { type: 'root', children: tree.map(htmlOf) },
    { document: true, handlers: Object.fromEntries(handlers) },
  );
  return toMarkdown(root as Root, { ...style, handlers: { link } });
}

function htmlOf(node: TreeNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  const { name, props, children } = elementParts(node);
  const properties = props as Properties;
  return { type: 'element', tagName: name, properties, children: children.map(htmlOf) };
}

function expectSame(tree: readonly TreeNode[]): void {
  const before = JSON.stringify(tree);
  expect(ours(tree)).toBe(theirs(tree));
  expect(JSON.stringify(tree)).toBe(before);
}

const compiled = async (body: string) =>
  (
    await compile({
      file: 'content/docs/example.md',
      body,
      bodyLine: 1,
      title: '',
      readFile: () => undefined,
    })
  ).tree;

/** HTML as authors could write it, as compiled content. */
const parsed = (html: string) => parseFragment(html).childNodes.flatMap(contentOf);

function contentOf(node: DefaultTreeAdapterTypes.Node): TreeNode[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  const names: Record<string, string> = {
    colspan: 'colSpan',
    rowspan: 'rowSpan',
    nowrap: 'noWrap',
  };
  const props: TreeProps = Object.fromEntries(
    node.attrs.map(({ name, value }) => [names[name] ?? name, value === '' ? true : value]),
  );
  return [[node.tagName, props, ...node.childNodes.flatMap(contentOf)]];
}

const numRuns = 500;

describe('copies have what the libraries write', () => {
  it.each(tests.map((test) => [test.number, test.section, test] as const))(
    'of CommonMark example %i, %s',
    async (_number, _section, { markdown, html }) => {
      expectSame(await compiled(markdown.replace(/→/g, '\t')));
      expectSame(parsed(html.replace(/→/g, '\t')));
    },
  );

  it.each(gfmExamples)('of GFM example %s', async (_name, markdown, html) => {
    expectSame(await compiled(markdown));
    expectSame(parsed(html));
  });

  it.each([
    '<p>  a <b> b </b> <i>c </i>\n<code> d  e </code><br> f <br></p>\n\n<p> </p>',
    '<div> a <p>b</p> c <a href="/x"><p>d</p> e</a><del>f<p>g</p></del></div>',
    '<pre> a\n  b <b> c </b></pre><textarea> a\n\n b </textarea><nobr> a  b </nobr>',
    '<ul><li>a<ul><li><p>b</p></li><li>c</li></ul></li><li> <input type="checkbox" checked> d</li></ul>',
    '<ol start="7"><li>a\n\n<pre><code class="language-js">b</code></pre></li><li></li></ol>',
    '<table><tr><td colspan="2" align="right">a | b<td nowrap> c  d <tr><td><table><tr><td>e</table></table>',
    '<dl><dt>a<dd>b<dd>c</dl><q>a <q>b</q></q><video src="/a"><a href="/b">c</a></video><kbd>x</kbd>',
    '<input list="b" type="email"><p id="a"></p><datalist id="b"><option value="x@y.de">X</option></datalist>',
    '<p>a<img src="b.png" alt=" c "> d<span hidden> e </span> f<wbr>g <svg><title>h</title></svg> i</p>',
    '<p><span id="place">a</span> <sup>b</sup> <a href="/a?b&c&amp;amp;d (e)" title=\'"f"\'>/a?b</a></p>',
  ])('of HTML %s', (html) => {
    expectSame(parsed(html));
  });

  it.each([...Object.keys(defaultHandlers), 'head', 'unknown'])('of the element %s', (name) => {
    expectSame([['p', 'a ', [name, ' b '], ' c ', [name], ' d']]);
    expectSame([
      ['div', ' a ', [name, {}, ' b ', ['i', ' c ']], ' d ', [name, ['p', 'e ']], ' f '],
    ]);
    expectSame([['p', 'a ', [name], ['i', ' b'], [name, ' '], 'c']]);
  });

  it('of any text, wherever it is', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...places), (text, place) => {
        expectSame(place(text));
      }),
      { numRuns },
    );
  });

  it('of any tree', () => {
    fc.assert(fc.property(fc.array(anyNode, { maxLength: 5 }), expectSame), { numRuns });
  });
});
