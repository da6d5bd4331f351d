import type { IndexDefinition } from '../../search/engine/definition';

/**
 * The index of this site's own content: a document is a page, its passages are the page's sections.
 * @param name result-set id, the `resultKey` of the search settings
 */
export function docsDefinition(name: string): IndexDefinition {
  return {
    name,
    rows: 10,
    titleField: 'title',
    fields: [
      { name: 'title', weight: 14 },
      { name: 'tags', weight: 3 },
      { name: 'description', weight: 6 },
      { name: 'heading', weight: 2, ofPassage: true },
      { name: 'text', weight: 1, ofPassage: true },
      { name: 'code', weight: 0.45, ofPassage: true },
    ],
    displayFields: ['title', 'url', 'description', 'breadcrumb', 'date', 'heading'],
    highlightFields: ['title', 'text'],
    facets: [
      {
        id: 'section',
        name: 'Section',
        field: 'section',
        type: 'multiSelect',
        operator: 'OR',
        sort: '_count desc',
        count: 50,
        display: true,
      },
      {
        id: 'tag',
        name: 'Tag',
        field: 'tags',
        type: 'multiSelect',
        operator: 'OR',
        sort: '_count desc',
        count: 50,
        display: true,
      },
      {
        id: 'year',
        name: 'Year',
        field: 'year',
        type: 'multiSelect',
        operator: 'OR',
        sort: '_key desc',
        count: 50,
        display: true,
      },
    ],
    sorts: [
      { id: 'relevance', name: 'Relevance' },
      { id: 'newest', name: 'Newest', field: 'date', direction: 'desc' },
      { id: 'titleasc', name: 'Title A-Z', field: 'title', direction: 'asc' },
      { id: 'titledesc', name: 'Title Z-A', field: 'title', direction: 'desc' },
    ],
  };
}
