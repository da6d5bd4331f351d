import { describe, expect, it } from 'vitest';
import { testEngine } from '../../test/support/test-engine';
import { docsDefinition } from './docs-definition';
import { searchDocuments, suggestionTexts } from './documents';
import { searchedPages, type PageInput } from './page-documents';

const section = (id: string, title: string, text: string, defined: string[] = []) => ({
  id,
  title,
  text,
  defined,
  level: 2,
});

const contentOf = (...sections: PageInput['content']['sections']) => ({ sections, samples: [] });

function page(id: string, rest: Partial<PageInput> = {}): PageInput {
  return {
    id,
    file: `content/docs/${id}.mdx`,
    path: `/docs/${id}`,
    title: `Page ${id}`,
    tagKeys: [],
    keywords: [],
    questions: [],
    boost: 'normal',
    searched: true,
    content: contentOf(section('', `Page ${id}`, 'How the cache is cleared.')),
    ...rest,
  };
}

const pages = (docs: PageInput[], posts: PageInput[] = []) =>
  searchedPages({
    docs,
    posts,
    sidebar: docs.map((doc, position) => ({
      kind: 'page' as const,
      page: { ...doc, sidebarLabel: doc.title },
      label: doc.title,
      position,
    })),
    tagLabel: (key) => key,
    dayOfUpdate: () => undefined,
  });

describe('the passages of a page', () => {
  it('are its sections without that of links to other pages', () => {
    const sections = [
      section('', 'Page a', 'First.'),
      section('use', 'Use', 'How to use it.'),
      section('next-steps', 'Next steps', 'Read about filters.'),
    ];
    const [document] = searchDocuments(pages([page('a', { content: contentOf(...sections) })]));
    expect(document?.passages?.map(({ id }) => id)).toEqual(['', 'use']);
  });

  it('have the names in capitals of their samples that no text has', () => {
    const sections = [section('', 'Page a', 'Set BATCH_SIZE.'), section('use', 'Use', 'Run it.')];
    const sample = { language: 'bash', title: '', isShortened: false, section: 'use' };
    const samples = [{ ...sample, code: 'BATCH_SIZE=9 HTTP=1 EXPLAIN_USER=$me node x.mjs' }];
    const [document] = searchDocuments(pages([page('a', { content: { sections, samples } })]));
    expect(document?.passages?.map(({ fields }) => fields['code'])).toEqual(['', 'EXPLAIN_USER']);
  });
});

describe('the pages that search knows', () => {
  it('exclude docs and posts with `search: false`', () => {
    const indexedPages = pages(
      [page('a'), page('hidden', { searched: false })],
      [page('post'), page('unsearched', { searched: false })],
    );
    expect(indexedPages.map(({ path }) => path)).toEqual(['/docs/a', '/docs/post']);
    const texts = JSON.stringify([searchDocuments(indexedPages), suggestionTexts(indexedPages)]);
    expect(texts).not.toContain('hidden');
    expect(texts).not.toContain('unsearched');
  });

  it('are ranked by their boost when their texts match equally', async () => {
    const order = async (boosts: Partial<Record<string, PageInput['boost']>>) => {
      const docs = ['a', 'b', 'c'].map((id) => page(id, { boost: boosts[id] ?? 'normal' }));
      return testEngine(docsDefinition('docs'), { documents: searchDocuments(pages(docs)) }).ids(
        'q=clear the cache',
      );
    };
    expect(await order({})).toEqual(['/docs/a', '/docs/b', '/docs/c']);
    expect(await order({ c: 'high', a: 'low' })).toEqual(['/docs/c', '/docs/b', '/docs/a']);
  });

  it('come before posts with the same words', () => {
    const [doc, post] = searchDocuments(pages([page('a')], [page('b')]));
    expect(doc?.boost ?? 1).toBeGreaterThan(post?.boost ?? 1);
  });
});

describe('suggestions', () => {
  it('have parameters, status codes and keywords of several words with the page that explains them', () => {
    const entries = suggestionTexts(
      pages([
        page('a', {
          title: 'Limits of calls',
          keywords: ['rate limit', 'quota', 'mapper_parsing_exception'],
          content: contentOf(
            section('get', 'GET parameters', '', ['ctrl', 'any text', 'q']),
            section('codes', 'Status codes', '', [
              '429',
              'f.{id}.not',
              'f.',
              'X-QSC-Token',
              'plain',
            ]),
          ),
        }),
      ]),
    );
    expect(entries).toEqual([
      'Limits of calls',
      'GET parameters',
      'Status codes',
      ['ctrl', 'Limits of calls'],
      ['429', 'Limits of calls'],
      ['f.{id}.not', 'Limits of calls'],
      ['f.', 'Limits of calls'],
      ['X-QSC-Token', 'Limits of calls'],
      ['rate limit', 'Limits of calls'],
      ['mapper_parsing_exception', 'Limits of calls'],
    ]);
  });

  it('leaves headings out where there are thousands, and keeps titles and names', () => {
    const manyPages = Array.from({ length: 300 }, (_, number) =>
      page(String(number), {
        content: contentOf(
          ...Array.from({ length: 10 }, (_, index) =>
            section(`s${index}`, `Heading ${number} ${index}`, '', [`name_${number}`]),
          ),
        ),
      }),
    );
    const entries = suggestionTexts(pages(manyPages));
    expect(entries).toHaveLength(2500);
    expect(entries).toContain('Page 299');
    expect(entries).toContainEqual(['name_299', 'Page 299']);
    expect(entries).not.toContain('Heading 299 9');
  });
});
