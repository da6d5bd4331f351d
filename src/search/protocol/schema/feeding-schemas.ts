import * as Type from './type';
import { choice, count, flag, number, text } from './kinds';

/** Bodies of the calls for the schema and for documents. */
export const feedingDefinitions = {
  FieldSchema: Type.Object(
    {
      fields: Type.Array(Type.Ref('SchemaField'), {
        description:
          'All fields of the search app. A field that you leave out is not in the schema.',
      }),
    },
    { description: 'The fields of a search app.' },
  ),
  SchemaField: Type.Object(
    {
      code: text('Name of the field, which is its key in the documents.', { examples: ['price'] }),
      dataType: Type.Ref('FieldDataType'),
      searchMode: Type.Optional(Type.Ref('SearchMode')),
      weight: Type.Optional(
        count('How much a match in the field counts. A higher weight counts more.', {
          default: 1,
        }),
      ),
      display: Type.Optional(flag('`true` returns the field in results.', { default: false })),
      facet: Type.Optional(
        flag('`true` makes the field available to filters and facets.', { default: false }),
      ),
      sort: Type.Optional(
        flag('`true` makes the field available for sorting.', { default: false }),
      ),
      suggest: Type.Optional(flag('`true` makes suggestions from the field.', { default: false })),
      navigation: Type.Optional(flag('`true` uses the field for navigation.', { default: false })),
      semantic: Type.Optional(
        flag('`true` includes the field in semantic search.', { default: false }),
      ),
    },
    { description: 'A field of a search app.' },
  ),
  FieldDataType: choice('Type of the values.', {
    string: 'Text, which is analyzed for full-text search.',
    long: 'Whole numbers.',
    double: 'Numbers with decimals.',
    boolean: '`true` or `false`.',
    date: 'Dates in the form of ISO 8601.',
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
  FeedingDocuments: Type.Array(Type.Ref('FeedingDocument'), {
    description:
      'Documents, which are processed in this order. Updates and deletions can be mixed. 100 documents per call are a good start.',
  }),
  FeedingDocument: Type.Object(
    {
      header: Type.Object(
        {
          id: text('Id of the document.', { examples: ['p-1001'] }),
          action: choice('What to do with the document.', {
            update: 'Creates the document, or replaces the one with this id.',
            delete: 'Removes the document with this id.',
          }),
        },
        { description: 'Which document, and what to do with it.' },
      ),
      payload: Type.Ref('Payload'),
    },
    { description: 'A document to update or to delete.' },
  ),
  Payload: Type.Object(
    {
      attributes: Type.Optional(
        Type.Array(Type.Ref('Attribute'), {
          description: 'Attributes of the document. The key is reserved for them.',
        }),
      ),
      categories: Type.Optional(
        Type.Array(Type.Ref('CategoryPath'), {
          description: 'Paths of the document in the category tree. The key is reserved for them.',
        }),
      ),
    },
    {
      description: 'Values of the document. Every other key is a field of the schema.',
      additionalProperties: true,
    },
  ),
  Attribute: Type.Object(
    {
      id: text('Id of the attribute.'),
      name: Type.Optional(text('Label to display.')),
      dataType: Type.Optional(
        Type.Enum(['string', 'long', 'double', 'boolean'], { description: 'Type of the values.' }),
      ),
      values: Type.Optional(
        Type.Array(Type.Unknown(), { description: 'Values of the attribute.' }),
      ),
      unit: Type.Optional(text('Unit of the values, such as `mm`.')),
      min: Type.Optional(number('Lowest value of a range.')),
      max: Type.Optional(number('Highest value of a range.')),
    },
    { description: 'An attribute of a document.' },
  ),
  CategoryPath: Type.Object(
    {
      category: Type.Array(
        Type.Object(
          {
            id: text('Id of the category.'),
            name: text('Label to display.'),
            level: count('Depth in the tree. The first category of the path has level 0.'),
          },
          { description: 'A category of the path.' },
        ),
        { description: 'Categories of the path, from the root down.', minItems: 1 },
      ),
    },
    { description: 'Path of a document in the category tree.' },
  ),
};
