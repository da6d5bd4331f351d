import { photo } from './constructs';
import { page } from './faulty-content';

/** Pages that harm what reads them carelessly: file, its text, and what the build must say about it. */
export const hostileErrors: [string, string | Buffer, RegExp][] = [
  [
    'docs/proto-key.mdx',
    page('x', '__proto__:\n  polluted: true\n'),
    /proto-key\.mdx:3:1 {2}error: the key "__proto__" is not allowed/,
  ],
  [
    'docs/object-key.mdx',
    page('x', 'constructor:\n  toString: x\n'),
    /object-key\.mdx:3:1 {2}error: unknown key "constructor"/,
  ],
  [
    'docs/aliases.mdx',
    page('x', `tags: [&a [x], &b [${'*a, '.repeat(20)}], ${'*b, '.repeat(20)}]\n`),
    /aliases\.mdx:3:\d+ {2}error: there are too many aliases/,
  ],
  [
    'docs/deep.md',
    page(`${'>'.repeat(3000)} x`),
    /docs\/deep\.md:5:\d+ {2}error: elements are nested too deep/,
  ],
  [
    'docs/back\\slash.md',
    page('x'),
    /docs\/back\\slash\.md {2}error: the name of this file contains a backslash/,
  ],
  [
    'docs/bell\u0007.md',
    page('x'),
    /docs\/bell\\u0007\.md {2}error: the name of this file contains the control character U\+0007/,
  ],
  ['docs/half.png', photo.subarray(0, photo.length / 2), /^/],
  [
    'docs/half-picture.mdx',
    page('![x](./half.png)'),
    /half-picture\.mdx:5:1 {2}error: the image "\.\/half\.png" is not a picture that can be read/,
  ],
];

/** What is only a warning: names of Object.prototype as languages of code blocks. */
export const hostileWarnings = ['constructor', '__proto__', 'toString'].map(
  (name): [string, string, RegExp] => [
    `docs/language-${name}.md`,
    page(`\`\`\`${name}\n{}\n\`\`\``),
    new RegExp(`language-${name}\\.md:5:1 {2}warning: unknown code language "${name}"`),
  ],
);
