import * as Type from './type';
import { choice, count, text } from './kinds';

/** Requests and responses of the calls beside search and feeding. */
export const otherDefinitions = {
  CategoryTree: Type.Object(
    { category: Type.Ref('CategoryNode') },
    { description: 'A category tree. Its root is no category to display.' },
  ),
  CategoryNode: Type.Object(
    {
      id: text('Id of the category. The root has `root`.'),
      name: text('Label to display.'),
      level: count('Depth in the tree. The root has level 0.'),
      count: Type.Optional(count('Number of documents in the category.')),
      filter: Type.Optional(
        text('Part of a query string that filters by the category. Append it to a search.'),
      ),
      tags: Type.Optional(
        Type.Array(Type.String(), { description: 'Tags of the category, such as `active`.' }),
      ),
      children: Type.Optional(
        Type.Array(Type.Ref('CategoryNode'), { description: 'Categories below this one.' }),
      ),
    },
    { description: 'A category.' },
  ),
  MapperCall: Type.Object(
    {
      type: choice('Kind of the target.', {
        qsc: 'A search of QSC.',
        default: 'Any other address.',
      }),
      searchResultId: Type.Optional(
        text('Code of the search, which is the id of its result set. Only with `qsc`.'),
      ),
      request: Type.Object(
        {
          url: text('Address of the target.'),
          method: Type.Optional(text('HTTP method of the request.', { examples: ['GET'] })),
        },
        { description: 'Request to rewrite and to forward.' },
      ),
    },
    { description: 'A request for a mapper.' },
  ),
};
