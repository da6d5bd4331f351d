/** Definition of an index and of its responses: the settings of a search app. */
export interface IndexDefinition {
  /** Result-set id, key under `result`. */
  name: string;
  /** Documents per page when a request names no number. */
  rows: number;
  /** Field whose exact words, as a query, put a document first. */
  titleField: string;
  /** Id of the document that defines terms, each under its heading. */
  glossary?: string;
  /** Fields that are searched. */
  fields: readonly FieldDefinition[];
  /** Fields of a result document when a request names none. */
  displayFields: readonly string[];
  /** Further fields that requests may request, filter and sort by. */
  storedFields?: readonly string[];
  /** Fields with a `highlight.{field}` in responses. */
  highlightFields: readonly string[];
  facets: readonly FacetDefinition[];
  /** The first one is the default. */
  sorts: readonly SortDefinition[];
}

export interface FieldDefinition {
  name: string;
  /** How much a match counts against one in a field of weight 1. */
  weight: number;
  /** Its weight in place of the other one when the query is a sentence: questions of authors say which page owns a task. */
  sentenceWeight?: number;
  /** Whether the field belongs to a passage (section) of the document and not to the document. */
  ofPassage?: true;
  /** Holds a list of names: how many there are does not make one of them count less. */
  isList?: true;
  /**
   * Holds words that authors add to the texts: stop words are left out of it, and a word counts by how rare it
   * is in all fields, since in this one each is rare.
   */
  isAuthored?: true;
  /** Running text: stop words are left out of it, which are in nearly every record and no query is about. */
  isProse?: true;
}

export interface FacetDefinition {
  id: string;
  name: string;
  /** Field with the values: text, list of texts, number, or a path for `navigation`. */
  field: string;
  type: 'select' | 'multiSelect' | 'slider' | 'navigation';
  /** How several values of a filter combine when the filter names no operator. With OR a facet's counts ignore its own filter. */
  operator: 'OR' | 'AND';
  sort: '_count desc' | '_count asc' | '_key desc' | '_key asc';
  /** Most values in a response, unless `ctrl=loadMoreFacets`. */
  count: number;
  /** Whether responses hold it without a request for it. */
  display: boolean;
  unit?: string;
}

export interface SortDefinition {
  id: string;
  name: string;
  /** Absent: by relevance. Documents without the field come last. */
  field?: string;
  direction?: 'asc' | 'desc';
}

/** A part of a document that is found and shown by itself: a section of a page. */
export interface Passage {
  /** Anchor; empty for the part before the first heading. */
  id: string;
  /** What its heading is the name of, such as `parameter of search`; absent where the heading is a title. */
  kind?: string;
  /** By field name; only fields that are marked `ofPassage`. */
  fields: Record<string, string>;
}

export type FieldValue = string | number | boolean | readonly string[] | readonly object[];

/** A document for an index. */
export interface IndexedDocument {
  id: string;
  /** Multiplies its scores; 1 when absent. */
  boost?: number;
  fields: Record<string, FieldValue>;
  passages?: readonly Passage[];
}

/** Words that mean the same, for queries. All forms are folded when they are loaded. */
export interface SynonymGroup {
  words: readonly string[];
  /** Present: one way, from `words` to these. */
  mean?: readonly string[];
  /** `words` are of another language than the texts: only they themselves match, not their English forms. */
  isForeign?: true;
}

/** A query that leads to a page. */
export interface RedirectRule {
  query: string;
  location: string;
}
