import { describe, expect, it, vi } from 'vitest';
import type { Fault, FaultCode } from '../../faults/faults';
import type { Fields } from './fields';
import { readFrontMatter } from './front-matter';
import { docFields, postFields } from './front-matter-fields';

const page = (yaml: string) => `---\n${yaml}\n---\n\nText.\n`;
const read = (raw: string, fields: Fields = docFields) =>
  readFrontMatter(raw, 'content/docs/page.mdx', fields);

const fixOf = (faults: readonly Fault[], code: FaultCode) => {
  const fault = faults.find((candidate) => candidate.code === code);
  expect(fault?.code, JSON.stringify(faults)).toBe(code);
  return fault?.fix ?? '';
};

/** The line to write, after the first colon of an advice. */
const line = (fix: string) =>
  fix
    .replace(/^.*?(?:quotes: |colon: |write )/, '')
    .replace(/(?:; a comment|, a number| or leave).*$/, '');

describe('advice on front matter produces the intended value', () => {
  it.each<[code: FaultCode, written: string, key: string, meant: unknown]>([
    ['value', 'title: 1.10', 'title', '1.10'],
    ['value', 'title: 007', 'title', '007'],
    ['value', 'title: 0x1F', 'title', '0x1F'],
    ['value', 'title: true', 'title', 'true'],
    ['value', 'title: [a, b]', 'title', 'a, b'],
    ['value', 'title: T\nslug: 007', 'slug', '007'],
    [
      'value',
      'title: T\nkeywords: [404, 1.10, on, null, 2024-01-01]',
      'keywords',
      ['404', '1.10', 'on', 'null', '2024-01-01'],
    ],
    ['value', 'title: T\nkeywords: 403 Forbidden, 1.0', 'keywords', ['403 Forbidden', '1.0']],
    ['value', 'title: T\nkeywords: 1.10', 'keywords', ['1.10']],
    ['value', 'title: T\nsidebar_position: "3"', 'sidebar_position', 3],
    ['value', 'title: T\ndraft: "no"', 'draft', false],
    ['value', 'title: T\nsearch: false,', 'search', false],
    ['value', 'title: T\nkeywords: {one: 1, two: 2}', 'keywords', ['one', 'two']],
    ['value', 'title: T\nkeywords: [[one], two]', 'keywords', ['one', 'two']],
    ['value', 'title: T\nkeywords: facet[], sort', 'keywords', ['facet[]', 'sort']],
    ['value', 'title: T\nkeywords: [1, "x, y"]', 'keywords', ['1', 'x, y']],
    ['value', 'title: T\nkeywords: {a: [1,2], b: "x, y"}', 'keywords', ['a', 'b']],
    [
      'value',
      'title: T\nquestions: What, if any, does filter[price] do?',
      'questions',
      ['What, if any, does filter[price] do?'],
    ],
    ['yaml-syntax', 'title: T\ndraft:true', 'draft', true],
    ['yaml-syntax', 'description: D\ntitle: "Open', 'title', 'Open'],
    ['yaml-syntax', 'title: Foo: bar', 'title', 'Foo: bar'],
    ['yaml-syntax', 'title: @foo', 'title', '@foo'],
    ['yaml-syntax', 'title: "Foo" bar', 'title', '"Foo" bar'],
    ['yaml-syntax', "title: 'It's'", 'title', "It's"],
    ['yaml-syntax', 'title: !new features', 'title', '!new features'],
    ['yaml-syntax', 'title: &c words', 'title', '&c words'],
    ['yaml-syntax', 'title: {host} first', 'title', '{host} first'],
    ['yaml-syntax', 'title: T\ndescription: *Bold* text', 'description', '*Bold* text'],
    ['yaml-syntax', 'title: T\ndescription: [A](b) c', 'description', '[A](b) c'],
    ['yaml-syntax', 'title: T\nkeywords: [a b', 'keywords', ['a b']],
    ['yaml-syntax', 'title: T\nkeywords: [a, , b]', 'keywords', ['a', 'b']],
    ['yaml-syntax', 'title: T\ndescription:No space', 'description', 'No space'],
    ['yaml-syntax', 'title: T\ndescription:\u00a0Odd space', 'description', 'Odd space'],
    ['yaml-syntax', 'title: T\nkeywords: "one", "two"', 'keywords', ['one', 'two']],
    ['yaml-syntax', 'title: T\nkeywords: [a, b\ndescription: D.', 'keywords', ['a', 'b']],
    ['yaml-syntax', 'title: T\nkeywords: [C #, "b: c", d]', 'keywords', ['C #', 'b: c', 'd']],
    ['yaml-comment', 'title: #1 way', 'title', '#1 way'],
    ['yaml-comment', 'title: C # and F', 'title', 'C # and F'],
    ['yaml-comment', 'title: T\ndescription: Sort # of hits', 'description', 'Sort # of hits'],
  ])('%s: %s', (code, written, key, meant) => {
    const fix = fixOf(read(page(written)).faults, code);
    const others = written.split('\n').filter((entry) => !entry.startsWith(`${key}:`));
    const mended = read(page([...others, line(fix)].join('\n')));
    expect(mended.faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(mended.values).toMatchObject({ [key]: meant });
  });

  it.each([
    ['title: T\nsidebar_position: .nan', 3, 'write sidebar_position: 1'],
    ['title: T\nsidebar_position: .inf', 3, 'write sidebar_position: 1'],
    ['title: T\n// a comment', 3, 'write a comment as # text'],
    ['title: T\n<!-- a comment -->', 3, 'write a comment as # text'],
    ['title: T\n  description: D.\n  slug: e', 2, 'begin keys in one column'],
    ['title: T\nquestions:\n  - Why?\n  - How? #here', 5, 'in quotes: - "How? #here"'],
  ])('%j has a fault in line %i with %s', (yaml, line, fix) => {
    const [fault] = read(page(yaml)).faults;
    expect(fault).toMatchObject({ line, fix: expect.stringContaining(fix) });
  });

  it('a year is written with all its digits', () => {
    expect(read(page('title: T\ndate: 0026-01-02'), postFields).faults[0]?.fix).toContain('year');
  });

  it.each(['--- # c', ' ---', '\n---', '<!-- c -->\n---', '---toml'])(
    'front matter that begins with %j is named as the fault',
    (first) => {
      const { faults } = read(`${first}\ntitle: T\n---\n\nText.\n`);
      expect(faults.map(({ code }) => code)).toEqual(['front-matter-open']);
    },
  );

  it('a line across the page is no front matter', () => {
    expect(read('--- \n\nText.\n').faults.map(({ code }) => code)).toEqual(['key-missing']);
  });

  it('a message cuts a value at 80 characters, and its advice cuts nothing', () => {
    const list = Array.from({ length: 99 }, (_, index) => String(index));
    const { faults } = read(page(`title: T\nkeywords: [${list.join(', ')}]`));
    expect(faults[0]?.message.length).toBeLessThan(130);
    expect(faults[0]?.fix).toContain('"98"');
  });

  it.each([
    ...['2024-1-5', '20240105', '2024/01/05', '2024-01-05 10:00 +0200', '2024-01-05Z'],
    ...['January 5, 2024', '5 Jan 2024', '05.01.2024'],
  ])('the day of %s is written as it is read', (written) => {
    const { faults } = read(page(`title: T\ndate: ${written}`), postFields);
    expect(faults[0]?.fix).toMatch(/: date: 2024-01-05$/);
  });

  it('a key without a space behind its colon is named', () => {
    const { faults } = read(page('title: T\ndescription:No space: here'));
    expect(faults[0]?.fix).toBe('did you mean "description"?');
  });

  it('a day in a list is written alone', () => {
    const { faults } = read(page('title: T\ndate: [2025-03-31]'), postFields);
    expect(faults[0]?.fix).toBe('write the day as year-month-day: date: 2025-03-31');
  });

  it.each(['2025-02-30', '2025-13-01'])('%s is no day', (written) => {
    const { faults } = read(page(`title: T\ndate: ${written}`), postFields);
    expect(faults[0]?.fix).toBe('write a day that the calendar has, with the whole year');
  });

  it.each(['05/01/2025', '99999-01-01', '2025', 'today', '1736035200'])(
    'the day of %s is left to the author',
    (written) => {
      const { faults } = read(page(`title: T\ndate: ${written}`), postFields);
      expect(faults[0]?.fix).toBe('write the day as year-month-day, such as date: 2025-03-31');
    },
  );

  it('a file without front matter is advised to begin with a whole block', () => {
    const fix = fixOf(read('title: T\n---\n\nText.\n').faults, 'key-missing');
    expect(fix).toBe('begin the file with front matter: --- / title: … / ---');
    expect(read(page('title: T')).faults).toEqual([]);
  });

  it('no warning and no advice of a library is for authors', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    expect(read(page('title: {{ x }}')).faults[0]?.fix).toContain('title: "{{ x }}"');
    expect(warn).not.toHaveBeenCalled();
    const { faults } = read(page('title: T\n...\nx: y'));
    expect(faults[0]).toMatchObject({ line: 4, fix: 'remove the line with ... or ---' });
    expect(faults[0]?.message).not.toContain('YAML.parse');
  });

  it('markup in a text that shows none is a warning with the words alone', () => {
    const written = 'title: "**Bold** `code`"\nstatus:\n  - "[Link](./a.md) and <b>more</b>"';
    const { faults } = read(page(written));
    expect(faults.map(({ code, line, fix }) => [code, line, fix])).toEqual([
      ['markup-in-text', 2, 'write the text without markup: Bold code'],
      ['markup-in-text', 4, 'write the text without markup: Link and more'],
    ]);
    const plain = 'title: "a * b * c, *.js, **kwargs, <T> of [x] (y), 2*3*4"\nkeywords: ["`x`"]';
    expect(read(page(plain)).faults).toEqual([]);
  });

  it('front matter needs a visible title, and no control characters', () => {
    fixOf(read(page('title: "  "')).faults, 'key-empty');
    for (const character of ['\\x07', '\\ud800', '\\uffff'])
      fixOf(read(page(`title: "a${character}b"`)).faults, 'value-character');
  });
});
