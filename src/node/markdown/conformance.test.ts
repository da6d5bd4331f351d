import fs from 'node:fs';
import { tests } from 'commonmark-spec';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { elementParts, type TreeNode } from '../../lib/content-tree';
import { compilePage } from '../../test/support/compile-page';

type Html = DefaultTreeAdapterTypes.Node;

/**
 * Examples where we differ by intent. Everything else must give the HTML of the specification, up to what
 * `canonical` levels: heading ids, the first level of headings, which only the page's title has, the language class of code, paragraphs around a lone image.
 */
const autolink = 'GFM: addresses are links without angle brackets';
const product = 'an asterisk between digits is a product';
const policy = 'raw HTML policy: elements that run code or restyle the page are faults';
const differences: Record<number, string> = {
  170: policy,
  171: policy,
  172: policy,
  173: policy,
  176: policy,
  178: policy,
  356: product,
  602: autolink,
  606: autolink,
  608: autolink,
  611: autolink,
  612: autolink,
};

describe('CommonMark 0.31.2', () => {
  it.each(tests.map((test) => [test.number, test.section, test] as const))(
    'example %i, %s',
    async (number, _section, { markdown, html }) => {
      const ours = await canonicalTree(markdown.replace(/→/g, '\t'));
      const theirs = canonical(html.replace(/→/g, '\t'));
      if (number in differences) expect(ours).not.toBe(theirs);
      else expect(ours).toBe(theirs);
    },
  );
});

/** Our own examples of each rule of the GFM specification. */
const gfmExamples = parse(fs.readFileSync('src/node/markdown/gfm-examples.yml', 'utf8')) as Record<
  'name' | 'markdown' | 'html',
  string
>[];

describe('GFM', () => {
  it.each(gfmExamples)('$name', async ({ markdown, html }) => {
    expect(await canonicalTree(markdown)).toBe(canonical(html));
  });

  it.each([
    ['see https://host.test/a', 'https://host.test/a'],
    ['see HTTP://host.test', 'HTTP://host.test'],
    ['see www.host.test', 'http://www.host.test'],
    ['see WWW.host.test', 'http://WWW.host.test'],
    [String.raw`see www\.host.test`, 'http://www.host.test'],
    [String.raw`see https\://host.test`, 'https://host.test'],
    ['see https&colon;//host.test', 'https://host.test'],
    ['see &#104;ttps://host.test', 'https://host.test'],
    ['see &#x77;ww.host.test', 'http://www.host.test'],
    ['write to me@host.test', 'mailto:me@host.test'],
    ['write to me&commat;host.test', 'mailto:me@host.test'],
    ['write to me&#64;host.test', 'mailto:me@host.test'],
    [String.raw`write to me\@host.test`, 'mailto:me@host.test'],
  ])('finds the address in "%s"', async (text, href) => {
    expect((await compiled(text)).links.map((link) => link.href)).toEqual([href]);
  });
});

const compiled = (markdown: string) =>
  compilePage(markdown, { file: 'content/docs/example.md', title: '' });

async function canonicalTree(markdown: string): Promise<string> {
  return canonical((await compiled(markdown)).tree.map(toHtml).join(''));
}

/** The tree as HTML, with the elements of Markdown instead of our components. */
function toHtml(node: TreeNode): string {
  if (typeof node === 'string') return escape(node);
  const { name, props, children } = elementParts(node);
  if (name === 'CodeBlock') {
    const html = String(props['html']).replace(/<\/?i[^>]*>/g, '');
    return `<pre><code>${html && `${html}\n`}</code></pre>`;
  }
  const tag =
    { Heading: `h${String(props['level'])}`, Table: 'table', Picture: 'img' }[name] ?? name;
  const attributes = Object.entries(props)
    .filter(([key]) => key !== 'level' && key !== 'linked')
    .map(
      ([key, value]) =>
        ` ${{ className: 'class', htmlFor: 'for' }[key] ?? key}="${escape(value === true ? '' : String(value))}"`,
    );
  if (['br', 'hr', 'img', 'input'].includes(tag)) return `<${tag}${attributes.join('')}>`;
  return `<${tag}${attributes.join('')}>${children.map(toHtml).join('')}</${tag}>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

const blocks = new Set(
  'address article aside blockquote dd details div dl dt fieldset figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul #document-fragment'.split(
    ' ',
  ),
);

/** One spelling for HTML that browsers show alike. */
function canonical(html: string): string {
  return write(parseFragment(html.replace(/(<\/?h)1/g, '$12').trimEnd()), false).trim();
}

function write(node: Html, verbatim: boolean): string {
  if (defaultTreeAdapter.isTextNode(node))
    return verbatim ? node.value : node.value.replace(/\s+/g, ' ');
  if (defaultTreeAdapter.isCommentNode(node)) return '';
  const name = node.nodeName;
  const children = 'childNodes' in node ? node.childNodes : [];
  const inPre = verbatim || name === 'pre' || name === 'textarea';
  const parts = children.map((child) => ({
    text: write(child, inPre),
    block: blocks.has(child.nodeName),
  }));
  // White space after a line break does not show.
  parts.forEach((part, index) => {
    if (parts[index - 1]?.text === '<br>') part.text = part.text.trimStart();
  });
  const content = parts
    .filter(
      ({ text }, index) => inPre || text.trim() !== '' || !(edge(index - 1) || edge(index + 1)),
    )
    .map(({ text }) => text)
    .join('');
  let inner =
    blocks.has(name) && !inPre
      ? content
          .trim()
          .replace(/\s*(<\/?(?:p|ul|ol|li|blockquote|pre|h[1-6]|hr|table|div)\b[^>]*>)\s*/g, '$1')
      : content;
  if (name === '#document-fragment') return inner;
  // A comment leaves the spaces around it; a paragraph that contains only an image becomes the image.
  if (name === 'p') inner = inner.replace(/ {2,}/g, ' ');
  if (name === 'p' && /^<img[^>]*>$/.test(inner)) return inner;
  const attributes = ('attrs' in node ? node.attrs : [])
    .filter(
      (attribute) =>
        !(attribute.name === 'id' && /^h[1-6]$/.test(name)) &&
        !(attribute.name === 'class' && name === 'code'),
    )
    .map(
      (attribute) =>
        `${attribute.name}="${attribute.name === 'class' ? attribute.value.replace(/\s+/g, ' ') : attribute.value}"`,
    )
    .sort();
  return `<${[name, ...attributes].join(' ')}>${inner}</${name}>`.replace(
    /<\/(?:img|br|hr|input)>/,
    '',
  );

  function edge(index: number): boolean {
    return index < 0 || index >= parts.length || parts[index]?.block === true;
  }
}
