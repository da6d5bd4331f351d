import { describe, expect, it } from 'vitest';
import type { TreeNode } from '../../lib/content-tree';
import { markTerms } from './terms';

const names = new Map([
  ['facet', 'Facet'],
  ['facet-value', 'Facet value'],
  ['query', 'Query'],
]);
const mark = (...tree: TreeNode[]) => markTerms(tree, names, '/glossary');
const term = (id: string, text: string): TreeNode => [
  'a',
  { className: 'defined', href: `/glossary#${id}` },
  text,
];

describe('terms of the glossary', () => {
  it('are links the first time in a section, in singular and plural, the longest name first', () => {
    expect(
      mark(
        ['p', 'Facets have facet values.'],
        ['ul', ['li', 'A facet again']],
        ['Heading', { level: 2 }, 'A facet'],
        ['p', 'Each ', ['strong', 'facet']],
      ),
    ).toEqual([
      ['p', term('facet', 'Facets'), ' have ', term('facet-value', 'facet values'), '.'],
      ['ul', ['li', 'A facet again']],
      ['Heading', { level: 2 }, 'A facet'],
      ['p', 'Each ', ['strong', term('facet', 'facet')]],
    ]);
  });

  it('stay text in links, code, and headings, inside longer words, and where the word is an everyday one', () => {
    const tree: TreeNode[] = [
      ['h2', 'Facet'],
      ['p', ['a', { href: '/x' }, 'facet'], ['code', 'facet'], ' multifacet facet-like query'],
      ['CodeBlock', { html: 'facet' }],
    ];
    expect(mark(...tree)).toEqual(tree);
  });

  it('may have punctuation in their names', () => {
    const punctuated = new Map([
      ['n-gram', 'N-gram'],
      ['c', "Shop's (own) C+"],
    ]);
    expect(markTerms([['p', "N-grams of Shop's (own) C+."]], punctuated, '/glossary')).toEqual([
      ['p', term('n-gram', 'N-grams'), ' of ', term('c', "Shop's (own) C+"), '.'],
    ]);
  });

  it('are marked ten times a page, and not in a page that is a list of many sections', () => {
    const sections = (count: number) =>
      Array.from({ length: count }, (): TreeNode[] => [
        ['h2', 'Title'],
        ['p', 'A facet'],
      ]).flat();
    const marks = (count: number) =>
      JSON.stringify(mark(...sections(count))).split('defined').length - 1;
    expect(marks(9)).toBe(9);
    expect(marks(30)).toBe(10);
    expect(marks(60)).toBe(0);
  });
});
