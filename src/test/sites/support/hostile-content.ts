import { photo } from './constructs';
import { page } from './faulty-content';

/** Pages that harm careless readers: file, text, and message of the build. */
export const hostileErrors: [string, string | Buffer, RegExp][] = [
  [
    'docs/proto-key.mdx',
    page('x', '__proto__:\n  polluted: true\n'),
    /proto-key\.mdx:3:1 {2}error: the key "__proto__" is not allowed/,
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

/** Warnings for names of Object.prototype as languages of code blocks. */
export const hostileWarnings = ['constructor', '__proto__', 'toString'].map(
  (name): [string, string, RegExp] => [
    `docs/language-${name}.md`,
    page(`\`\`\`${name}\n{}\n\`\`\``),
    new RegExp(`language-${name}\\.md:5:1 {2}warning: unknown code language "${name}"`),
  ],
);
