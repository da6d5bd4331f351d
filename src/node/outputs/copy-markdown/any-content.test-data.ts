import fc from 'fast-check';
import type { TreeNode, TreeProps } from '../../../lib/content-tree';

/** Each sign of ASCII, white space of all kinds, and what begins something at the start of a line. */
const pieces = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...[
    '\n',
    '\t',
    '\r',
    '\v',
    '\f',
    ' ',
    ' ',
    '\u00a0',
    '\u200b',
    '\u200e',
    'é',
    '猫',
    '👍',
    '',
    'a',
    'a',
  ],
  ...[
    '1.',
    '12)',
    '- ',
    '* ',
    '+ ',
    '# ',
    '> ',
    '---',
    '===',
    '```',
    '~~~',
    '<b>',
    '&amp;',
    '[a]:',
    '[^1]',
  ],
  ...[
    'www.a.de',
    'https://a.de',
    'a@b.de',
    '![a](b)',
    '\\',
    '\\*',
    '|--|',
    'word',
    ' two words ',
    '.',
  ],
];
export const anyText = fc
  .array(fc.constantFrom(...pieces), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** A text in all places that differ. */
export const places: ((text: string) => TreeNode[])[] = [
  (text) => [text],
  (text) => [['p', text]],
  (text) => [['p', ['code', text], text, ['strong', text], text, ['em', 'a']]],
  (text) => [['p', 'a ', ['a', { href: text, title: text }, text], ' b']],
  (text) => [
    ['p', text, ['br'], text],
    ['Picture', { src: text, alt: text, title: text }],
  ],
  (text) => [
    ['Heading', { level: 2, id: 'a' }, text],
    ['h3', text],
  ],
  (text) => [['ul', ['li', text], ['li', ['p', text], ['ol', ['li', text]]]]],
  (text) => [['Table', ['tr', ['th', text], ['th', ['code', text]]], ['tr', ['td', text]]]],
  (text) => [
    ['blockquote', ['p', text]],
    ['Admonition', { type: 'tip', title: text }, text],
  ],
  (text) => [['CodeBlock', { language: text, title: text, html: text.replace(/[<>&]/g, '') }]],
];

const names =
  'p p p em strong code a a del span br ul ol li li blockquote h2 h3 hr div pre table tr td th td img input sup section q wbr dl dt dd kbd svg button nobr unknown script Heading Tabs Tab Details Steps Table Admonition AdmonitionTitle Picture'.split(
    ' ',
  );

const anyProps = fc.constantFrom<TreeProps>(
  {},
  {},
  {},
  { id: 'place', href: '/a b' },
  { href: 'https://a.de?b&c', title: 'A "title"', src: './a.png', alt: 'a  b', hidden: true },
  { type: 'checkbox', checked: true, label: 'L', summary: ' *S* ', level: 3, align: 'left' },
  { colSpan: '2', rowSpan: 2, start: 4, noWrap: true, wrap: true, dataMdast: 'ignore' },
);

/** A tree with names, props and texts of all kinds, also where they make no sense. */
export const { node: anyNode } = fc.letrec<{ node: TreeNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6 },
    anyText,
    fc
      .tuple(fc.constantFrom(...names), anyProps, fc.array(tie('node'), { maxLength: 5 }))
      .map(([name, props, children]): TreeNode => [
        name,
        {
          ...props,
          ...(name === 'Admonition' && { type: 'tip' }),
          ...(name === 'Heading' && { level: 2 }),
        },
        ...children,
      ]),
  ),
}));
