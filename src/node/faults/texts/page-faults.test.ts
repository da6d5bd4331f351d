import { testAdvice, type Advice } from '../../../test/support/advice';
import { pageFaults } from './page-faults';

const fence = (meta: string, code = 'a') => `\`\`\`${meta}\n${code}\n\`\`\``;
const steps = '1. First\n2. Second';

/** For each fault of the text of a page. */
const advice: Readonly<Record<keyof typeof pageFaults, Advice>> = {
  'unknown-api-name': ['<ApiFields schema="Facett" />', '<ApiFields schema="Facet" />'],
  'unknown-operation-group': [
    '<ApiOperations group="serch" />',
    '<ApiOperations group="search" />',
  ],
  'unknown-variable': ['Filter f.{id}', 'Filter f.\\{id}'],
  'failing-expression': ['x {null.a}', 'x `{null.a}`'],
  'empty-expression': ['x {props.a}', 'x \\{props.a}'],
  'step-failed': ['throw', 'return', 'step'],
  'unknown-component': ['<Detials summary="x">y</Detials>', '<Details summary="x">y</Details>'],
  'unknown-prop': ['<Details summary="x" opn>y</Details>', '<Details summary="x" open>y</Details>'],
  'prop-missing': ['<Details>y</Details>', '<Details summary="x">y</Details>'],
  'prop-value': [
    '<Admonition type="warn">y</Admonition>',
    '<Admonition type="warning">y</Admonition>',
  ],
  'tab-alone': ['<Tab label="a">x</Tab>', '<Tabs><Tab label="a">x</Tab></Tabs>'],
  'text-beside-tabs': [
    '<Tabs>y<Tab label="a">x</Tab></Tabs>',
    'y\n\n<Tabs><Tab label="a">x</Tab></Tabs>',
  ],
  nesting: ['<p><div>x</div></p>', '<div><div>x</div></div>'],
  'nested-too-deep': [`${'>'.repeat(3000)} x`, `${'>'.repeat(3)} x`, 'md'],
  'too-many-signs': ['] '.repeat(6000), fence('text', '] '.repeat(6000)), 'md'],
  'not-data': ['<Details summary={() => 1}>x</Details>', '<Details summary="1">x</Details>'],
  'element-not-allowed': ['<iframe src="/x"></iframe>', '[x](/docs)'],
  'attribute-not-allowed': ['<table background="/x.png"></table>', '<table></table>', 'md'],
  'partial-in-itself': [
    "import A from './page.mdx'\n\n<A />",
    "import A from './_part.mdx'\n\n<A />",
  ],
  import: ["import fs from 'node:fs'\n\nx", "import A from './_part.mdx'\n\nx"],
  syntax: ['> <Details\nsummary="x">y</Details>', '> <Details summary="x">y</Details>'],
  'code-notes': [
    `${fence('js', 'a; // (1)\nb; // (3)')}\n\n${steps}`,
    `${fence('js', 'a; // (1)\nb; // (2)')}\n\n${steps}`,
  ],
  formula: ['$\\frac{1}$', '\\$\\\\frac\\{1}\\$'],
  diagram: [fence('mermaid title="Flow"', 'a to b'), fence('text', 'a to b')],
  'diagram-without-title': [
    fence('mermaid', 'flowchart LR\n  a --> b'),
    fence('mermaid title="Flow"', 'flowchart LR\n  a --> b'),
  ],
  empty: [fence('mermaid title="Flow"', ''), fence('mermaid title="Flow"', 'flowchart LR\n  a')],
  'code-words': [fence('js titel="x"'), fence('js title="x"')],
  'unread-markup': ['##Title', '## Title'],
  misread: ['Call __init__ here', 'Call `__init__` here'],
  'markup-in-text': [
    '<Details summary="**x** `y`">z</Details>',
    '<Details summary="x y">z</Details>',
  ],
  'lost-text': ['| A |\n|---|\n| a | b |', '| A |\n|---|\n| a \\| b |'],
  'open-block': [':::note\n\nText.', ':::note\n\nText.\n\n:::'],
  'unknown-element': ['A Vec<T> is a list', 'A Vec\\<T> is a list', 'md'],
  'unknown-language': [fence('jsno'), fence('json')],
  'unknown-block': [':::nota\n\nText.\n\n:::', ':::note\n\nText.\n\n:::'],
  'title-twice': ['# T\n\nText.', 'Text.'],
  'id-twice': ['## A {#x}\n\n## B {#x}', '## A {#x}\n\n## B {#y}'],
  'marker-without-effect': ['Text {/* truncate */} text', 'Text\n\n{/* truncate */}\n\ntext'],
  'file-unreadable': [fence('js file="./gone.mjs"', ''), fence('js file="./a.mjs"', '')],
  'code-region-missing': [fence('js file="./a.mjs#gone"', ''), fence('js file="./a.mjs#part"', '')],
  'figure-not-alone': ['See ![x](./a.figure.svg "C")', 'See\n\n![x](./a.figure.svg "C")'],
  'picture-without-text': ['![](./a.figure.svg)', '![What it shows](./a.figure.svg "Caption")'],
  'figure-content': ['![x](./red.figure.svg "C")', '![x](./a.figure.svg "C")'],
  'empty-address': ['[x]()', '[x](./other.mdx)'],
  'image-without-address': ['![x]()', '![x](./shop.png)'],
  'image-on-host': ['![x](https://x.test/shop.png)', '![x](./shop.png)'],
  'image-missing': ['![x](.\\Shop.png)', '![x](./shop.png)'],
  'image-unreadable': ['![x](./text.png)', '![x](./shop.png)'],
  'image-too-large': ['![x](./huge.png)', '![x](./shop.png)'],
  'image-parts': ['![x](./parts.svg)', '![x](./shop.png)'],
  'image-without-size': ['![x](./open.svg)', '![x](./shop.png)'],
  'image-outside': ['![x](../../static/icon.svg)', '![x](/icon.svg)'],
  'file-without-page': ['[x](./_part.mdx)', '[x](./other.mdx)'],
  'link-outside': ['[x](../../static/icon.svg)', '[x](/icon.svg)'],
  'broken-route': ['[x](/docs/othr)', '[x](/docs/other)'],
  'broken-link': ['[x](./othr.mdx)', '[x](./other.mdx)'],
  'broken-anchor': ['## Part\n\n[x](#prt)', '## Part\n\n[x](#part)'],
  'code-link': ['', 'all', 'routes'],
};

testAdvice(pageFaults, advice);
