import type { IndexDefinition } from '../../search/engine/index/definition';
import { docPages } from '../../lib/addresses/routes';
import { choiceFacet } from '../../search/engine/index/choice-facet';

/** The index of this site's own content: a document is a page, its passages are the page's sections. */
export function docsDefinition(name: string): IndexDefinition {
  return {
    name,
    rows: 10,
    titleField: 'title',
    glossary: docPages.concepts,
    symptoms: 'Symptom',
    fields: [
      { name: 'title', weight: 20 },
      { name: 'tags', weight: 4.5, isList: true },
      { name: 'description', weight: 4.5 },
      { name: 'keywords', weight: 32, isList: true, isAuthored: true },
      { name: 'phrases', weight: 26, isList: true, isAuthored: true },
      { name: 'heading', weight: 3, ofPassage: true },
      { name: 'defined', weight: 1.5, ofPassage: true, isList: true },
      {
        name: 'questions',
        weight: 8,
        sentenceWeight: 15,
        ofPassage: true,
        isList: true,
        isAuthored: true,
      },
      { name: 'text', weight: 2.2, ofPassage: true },
      { name: 'status', weight: 1, ofPassage: true },
      { name: 'code', weight: 1, ofPassage: true, isList: true },
    ],
    displayFields: ['title', 'url', 'description', 'breadcrumb', 'date', 'heading'],
    highlightFields: ['title', 'text'],
    facets: [
      choiceFacet('section', 'Section', { count: 50 }),
      choiceFacet('tag', 'Tag', { field: 'tags', count: 50 }),
      choiceFacet('year', 'Year of the post', { sort: '_key desc', count: 50 }),
    ],
    sorts: [
      { id: 'relevance', name: 'Relevance' },
      { id: 'newest', name: 'Newest', field: 'date', direction: 'desc' },
      { id: 'titleasc', name: 'Title A-Z', field: 'title', direction: 'asc' },
      { id: 'titledesc', name: 'Title Z-A', field: 'title', direction: 'desc' },
    ],
  };
}
