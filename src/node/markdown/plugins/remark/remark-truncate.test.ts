import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../../test/support/compile-page';

const compiled = (body: string, ending = 'mdx') =>
  compilePage(body, { file: `content/blog/post.${ending}`, bodyLine: 5 });

describe('the truncate marker', () => {
  it.each([
    ['mdx', '{/* truncate */}'],
    ['mdx', '{/*truncate*/}'],
    ['md', '<!-- truncate -->'],
    ['md', '<!--truncate-->'],
  ])('of .%s is %s: the text before it is the start of the post', async (ending, marker) => {
    const post = await compiled(`First\nwith \`code\`.\n\nSecond.\n\n${marker}\n\nRest.`, ending);
    expect(post.faults).toEqual([]);
    expect(post.beforeMarker).toBe('First with code. Second.');
    expect(post.text).toBe('First\nwith code.\nSecond.\nRest.');
    expect(JSON.stringify(post.tree)).not.toMatch(/truncate|hr/);
  });

  it('may be in a post whose page has code to run', async () => {
    const post = await compiled(
      'export const n = 2;\n\nIt is {n}.\n\n{/* truncate */}\n\nRest {n}.',
    );
    expect(post).toMatchObject({ beforeMarker: 'It is 2.', faults: [] });
  });

  it('needs no empty line before it', async () => {
    expect(await compiled('Text\n{/* truncate */}\n\nRest')).toMatchObject({
      beforeMarker: 'Text',
      faults: [],
    });
  });

  it('is empty text without one', async () => {
    expect((await compiled('One.\n\n---\n\nTwo.')).beforeMarker).toBe('');
  });

  it('is text in code', async () => {
    const post = await compiled('`<!-- truncate -->`\n\n```html\n<!-- truncate -->\n```');
    expect(post).toMatchObject({ beforeMarker: '', faults: [] });
    expect(post.samples[0]?.code).toBe('<!-- truncate -->');
  });

  it('warns where it would have no effect', async () => {
    expect((await compiled('Start\n{/* a */} Text {/* truncate */}\n\nRest')).faults).toMatchObject(
      [{ severity: 'warning', line: 6, message: expect.stringMatching(/marker has no effect/) }],
    );
    expect((await compiled('- a\n\n  <!-- truncate -->', 'md')).faults).toMatchObject([
      { severity: 'warning', message: expect.stringMatching(/marker has no effect/) },
    ]);
    expect(await compiled('A\n\n{/* truncate */}\n\nB\n\n{/* truncate */}\n\nC')).toMatchObject({
      beforeMarker: 'A',
      faults: [{ message: 'this truncate marker has no effect', line: 11 }],
    });
  });

  it.each(['{/* truncate */}\n\nText', 'export const n = 1;\n\n{/* truncate */}\n\n{n}'])(
    'warns where nothing is above it: %j',
    async (body) => {
      expect((await compiled(body)).faults).toMatchObject([{ code: 'marker-without-effect' }]);
    },
  );

  it('is a fault with a remedy where MDX reads it as an element', async () => {
    for (const body of ['Text <!-- truncate --> text', '<!-- truncate -->']) {
      expect((await compiled(body)).faults).toMatchObject([
        {
          severity: 'error',
          fix: expect.stringMatching(/\{\/\* truncate \*\/\} on its own line/),
        },
      ]);
    }
  });
});
