import type { IndexDefinition, IndexedDocument } from '../../search/engine/index/definition';
import type { IndexContent } from '../../search/engine/index/make-index';
import { facet } from '../support/test-shop';
import pages from './handbook.json';

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

const handbookPages = pages as object[] as IndexedDocument[];

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
