import { expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';
import { firstFigure } from './page-body';

const treeOf = async (body: string) =>
  (
    await compilePage(body, {
      file: 'content/blog/a.mdx',
      readFile: (file) =>
        `<svg viewBox="0 0 600 40"><text x="9">${file.slice(13, 16)}</text></svg>`,
    })
  ).tree;

it('is the first drawing, wherever it is, without its frame', async () => {
  const body = `Text.

<Details summary="More">

![One](./one.figure.svg "One")

</Details>

![Two](./two.figure.svg "Two")
`;
  expect(firstFigure(await treeOf(body))).toBe(
    '<svg viewBox="0 0 600 40" aria-hidden="true" focusable="false"><text x="9">one</text></svg>',
  );
});

it('is undefined on a page without a drawing', async () => {
  expect(
    firstFigure(await treeOf('```mermaid title="A"\nflowchart LR\n  a --> b\n```')),
  ).toBeUndefined();
});
