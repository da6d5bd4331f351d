import fs from 'node:fs';
import { tests } from 'commonmark-spec';
import { describe, expect, it } from 'vitest';
import { pageFiles } from '../../../test/content-files';
import { normalizeSource, splitSource } from '../../source/front-matter/front-matter';
import { compile } from '../compile';
import { gfmExamples } from '../gfm-examples.test-data';
import { processorFor, type Format } from '../index';
import { bareAddresses } from './remark-gfm-for';

const links = (body: string) =>
  compile({
    file: 'content/docs/a.md',
    body,
    bodyLine: 1,
    title: '',
    readFile: () => undefined,
  }).links.map(({ href }) => href);

describe('bare addresses', () => {
  it.each([
    ['see https://host.test/a', 'https://host.test/a'],
    ['see HTTP://host.test', 'HTTP://host.test'],
    ['see www.host.test', 'http://www.host.test'],
    ['see WWW.host.test', 'http://WWW.host.test'],
    [String.raw`see www\.host.test`, 'http://www.host.test'],
    [String.raw`see https\://host.test`, 'https://host.test'],
    ['see https&colon;//host.test', 'https://host.test'],
    ['see &#104;ttps://host.test', 'https://host.test'],
    ['see &#x77;ww.host.test', 'http://www.host.test'],
    ['write to me@host.test', 'mailto:me@host.test'],
    ['write to me&commat;host.test', 'mailto:me@host.test'],
    ['write to me&#64;host.test', 'mailto:me@host.test'],
    [String.raw`write to me\@host.test`, 'mailto:me@host.test'],
  ])('are links in "%s"', (text, href) => {
    expect(links(text)).toEqual([href]);
  });

  it('are looked for only where a text can have them', () => {
    expect(bareAddresses('A page with words & signs.')).toBe('none');
    expect(bareAddresses('curl https://{host}/a')).toBe('web');
    expect(bareAddresses('Ask `me@host`.')).toBe('all');
  });
});

/** The syntax tree with what the text is found to have, and with all. */
const trees = (format: Format, text: string) =>
  [text, '@'].map((chosenBy) => JSON.stringify(processorFor(format, chosenBy).parse(text)));

describe('the tree of a text', () => {
  it('is the same for pages, whatever is looked for', () => {
    // Each fourth one: the examples below are about all of the syntax.
    const files = pageFiles('content').filter((_file, index) => index % 4 === 0);
    const chosen = files.map((file) => {
      const { body } = splitSource(normalizeSource(fs.readFileSync(file, 'utf8')));
      const [one, other] = trees(file.endsWith('.mdx') ? 'mdx' : 'md', body);
      expect(one === other, file).toBe(true);
      return bareAddresses(body);
    });
    expect(new Set(chosen)).toEqual(new Set(['none', 'web', 'all']));
  });

  it('is the same for all examples of the specifications', () => {
    const examples = [
      ...tests.map(({ markdown }) => markdown),
      ...gfmExamples.map(([, markdown]) => markdown),
    ];
    for (const markdown of examples) {
      const [one, other] = trees('md', markdown);
      expect(one === other, markdown).toBe(true);
    }
  });
});
