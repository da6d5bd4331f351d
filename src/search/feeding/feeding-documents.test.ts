import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { docsDefinition } from '../../node/search/docs-definition';
import { searchDocuments } from '../../node/search/documents';
import { feedingDocument } from './feeding-documents';

const post = {
  path: '/blog/suggest',
  title: 'Suggest',
  description: 'How the box proposes.',
  section: 'Blog',
  breadcrumb: ['Blog'],
  tags: ['Suggest', 'Query'],
  date: '2025-03-31T00:00:00Z',
  isPost: true,
  keywords: ['autocomplete', 'search as you type'],
  questions: [],
  boost: 'normal' as const,
  status: [],
  content: {
    sections: [
      { id: '', title: 'Suggest', level: 1, text: 'Opening.', defined: [] },
      { id: 'calls', title: 'Calls', level: 2, text: 'One call.', defined: [] },
    ],
    samples: [],
  },
};
const documentOf = (page: typeof post) => {
  const [document] = searchDocuments([page]);
  if (!document) throw new Error('no document');
  return feedingDocument(document);
};

describe('a feeding document', () => {
  it('contains the page with its sections joined', () => {
    expect(documentOf(post)).toEqual({
      header: { id: '/blog/suggest', action: 'update' },
      payload: {
        title: 'Suggest',
        url: '/blog/suggest',
        description: 'How the box proposes.',
        section: 'Blog',
        breadcrumb: ['Blog'],
        tags: ['Suggest', 'Query'],
        keywords: ['autocomplete'],
        phrases: ['search as you type'],
        date: '2025-03-31',
        year: 2025,
        headings: ['Calls'],
        text: 'Opening.\nOne call.',
      },
    });
  });

  it('omits absent values of a page', () => {
    const content = { sections: [], samples: [] };
    const bare = { ...post, description: '', tags: [], keywords: [], content };
    expect(Object.keys(documentOf(bare).payload)).toEqual([
      'title',
      'url',
      'section',
      'breadcrumb',
      'date',
      'year',
    ]);
  });
});

describe('the schema in the README of hosted search', () => {
  const guide = fs.readFileSync('src/search/feeding/README.md', 'utf8');
  const schema = /^```json\n([\s\S]*?)^```$/m.exec(guide)?.[1] ?? '{}';
  const { fields } = JSON.parse(schema) as {
    fields: { code: string; weight?: number; facet?: true; sort?: true; display?: true }[];
  };
  const codes = (use: 'facet' | 'sort' | 'display') =>
    fields.filter((field) => field[use]).map(({ code }) => code);

  it('has the fields that are fed', () => {
    expect(fields.map(({ code }) => code)).toEqual(Object.keys(documentOf(post).payload));
  });

  it('has the rounded weights of the embedded index', () => {
    const weights = new Map(
      docsDefinition('docs').fields.map(({ name, weight }) => [name, Math.round(weight)]),
    );
    for (const { code, weight } of fields)
      if (weight !== undefined)
        expect(weight, code).toBe(weights.get(code === 'headings' ? 'heading' : code));
  });

  it('has the facets, sorts, and display fields of the embedded index', () => {
    const { facets, sorts, displayFields } = docsDefinition('docs');
    expect(codes('facet').sort()).toEqual(facets.map(({ field }) => field).sort());
    expect(codes('sort').sort()).toEqual(
      [...new Set(sorts.flatMap(({ field }) => field ?? []))].sort(),
    );
    expect(codes('display')).toEqual(
      expect.arrayContaining(displayFields.filter((name) => name !== 'heading')),
    );
  });
});
