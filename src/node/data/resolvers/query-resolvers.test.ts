import { expect, it, vi } from 'vitest';
import { queryResolvers } from './query-resolvers';

it('pages by their ids come from a look-up of each: a query that lists pages runs again when any page changes', () => {
  const getNodeById = vi.fn(({ id }: { id: string }) => (id === 'gone' ? null : { id }));
  const findAll = vi.fn();
  const nodeModel = { getNodeById, findAll, findOne: findAll } as never;
  const { docPages } = queryResolvers({} as never);
  const pages = docPages.resolve({}, { ids: ['b', 'gone', 'a'] }, { nodeModel });
  expect(pages).toEqual([{ id: 'b' }, { id: 'a' }]);
  expect(findAll).not.toHaveBeenCalled();
});
