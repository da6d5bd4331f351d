import { expect, it } from 'vitest';
import { compile } from '../../compile';
import { pageBody } from '../../../transform/page-body';

const compiled = (body: string) =>
  compile({
    file: 'content/docs/page.mdx',
    body,
    bodyLine: 1,
    title: 'Page',
    readFile: () => undefined,
  });

it('puts the pictures of both modes into one figure', async () => {
  const { tree, images, text, faults } = await compiled('![A box](./box.light.png "Boxes")');
  expect(faults).toEqual([]);
  expect(images).toEqual([
    { src: './box.light.png', alt: 'A box', line: 1, column: 1 },
    { src: './box.dark.png', alt: 'A box', line: 1, column: 1 },
  ]);
  expect(text).toBe('Boxes\nA box');
  expect(pageBody(tree)).toEqual([
    [
      'figure',
      { className: 'screenshot' },
      ['figcaption', 'Boxes'],
      ['Picture', { src: './box.light.png', alt: 'A box', mode: 'light' }],
      ['Picture', { src: './box.dark.png', alt: 'A box', mode: 'dark' }],
    ],
  ]);
});

it('needs a description and a caption', async () => {
  expect((await compiled('Text.\n\n![A box](./box.light.png)')).faults).toMatchObject([
    { severity: 'error', line: 3, message: expect.stringContaining('lacks its description') },
  ]);
});
