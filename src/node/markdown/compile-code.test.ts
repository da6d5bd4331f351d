import { describe, expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';

const tree = async (body: string) => (await compilePage(body)).tree;

describe('code', () => {
  it('keeps title, language, code and place as a sample', async () => {
    const { samples, tree: nodes } = await compilePage(
      '## Request\n\n```json title="Body"\n{"q": "drill"}\n```',
    );
    expect(samples).toEqual([
      {
        language: 'json',
        title: 'Body',
        code: '{"q": "drill"}',
        isShortened: false,
        section: 'request',
        line: 3,
        column: 1,
      },
    ]);
    expect(nodes[1]).toEqual([
      'CodeBlock',
      { language: 'json', title: 'Body', html: '{<i class=p>"q"</i>: <i class=s>"drill"</i>}' },
    ]);
  });

  it('highlights lines by number and by comment', async () => {
    const html = async (body: string) =>
      ((await tree(body))[0]?.[1] as unknown as { html: string }).html;
    expect(await html('```text {2}\na\nb\n```')).toBe(
      '<span class="ln">a\n</span><span class="ln hl">b\n</span>',
    );
    expect(await html('```bash\n# highlight-next-line\nls\npwd\n```')).toMatch(
      /^<span class="ln hl">.*ls.*\n<\/span><span class="ln">/,
    );
  });

  it('shows changes beside the code of a language', async () => {
    const change = '-let a\n+const a\n b';
    const [block] = await tree(`\`\`\`js diff\n${change}\n\`\`\``);
    expect(block?.[1]).toMatchObject({ source: change, patch: true });
    const { html } = block?.[1] as unknown as { html: string };
    expect(html).toContain('ln del');
    expect(html).toContain('ln add');
    expect(html).not.toContain('+');
  });

  it('makes a diagram of a mermaid fence and wants a title', async () => {
    const {
      tree: nodes,
      faults,
      samples,
    } = await compilePage('```mermaid\nflowchart LR\n  a --> b\n```');
    expect(nodes).toEqual([
      [
        'DrawnDiagram',
        { title: 'Diagram', code: 'flowchart LR\n  a --> b' },
        expect.arrayContaining(['svg']),
      ],
    ]);
    expect(samples[0]?.language).toBe('mermaid');
    expect(faults).toMatchObject([{ severity: 'warning', message: 'this diagram has no title' }]);
  });

  it('draws the same diagram in Markdown with raw HTML and beside an expression', async () => {
    const fence = '```mermaid title="A"\nflowchart LR\n  a["One"] -->|"two"| b["Three"]\n```';
    const [plain] = (await compilePage(fence)).tree;
    expect((await compilePage(`${fence}\n\n{1 + 1}`)).tree[0]).toEqual(plain);
    const withHtml = await compilePage(`${fence}\n\n<b>b</b>`, { file: 'content/docs/page.md' });
    expect(withHtml.tree[0]).toEqual(plain);
  });

  it('leaves kinds of diagrams that the build does not draw to Mermaid', async () => {
    const code = 'stateDiagram-v2\n  a --> b';
    const { tree: nodes, faults } = await compilePage(
      `\`\`\`mermaid title="States"\n${code}\n\`\`\``,
    );
    expect(nodes).toEqual([['Diagram', { title: 'States', size: 'l', code }]]);
    expect(faults).toEqual([]);
  });

  it('escapes characters of markup', async () => {
    expect(JSON.stringify(await tree('```text\n<script>&\n```'))).toContain('&lt;script&gt;&amp;');
  });

  it('warns of unknown languages and words', async () => {
    expect((await compilePage('```jsn {x}\n{}\n```')).faults).toMatchObject([
      {
        severity: 'warning',
        message: 'unknown code language "jsn"',
        fix: expect.stringContaining('did you mean "json"'),
      },
      { severity: 'warning', message: 'unknown words after the language of a code block: {x}' },
    ]);
  });
});
