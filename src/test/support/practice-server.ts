import { afterAll, beforeAll } from 'vitest';
import { createSearchServer, type SearchServerOptions } from '../../search/server/search-server';
import { listen, type Listening } from './listen';
import { testEngine } from './test-engine';
import { testShop, testShopDefinition } from './test-shop';

const noBuild = {
  index: 'documentation',
  search: () => Promise.reject(new Error('There is no build.')),
};

/** The test shop as the built index of a server. */
export function builtShop() {
  const { engine } = testEngine(testShopDefinition, testShop);
  const index = { definition: testShopDefinition, engine, suggest: () => [] };
  return { index: 'shop', search: () => Promise.resolve(index) };
}

/**
 * Starts a search server with an empty practice tenant for the tests of a file. Call it outside of tests.
 * @param built its built index
 * @returns a function that returns the origin of the server
 */
export function practiceServer(
  built: Pick<SearchServerOptions, 'index' | 'search'> = noBuild,
): () => string {
  let server: Listening;
  beforeAll(async () => {
    server = await listen(createSearchServer({ tenant: 'demo', ...built }));
  });
  afterAll(() => server.close());
  return () => server.origin;
}
