/** Configuration of an index and of its responses, as of a search app. */
export interface IndexDefinition {
  /** Result-set id, key under `result`. */
  name: string;
  /** Documents per page if the request has no `rows`. */
  rows: number;
  /** Field whose exact words, as a query, rank a document first. */
  titleField: string;
  /** Id of the document that defines terms, each under its heading. */
  glossary?: string;
  /** Head of the first column of tables of symptoms, whose rows answer only why something happens. */
  symptoms?: string;
  /** Fields that are searched. */
  fields: readonly FieldDefinition[];
  /** Fields of a result document if the request names none. */
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
  /** Factor of a match in this field. */
  weight: number;
  /** Weight instead of the other one if the query is a sentence. */
  sentenceWeight?: number;
  /** Whether the field belongs to passages (sections) of the document and not to the document. */
  ofPassage?: true;
  /** Whether the field is a list of names, whose length does not lower the score of one of them. */
  isList?: true;
  /**
   * Whether authors add the words of this field. The rarity of a word is that in all fields, since in this one each word
   * is rare.
   */
  isAuthored?: true;
}

export interface FacetDefinition {
  id: string;
  name: string;
  /** Field with the values: text, list of texts, number, or a path for `navigation`. */
  field: string;
  type: 'select' | 'multiSelect' | 'slider' | 'navigation';
  /** Default operator for several values of a filter. With OR, the counts of a facet ignore its own filter. */
  operator: 'OR' | 'AND';
  sort: '_count desc' | '_count asc' | '_key desc' | '_key asc';
  /** Largest number of values in a response without `ctrl=loadMoreFacets`. */
  count: number;
  /** Whether responses include the facet by default. */
  display: boolean;
  unit?: string;
}

export interface SortDefinition {
  id: string;
  name: string;
  /** Absent for relevance. Documents without the field come last. */
  field?: string;
  direction?: 'asc' | 'desc';
}

/** A part of a document that can be a result by itself: a section of a page. */
export interface Passage {
  /** Anchor; empty for the part before the first heading. */
  id: string;
  /** Kind of the name in the heading, such as `parameter of search`; absent if the heading is a title. */
  kind?: string;
  /** By name, the fields with `ofPassage`. */
  fields: Record<string, string>;
}

export type FieldValue = string | number | boolean | readonly string[] | readonly object[];

export interface IndexedDocument {
  id: string;
  /** Factor of its scores; 1 if absent. */
  boost?: number;
  fields: Record<string, FieldValue>;
  passages?: readonly Passage[];
}

/** Words with the same meaning, for queries. They are folded when they are loaded. */
export interface SynonymGroup {
  words: readonly string[];
  /** If present, the synonyms are directed: from `words` to these. */
  mean?: readonly string[];
  /** Whether `words` are of another language than the texts: only the exact words match, not their English forms. */
  isForeign?: true;
}

export interface RedirectRule {
  query: string;
  location: string;
}
