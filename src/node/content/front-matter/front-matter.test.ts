import { describe, expect, it } from 'vitest';
import { MAX_SOURCE_BYTES, normalizeSource, readFrontMatter, splitSource } from './front-matter';
import type { Fields } from './fields';
import { docFields, postFields } from './front-matter-fields';

const file = 'content/docs/page.mdx';
const read = (yaml: string, fields: Fields = docFields) =>
  readFrontMatter(`---\n${yaml}\n---\n\nBody\n`, file, fields);

describe('valid front matter', () => {
  it('returns the values and the line of the body', () => {
    const { values, faults, source } = read(
      'title: Page\ntags: [facet, search]\nsidebar_position: 2\ndraft: true',
    );
    expect(faults).toEqual([]);
    expect(values).toEqual({
      title: 'Page',
      tags: ['facet', 'search'],
      sidebar_position: 2,
      draft: true,
    });
    expect(source).toMatchObject({ body: '\nBody\n', bodyLine: 7 });
  });

  it('reads files with a byte order mark and CRLF line ends like others', () => {
    const { values, faults, source } = readFrontMatter(
      '\uFEFF---\r\ntitle: Page\r\n---\r\nBody\r\n',
      file,
      docFields,
    );
    expect(faults).toEqual([]);
    expect(values).toEqual({ title: 'Page' });
    expect(source).toMatchObject({ body: 'Body\n', bodyLine: 4 });
  });

  it('drops duplicate texts of a list', () => {
    expect(read('title: A\ntags: [facet, api, facet]').values.tags).toEqual(['facet', 'api']);
  });

  it('accepts a page without a body and an empty mapping', () => {
    expect(splitSource('---\n---\nText')).toEqual({ yaml: '', body: 'Text', bodyLine: 3 });
    expect(splitSource('---\ntitle: A\n---')).toEqual({ yaml: 'title: A', body: '', bodyLine: 3 });
    expect(normalizeSource('a\rb')).toBe('a\nb');
  });
});

describe('invalid front matter', () => {
  it.each([...Object.keys({ ...docFields, ...postFields }), 'published', 'other'])(
    'a mapping with a key of every object is a fault of the key %s',
    (key) => {
      const { faults } = read(`${key}: { toString: a }`, { ...docFields, ...postFields });
      expect(faults.map(({ code }) => code)).toContain(
        /published|other/.test(key) ? 'unknown-key' : 'value',
      );
    },
  );

  it.each([
    [
      'an unknown key',
      'title: A\ntitel: B',
      { line: 3, column: 1, message: 'unknown key "titel"', fix: 'did you mean "title"?' },
    ],
    [
      'a number as title',
      'title: 2025',
      {
        line: 2,
        message: '"title" is the number 2025',
        expected: 'a text',
        fix: 'put the value in quotes: title: "2025"',
      },
    ],
    [
      'a text as tags',
      'title: A\ntags: facet',
      { line: 3, message: '"tags" is the text "facet"', fix: 'write tags: ["facet"]' },
    ],
    ['numbers in tags', 'title: A\ntags: [1]', { line: 3, message: '"tags" is the list [1]' }],
    [
      'a text as position',
      'title: A\nsidebar_position: two',
      { line: 3, message: '"sidebar_position" is the text "two"', expected: 'a number' },
    ],
    ['a text as flag', 'title: A\ndraft: "yes"', { line: 3, expected: 'true or false' }],
    ['a mapping as title', 'title:\n  de: A', { line: 2, message: '"title" is the mapping de: A' }],
    ['a key without value', 'title:', { line: 2, message: '"title" has no value' }],
    [
      'no title',
      'description: B',
      { line: 1, message: '"title" is missing', fix: 'add a line "title: …"' },
    ],
    [
      'broken YAML',
      'title: A\ntags: [facet',
      { line: expect.any(Number), message: expect.stringContaining('not valid YAML') },
    ],
    [
      'a colon in a text',
      'title: Search: the basics',
      {
        line: 2,
        message: expect.stringContaining('not valid YAML'),
        fix: expect.stringContaining('quotes'),
      },
    ],
    [
      'a list in place of keys',
      '- title',
      { line: 2, message: 'expected keys and values, found something else' },
    ],
    [
      'a key that every object has',
      'constructor: B',
      { line: 2, message: 'unknown key "constructor"' },
    ],
    ['a key twice', 'title: A\ntitle: B', { line: 3, message: expect.stringContaining('unique') }],
  ])('%s', (_name, yaml, fault) => {
    const { faults } = read(yaml);
    expect(faults[0]).toMatchObject({ severity: 'error', file, ...fault });
  });

  it.each(['2025-02-30', '31.03.2025', '2025-3-1', 'yesterday', '2025-13-01'])(
    'the date %s',
    (date) => {
      const { faults } = read(`title: A\ndate: ${date}`, postFields);
      expect(faults).toMatchObject([
        { line: 3, message: `"date" is the text "${date}"`, expected: 'a date such as 2025-03-31' },
      ]);
    },
  );

  it.each(['2025-03-31', '2024-02-29', '2025-03-31T10:00:00Z', '2025-03-31T10:00+02:00'])(
    'but not the date %s',
    (date) => {
      expect(read(`title: A\ndate: ${date}`, postFields).faults).toEqual([]);
    },
  );

  it('has a fault in an empty, blank, or huge file, and without an end', () => {
    expect(readFrontMatter('', file, docFields).faults).toMatchObject([
      { message: 'the file is empty' },
    ]);
    expect(readFrontMatter('\uFEFF \n', file, docFields).faults).toMatchObject([
      { message: 'the file is empty' },
    ]);
    expect(
      readFrontMatter(`---\ntitle: A\n---\n${'x'.repeat(MAX_SOURCE_BYTES)}`, file, docFields)
        .faults,
    ).toMatchObject([
      {
        message: expect.stringContaining('a page may have 1000000'),
        fix: expect.stringContaining('split the page'),
      },
    ]);
    expect(readFrontMatter('---\ntitle: A\n\nText', file, docFields).faults).toMatchObject([
      { line: 1, message: 'the front matter has no end, or does not begin in the first line' },
    ]);
  });

  it('lists all its faults, and drops wrong values', () => {
    const { faults, values } = read('titel: A\ndraft: 1\ndescription: Fine');
    expect(faults.map(({ message }) => message)).toEqual([
      'unknown key "titel"',
      '"draft" is the number 1',
      '"title" is missing',
    ]);
    expect(values).toEqual({ description: 'Fine' });
  });
});
