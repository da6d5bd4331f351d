import type { IndexDefinition, IndexedDocument } from '../../search/engine/index/definition';
import type { IndexContent } from '../../search/engine/index/make-index';
import { facet } from '../support/test-shop';

/** A handbook of pages with sections, for tests of passages, highlights and transports. */
export const handbookDefinition: IndexDefinition = {
  name: 'handbook',
  rows: 3,
  titleField: 'title',
  fields: [
    { name: 'title', weight: 14 },
    { name: 'heading', weight: 3, ofPassage: true },
    { name: 'text', weight: 1, ofPassage: true },
  ],
  displayFields: ['title', 'url', 'date', 'heading'],
  highlightFields: ['title', 'text'],
  facets: [
    facet('section', { type: 'multiSelect', count: 50 }),
    facet('words', { type: 'slider', sort: '_key asc', count: 50 }),
  ],
  sorts: [
    { id: 'relevance', name: 'Relevance' },
    { id: 'newest', name: 'Newest', field: 'date', direction: 'desc' },
  ],
};

const filler = Array.from({ length: 60 }, (_, index) => `filler${index}`).join(' ');

function page(
  id: string,
  title: string,
  fields: IndexedDocument['fields'],
  passages: readonly [id: string, heading: string, text: string][],
): IndexedDocument {
  return {
    id: `/docs/${id}`,
    fields: { title, url: `/docs/${id}`, ...fields },
    passages: passages.map(([anchor, heading, text]) => ({
      id: anchor,
      fields: { heading, text },
    })),
  };
}

export const handbookPages: readonly IndexedDocument[] = [
  page('paging', 'Paging', { section: 'Search', date: '2025-02-01', words: 80 }, [
    ['', '', 'How to read one page after the other.'],
    [
      'tokens',
      'Token walk',
      `Export all results. ${filler} The nextPageToken of the last response.`,
    ],
  ]),
  page('filters', 'Filters', { section: 'Search', date: '2025-03-01', words: 40 }, [
    ['', '', 'Narrow the results by a value or a range.'],
    ['ranges', 'Ranges', 'Bounds & brackets: <b>5,10</b> is a range with "both" bounds.'],
  ]),
  page('suggest', 'Suggest', { section: 'Search', words: 12 }, [
    ['', '', 'Suggestions complete the query while the reader types a filter.'],
  ]),
  page('feeding', 'Feeding API', { section: 'Admin & Feeding', date: '2024-05-09', words: 20 }, [
    ['', '', 'Sends documents to an index. Reading order does not matter here.'],
    ['walk', 'Deleting', 'A walk over old documents deletes what is gone.'],
  ]),
  page('umlauts', 'Umlaute und Zeichen', { section: 'Größe=1+1', date: '2023-01-01', words: 5 }, [
    ['', '', 'Grüße aus dem Handbuch 🙂.'],
  ]),
];

export const handbook: IndexContent = {
  documents: handbookPages,
  synonyms: [{ words: ['import'], mean: ['feeding'] }],
  redirects: [{ query: 'console', location: '/console' }],
};

export const handbookSuggestions: readonly string[] = [
  'Paging',
  'Filters',
  'Range filters',
  'Filter <values> & "ranges"',
  'Suggest',
  'Feeding API',
  'Größe',
];
