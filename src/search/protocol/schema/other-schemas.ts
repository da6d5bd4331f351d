import * as Type from './type';
import { choice, count, list, object, text } from './kinds';

/** Requests and responses of calls other than search and feeding. */
export const otherDefinitions = {
  CategoryTree: object('A category tree. Do not display its root.', {
    category: Type.Ref('CategoryNode'),
  }),
  CategoryNode: object('A category.', {
    id: text('Id of the category. The root has `root`.'),
    name: text('Label to display.'),
    level: count('Depth in the tree. The root has level 0.'),
    'count?': count('Number of documents in the category.'),
    'filter?': text('Part of a query string that filters by the category. Append it to a search.'),
    'tags?': list('Tags of the category, such as `active`.', Type.String()),
    'children?': list('Categories below this one.', Type.Ref('CategoryNode')),
  }),
  MapperCall: object('A request for a mapper.', {
    type: choice('Kind of the target.', {
      qsc: 'A search of QSC.',
      default: 'Any other address.',
    }),
    'searchResultId?': text(
      'Code of the search, which is the id of its result set. Only with `qsc`.',
    ),
    request: object('Request to rewrite and to forward.', {
      url: text('Address of the target.'),
      'method?': text('HTTP method of the request.', { examples: ['GET'] }),
    }),
  }),
};
