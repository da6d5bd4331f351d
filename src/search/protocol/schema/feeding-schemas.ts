import * as Type from './type';
import { choice, count, flag, list, number, object, text } from './kinds';

/** Bodies of the calls for the schema and for documents. */
export const feedingDefinitions = {
  FieldSchema: object('The fields of a search app.', {
    fields: list(
      'All fields of the search app. A field that you leave out is not in the schema.',
      Type.Ref('SchemaField'),
    ),
  }),
  SchemaField: object('A field of a search app.', {
    code: text('Name of the field, which is its key in the documents.', { examples: ['price'] }),
    dataType: Type.Ref('FieldDataType'),
    'searchMode?': Type.Ref('SearchMode'),
    'weight?': count('Relevance boost. A match in a field with a higher weight counts more.', {
      default: 1,
    }),
    'display?': flag('`true` returns the field in results.', { default: false }),
    'facet?': flag('`true` makes the field available to filters and facets.', { default: false }),
    'sort?': flag('`true` makes the field available for sorting.', { default: false }),
    'suggest?': flag('`true` offers values of the field as suggestions.', { default: false }),
    'navigation?': flag('`true` uses the field for navigation.', { default: false }),
    'semantic?': flag('`true` includes the field in semantic search.', { default: false }),
  }),
  FieldDataType: choice('Type of the values.', {
    string: 'Text, which is analyzed for full-text search.',
    long: 'Whole numbers.',
    double: 'Numbers with decimals.',
    boolean: '`true` or `false`.',
    date: 'ISO 8601 dates.',
    categories: 'Paths of a category tree.',
    attributes: 'Pairs of key and value.',
    raw: 'Values that are stored without analysis.',
  }),
  SearchMode: choice(
    'How queries search the field.',
    {
      balanced: 'Standard full-text search.',
      fuzzy: 'Tolerates misspellings and matches parts of words.',
      exact: 'Finds the exact phrase.',
      custom: 'Keeps the settings that were made by hand.',
      off: 'Does not search the field.',
    },
    { default: 'balanced' },
  ),
  FeedingDocuments: list(
    'Documents, which are processed in this order. Updates and deletions can be mixed.',
    Type.Ref('FeedingDocument'),
  ),
  FeedingDocument: object('A document to update or to delete.', {
    header: object('Id of the document and the action.', {
      id: text('Id of the document.', { examples: ['p-1001'] }),
      action: choice('What to do with the document.', {
        update: 'Writes the document with this id.',
        delete: 'Removes the document with this id.',
      }),
    }),
    payload: Type.Ref('Payload'),
  }),
  Payload: object(
    'Values of the document. Keys other than these two are fields of the schema.',
    {
      'attributes?': list(
        'Attributes of the document. The key is reserved for them.',
        Type.Ref('Attribute'),
      ),
      'categories?': list(
        'Paths of the document in the category tree. The key is reserved for them.',
        Type.Ref('CategoryPath'),
      ),
    },
    {
      additionalProperties: true,
      examples: [{ title: 'Cordless drill 18 V', brand: 'BoltWerk' }],
    },
  ),
  Attribute: object('An attribute of a document.', {
    id: text('Id of the attribute.'),
    'name?': text('Label to display.'),
    'dataType?': choice('Type of the values.', {
      string: 'Text.',
      long: 'Whole numbers.',
      double: 'Numbers with decimals.',
      boolean: '`true` or `false`.',
    }),
    'values?': list('Values of the attribute.', Type.Unknown()),
    'unit?': text('Unit of the values, such as `mm`.'),
    'min?': number('Lowest value of a range.'),
    'max?': number('Highest value of a range.'),
  }),
  CategoryPath: object('Path of a document in the category tree.', {
    category: list(
      'Categories of the path, from the root down.',
      object('A category of the path.', {
        id: text('Id of the category.'),
        name: text('Label to display.'),
        level: count('Depth in the tree. The first category of the path has level 0.'),
      }),
      { minItems: 1 },
    ),
  }),
};
