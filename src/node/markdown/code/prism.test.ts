import { describe, expect, it } from 'vitest';
import { markLines } from './code-lines';
import { parseCodeMeta } from './code-meta';
import { highlightLines, languageName } from './prism';

describe('highlighting', () => {
  it.each([
    ['json', '{"a": 1}', 'p'],
    ['js', 'const a = 1;', 'k'],
    ['ts', 'type A = string;', 'k'],
    ['jsx', 'const a = <b c="d" />;', 'f'],
    ['tsx', 'const a: B = <b />;', 'k'],
    ['html', '<p class="x">y</p>', 'f'],
    ['css', 'a { color: red }', 'p'],
    ['bash', 'curl "https://{host}/x" # hi', 's'],
    ['yaml', 'a: "b"', 'p'],
    ['java', 'class A {}', 'k'],
    ['python', 'def a(): return 1', 'k'],
    ['sql', 'SELECT a FROM b', 'k'],
    ['http', 'GET https://{host}/a?q=b HTTP/1.1\nAccept: application/json', 'p'],
    ['xml', '<a b="c"/>', 'f'],
    ['properties', 'a=b', 'p'],
    ['docker', 'FROM node', 'k'],
    ['nginx', 'server { listen 80; }', 'k'],
    ['markdown', '# Title', 'f'],
    ['diff', '+a\n-b', 'i'],
  ])('%s has colors and keeps its text', (language, code, role) => {
    const html = highlightLines(code, language).join('\n');
    expect(html).toContain(`<i class=${role}>`);
    expect(decode(html)).toBe(code);
  });

  it('keeps lines apart where a token spans them', () => {
    expect(highlightLines('/* a\nb */', 'js')).toEqual([
      '<i class=c>/* a</i>',
      '<i class=c>b */</i>',
    ]);
  });

  it('knows one spelling per language', () => {
    const names = ['javascript', 'JS', 'yml', 'Dockerfile', 'C#', 'nope'];
    expect(names.map(languageName)).toEqual(['js', 'js', 'yaml', 'docker', 'csharp', undefined]);
  });
});

describe('line marks', () => {
  it.each([
    ['js', '// highlight-next-line'],
    ['java', '/* highlight-next-line */'],
    ['bash', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
    ['css', '/* highlight-next-line */'],
    ['jsx', '{/* highlight-next-line */}'],
    ['properties', '! highlight-next-line'],
  ])('%s: %s', (language, comment) => {
    expect(markLines(`a\n  ${comment}\nb\nc`, language, [])).toEqual({
      code: 'a\nb\nc',
      marks: [{}, { kind: 'highlight' }, {}],
      sourceLines: [0, 2, 3],
    });
  });

  it('marks blocks, and numbers count the lines that remain', () => {
    const { code, marks } = markLines(
      '# highlight-start\na\nb\n# highlight-end\nc\nd',
      'yaml',
      [4],
    );
    expect(code).toBe('a\nb\nc\nd');
    expect(marks.map(({ kind }) => kind === 'highlight')).toEqual([true, true, false, true]);
  });

  it('marks lines to focus on, errors, and warnings', () => {
    const source = '# focus-start\na\n# focus-end\n# error-next-line\nb\n# warning-next-line\nc\nd';
    const { code, marks } = markLines(source, 'yaml', []);
    expect(code).toBe('a\nb\nc\nd');
    expect(marks.map(({ kind }) => kind)).toEqual(['focus', 'error', 'warning', undefined]);
  });

  it('leaves comments of other languages in the code', () => {
    expect(markLines('# highlight-next-line\na', 'js', []).code).toBe('# highlight-next-line\na');
  });
});

describe('words after the language', () => {
  it('reads all forms', () => {
    expect(parseCodeMeta('title="A \\"b\\" {1}" {1,3-5} showLineNumbers=7 wrap diff')).toEqual({
      title: 'A "b" {1}',
      highlight: [1, 3, 4, 5],
      firstLine: 7,
      wrap: true,
      diff: true,
      shortened: false,
      unknown: [],
    });
  });

  it.each(['{0}', '{5-3}', '{a}', '{1-99999}', 'showLinenumbers', 'title=x'])(
    'does not guess the meaning of %s',
    (word) => {
      expect(parseCodeMeta(word).unknown).toEqual([word]);
    },
  );
});

function decode(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
