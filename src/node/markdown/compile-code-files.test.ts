import { describe, expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';

const source = `import x from 'x';

// #region search
  const q = 'drill';
  // highlight-next-line
  find(q);
// #endregion
// #region open
`;

const compileMdx = (body: string, files: Record<string, string> = { 'a.mjs': source }) =>
  compilePage(body, {
    file: 'content/docs/api/page.mdx',
    readFile: (file) => files[file.replace('content/docs/api/samples/', '')],
  });

/** HTML of the first code block. */
async function htmlOf(body: string): Promise<string> {
  const { tree, faults } = await compileMdx(body);
  expect(faults).toEqual([]);
  return ((tree[0]?.[1] ?? {}) as { html: string }).html;
}

describe('code from files', () => {
  const block = (reference: string, code = '') => `\`\`\`js file="${reference}"\n${code}\`\`\``;

  it('shows a region with the line numbers of the file, and is a source of the page', async () => {
    const body = block('./samples/a.mjs#search');
    const html = await htmlOf(body);
    expect(
      [...html.matchAll(/class="([^"]*)" data-line="(\d+)"/g)].map((match) => match.slice(1)),
    ).toEqual([
      ['ln', '4'],
      ['ln hl', '6'],
    ]);
    const { samples, partials } = await compileMdx(body);
    expect(samples[0]?.code).toBe("const q = 'drill';\nfind(q);");
    expect(partials.map(({ file }) => file)).toEqual(['content/docs/api/samples/a.mjs']);
  });

  it('shows a complete file without the markers of its regions', async () => {
    const html = await htmlOf(block('./samples/a.mjs'));
    expect([...html.matchAll(/data-line="(\d+)"/g)].map(([, line]) => Number(line))).toEqual([
      1, 2, 4, 6,
    ]);
  });

  it.each([
    ['./samples/b.mjs', '', `the file "./samples/b.mjs" can't be read`, 'a file of the content'],
    ['../../../package.json', '', 'the file "../../../package.json"', 'a file of the content'],
    [
      './samples/a.mjs#serch',
      '',
      '"./samples/a.mjs" has no region "serch" that ends',
      'search, open',
    ],
    [
      './samples/a.mjs#open',
      '',
      '"./samples/a.mjs" has no region "open" that ends',
      'search, open',
    ],
  ])('is a fault with its position: %s', async (reference, code, message, expected) => {
    const { faults } = await compileMdx(`Text\n\n${block(reference, code)}`);
    expect(faults).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'content/docs/api/page.mdx',
        line: 3,
        message: expect.stringContaining(message) as string,
        expected: expect.stringContaining(expected) as string,
        fix: expect.any(String) as string,
      }),
    ]);
  });
});

describe('numbered notes', () => {
  const list = '\n\n1. First.\n2. Second.';

  it('are links from lines to the items of the list below, and not part of the code', async () => {
    const body = '```js\na(); // (1)\nb(); /* (2) */\n```' + list;
    const html = await htmlOf(body);
    expect(html.match(/href="#[^"]*" aria-label="[^"]*"/g)).toEqual([
      'href="#note-1-1" aria-label="Note 1"',
      'href="#note-1-2" aria-label="Note 2"',
    ]);
    const { tree, samples, ids } = await compileMdx(body);
    expect(samples[0]?.code).toBe('a();\nb();');
    expect(ids).toEqual(['note-1-1', 'note-1-2']);
    expect(JSON.stringify(tree[1])).toContain('First.');
  });

  it('are a fault if the list lacks one of them', async () => {
    const { faults } = await compileMdx('```js\na(); // (1)\nb(); // (3)\n```' + list);
    expect(faults).toMatchObject([
      {
        severity: 'warning',
        line: 1,
        message: 'the notes of this code are 1, 3',
        expected: '1 to 2, as in the list below it',
      },
    ]);
  });
});
