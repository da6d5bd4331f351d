import * as Type from './type';
import { count, open, text } from './kinds';

/** Requests and responses of the calls beside search and feeding. */
export const otherDefinitions = {
  CategoryTree: Type.Object(
    { category: Type.Ref('CategoryNode') },
    { description: 'Category tree, starting with its root, which is not drawn.' },
  ),
  CategoryNode: Type.Object(
    {
      id: text('Id of the category; `root` for the root.'),
      name: text('Name for readers.'),
      level: count('Depth in the tree; the root has level 0.'),
      count: Type.Optional(count('Documents in the category.')),
      filter: Type.Optional(text('Part of a query string that filters by the category.')),
      tags: Type.Optional(Type.Array(Type.String(), { description: 'Labels, such as `active`.' })),
      children: Type.Optional(
        Type.Array(Type.Ref('CategoryNode'), { description: 'Categories below this one.' }),
      ),
    },
    { description: 'One category.' },
  ),
  MapperCall: Type.Object(
    {
      type: Type.Enum(['qsc', 'default'], {
        description: '`qsc` for a search of QSC, `default` for any other address.',
      }),
      searchResultId: Type.Optional(
        text('With `qsc`: code of the search, which is the id of its result set.'),
      ),
      request: Type.Object(
        {
          url: text('Address of the request.'),
          method: Type.Optional(text('Method of the request.')),
          headers: Type.Optional(open('Headers of the request.')),
          body: Type.Optional(Type.Unknown({ description: 'Body of the request.' })),
        },
        { description: 'The request to map.' },
      ),
    },
    { description: 'A request for the API mapper.' },
  ),
};
