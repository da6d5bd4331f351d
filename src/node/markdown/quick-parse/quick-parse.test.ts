import fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { createProcessor } from '@mdx-js/mdx';
import { tests } from 'commonmark-spec';
import type { Nodes } from 'mdast';
import type { Processor } from 'unified';
import type { VFileMessage } from 'vfile-message';
import { describe, expect, it } from 'vitest';
import { pageFiles } from '../../../test/content-files';
import { normalizeSource, splitSource } from '../../source/front-matter/front-matter';
import { gfmExamples } from '../gfm-examples.test-data';
import { processorFor, type Format } from '../index';
import { remarkContainerDirectives } from '../plugins/remark-container-directives';
import { bareAddresses, remarkGfmFor } from '../plugins/remark-gfm-for';
import { remarkHtmlCommentMarker } from '../plugins/remark-html-comment-marker';
import { remarkLiteralBraces } from '../plugins/remark-literal-braces';
import { quickParse } from './quick-parse';
import { randomDocument } from './random-documents.test-data';
import { remarkQuickParse } from './remark-quick-parse';

const formats: Format[] = ['md', 'mdx'];
const pages = pageFiles('content').map((file) => {
  const { body, bodyLine } = splitSource(normalizeSource(fs.readFileSync(file, 'utf8')));
  const format: Format = file.endsWith('.mdx') ? 'mdx' : 'md';
  return { file, format, text: '\n'.repeat(bodyLine - 1) + body };
});

describe('the tree of the quick parser is that of the full one', () => {
  it('for all pages', () => {
    for (const { file, format, text } of pages) expectSame(format, text, file);
  });

  it.each(formats)('for the examples of CommonMark and GFM, as %s', (format) => {
    const examples = [
      ...tests.map(({ markdown }) => markdown.replace(/→/g, '\t')),
      ...gfmExamples.map(([, markdown]) => markdown),
    ];
    for (const example of examples)
      for (const text of [
        example,
        `text\n\n${example}\n\ntext\n`,
        `- item\n\n${example.replace(/^(?=.)/gm, '  ')}\n\ntext`,
        `:::note\n${example}\n:::\n`,
      ])
        expectSame(format, text);
  });

  it.each(formats)('for documents made at random, as %s', (format) => {
    for (let seed = 1; seed <= 800; seed++) expectSame(format, randomDocument(seed));
  });

  it.each([
    ['nothing', ''],
    ['empty lines', '\n\n'],
    ['lists in lists in lists', `${'- '.repeat(200)}a`],
    ['a line that ends in a list item', '- a\n  *b*'],
    ['a line that the full parser looked beyond', '1. ``\n   `}`'],
    ['a label over two lines', '- [a][b\n  *c*'],
    ['an item that cannot interrupt a paragraph', 'a\n1. +'],
    ['code without an end in a list', '- ```\n\n> a'],
    ['a directive without an end in a list', '- :::note\n \na'],
    ['blank lines of a directive in a list', '- :::note\n\n  :::'],
    ['a tab after a list', '- a\n\n\tb'],
    ['a row of one pipe', '||\n|-\n|'],
    ['a row that is code', '| a |\n|---|\n    | b |'],
    ['a bare address after a box', '- [ ] www.'],
    ['programs that know each other', '<A>\n\nimport B from "b"\n\n</A>\n\nimport B from "b"'],
    ['a separator that is no line ending', '<A>\u2028'],
    ['a list after code at its margin', ' - a\n ```\n\n|'],
  ])('for %s', (_name, text) => {
    for (const format of formats) expectSame(format, text);
  });
});

describe('the quick parser', () => {
  it('shares no places between nodes, as they are changed one by one', () => {
    const places = new Set<unknown>();
    const tree = make('mdx', plain, [remarkQuickParse('mdx')]).parse(plain);
    const count = (node: Nodes): number => {
      for (const place of [node.position, node.position?.start, node.position?.end])
        places.add(place);
      return (
        3 + ('children' in node ? node.children.reduce((sum, child) => sum + count(child), 0) : 0)
      );
    };
    expect(count(tree)).toBe(places.size);
  });

  it.each(formats)('is part of the processor for %s', (format) => {
    expect(processorFor(format, '').parser).toHaveProperty('name', 'quickParser');
  });

  it('leaves to the full one what it fails at itself', () => {
    const unknown = 'none' as Format;
    const text = 'text\n\n> quote\n';
    expect(() => quickParse(text, unknown, () => ({ type: 'root', children: [] }))).toThrow();
    const [quick, full] = [[remarkQuickParse(unknown)], []].map((others) =>
      make('md', text, others).parse(text),
    );
    expect(quick).toEqual(full);
  });

  it('needs no full parser for usual documents', () => {
    expect(leftToFullParser('mdx', plain)).toBe(0);
    expect(leftToFullParser('md', plain.replace(/^ *<.*\n/gm, ''))).toBe(0);
  });

  it('leaves hardly anything of our pages to the full parser', () => {
    const left = pages.reduce((sum, { format, text }) => sum + leftToFullParser(format, text), 0);
    const all = pages.reduce((sum, { text }) => sum + text.length, 0);
    expect(left / all).toBeLessThan(0.05);
  });

  it.each(['<A>\n\ntext', 'text\n\n- <b>\n', 'text {a b}', '{a b}', '</A>', '- <A>\n\n</A>'])(
    'leaves errors to the full parser: %j',
    (text) => {
      const [quick, full] = [[remarkQuickParse('mdx')], []].map((others) =>
        errorOf(() => make('mdx', text, others).parse(text)),
      );
      expect(quick).toMatchObject({ reason: expect.any(String) as string });
      expect(quick).toEqual(full);
    },
  );

  it('leaves single blocks to the full parser', () => {
    const block = 'A <b>bold</b> word.';
    expect(leftToFullParser('mdx', `${plain}\n${block}\n\n${plain}`)).toBe(block.length);
    expect(leftToFullParser('mdx', `- a\n\n  ${block}\n`)).toBe(block.length);
  });
});

const plain = `
# Title of a *page*

Some **words** with \`code\`, a [link](./other.mdx#part "Title"), {host} and \\*signs\\*,
over two lines.  
A [picture ![of](./it.png)](/there).

| Name | Type | Meaning |
|---|:-:|--:|
| \`a\` | int | one \\| two |

:::note[Read *this*]

- One
- Two:

  \`\`\`json title="Response" {1}
  { "a": 1 }
  \`\`\`

  1. Three
  2. [ ] four

:::

<Tabs group="language">
<Tab label="One">
Text
</Tab>
<SearchExample
  index="products"
  request="q=a&rows=1"
/>
</Tabs>

---
`;

/** Compares the trees where the quick parser gives one. */
function expectSame(format: Format, text: string, name = JSON.stringify(text)): void {
  const full = fullParser(format, text);
  const quick = quickParse(text, format, (part) => full.parse(part));
  if (!quick) return;
  const tree = full.parse(text);
  // Vitest's own comparison takes longer than both parsers.
  if (!isDeepStrictEqual(quick, tree)) expect(quick, name).toStrictEqual(tree);
}

function errorOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    const { reason, place } = error as VFileMessage;
    return { reason, place };
  }
}

/** How many characters the full parser is given. */
function leftToFullParser(format: Format, text: string): number {
  let characters = 0;
  const counting = function (this: Processor) {
    const { parser } = this;
    this.parser = (part, file) => {
      characters += part.length;
      return (parser as NonNullable<typeof parser>)(part, file);
    };
  };
  make(format, text, [counting, remarkQuickParse(format)]).parse(text);
  return characters;
}

type Parser = ReturnType<typeof createProcessor>;
const parsers = new Map<string, Parser>();

function fullParser(format: Format, text: string): Parser {
  const name = `${format} ${bareAddresses(text)}`;
  const parser = parsers.get(name) ?? make(format, text);
  parsers.set(name, parser);
  return parser;
}

function make(format: Format, text: string, others: ((this: Processor) => void)[] = []): Parser {
  const remarkPlugins = [
    ...(format === 'mdx' ? [remarkLiteralBraces, remarkHtmlCommentMarker] : []),
    remarkGfmFor(bareAddresses(text)),
    remarkContainerDirectives,
    ...others,
  ];
  return createProcessor({ format, remarkPlugins }).freeze();
}
