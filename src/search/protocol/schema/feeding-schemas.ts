import * as Type from './type';
import { count, flag, number, text } from './kinds';

/** Bodies of the calls for the schema and for documents. */
export const feedingDefinitions = {
  FieldSchema: Type.Object(
    {
      fields: Type.Array(Type.Ref('SchemaField'), {
        description: 'All fields of the search app. A field that is missing is not in the schema.',
      }),
    },
    { description: 'Field schema of a search app.' },
  ),
  SchemaField: Type.Object(
    {
      code: text('Name of the field, equal to the key in the documents.', { examples: ['price'] }),
      dataType: Type.Ref('FieldDataType'),
      searchMode: Type.Optional(Type.Ref('SearchMode')),
      weight: Type.Optional(
        count('Relevance boost. A match in a field with a higher weight counts more.', {
          default: 1,
        }),
      ),
      display: Type.Optional(flag('The field is returned in results.', { default: false })),
      facet: Type.Optional(
        flag('The field can be used for filters and facets.', { default: false }),
      ),
      sort: Type.Optional(flag('The field can be used for sorting.', { default: false })),
      suggest: Type.Optional(flag('The field feeds suggestions.', { default: false })),
      navigation: Type.Optional(flag('The field is used for navigation.', { default: false })),
      semantic: Type.Optional(flag('The field takes part in semantic search.', { default: false })),
    },
    { description: 'One field.' },
  ),
  FieldDataType: Type.Enum(
    ['string', 'long', 'double', 'boolean', 'date', 'categories', 'attributes', 'raw'],
    {
      description:
        'Type of the values: `string` text with full-text analysis, `long` integer, `double` floating point number, `boolean`, `date` ISO 8601, `categories` category tree, `attributes` pairs of key and value, `raw` a value kept without analysis.',
    },
  ),
  SearchMode: Type.Enum(['balanced', 'fuzzy', 'exact', 'custom', 'off'], {
    description:
      'How queries search the field: `balanced` standard full text, `fuzzy` tolerates misspellings and matches parts, `exact` exact phrase, `custom` keeps settings made by hand, `off` not searched.',
    default: 'balanced',
  }),
  FeedingDocuments: Type.Array(Type.Ref('FeedingDocument'), {
    description:
      'Documents in the order in which they are processed. Updates and deletions may be mixed.',
  }),
  FeedingDocument: Type.Object(
    {
      header: Type.Object(
        {
          id: text('Id of the document.', { examples: ['p-1001'] }),
          action: Type.Enum(['update', 'delete'], { description: 'What happens to the document.' }),
        },
        { description: 'Which document, and what to do with it.' },
      ),
      payload: Type.Ref('Payload'),
    },
    { description: 'One document.' },
  ),
  Payload: Type.Object(
    {
      attributes: Type.Optional(
        Type.Array(Type.Ref('Attribute'), { description: 'Reserved key: attributes.' }),
      ),
      categories: Type.Optional(
        Type.Array(Type.Ref('CategoryPath'), { description: 'Reserved key: category paths.' }),
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
      name: text('Name for readers.'),
      dataType: Type.Enum(['string', 'long', 'double', 'boolean'], {
        description: 'Type of the values.',
      }),
      values: Type.Optional(Type.Array(Type.Unknown(), { description: 'The values.' })),
      unit: Type.Optional(text('Unit of the values.')),
      min: Type.Optional(number('Smallest value.')),
      max: Type.Optional(number('Largest value.')),
    },
    { description: 'An attribute of a document.' },
  ),
  CategoryPath: Type.Object(
    {
      category: Type.Array(
        Type.Object(
          {
            id: text('Id of the category.'),
            name: text('Name for readers.'),
            level: count('Depth; the first category of the path has level 0.'),
          },
          { description: 'One category of the path.' },
        ),
        { description: 'The path, from the root down.', minItems: 1 },
      ),
    },
    { description: 'Path of a document in the category tree.' },
  ),
};
