import type { IndexDefinition } from '../../search/engine/index/definition';
import { createEngine, type Engine } from '../../search/engine/engine';
import { textsOf } from '../../search/engine/index/index-data';
import { makeIndex, type IndexContent } from '../../search/engine/index/make-index';
import { packIndex, unpackIndex } from '../../search/engine/packed/packed-index';
import type { SearchResponse, SearchResult } from '../../search/protocol/types';
import { decodeRequest, echoOf } from '../../search/protocol/query-string';

export interface TestEngine {
  engine: Engine;
  /** Handles a query string. */
  send: (query: string) => Promise<SearchResponse>;
  /** The one result set of the response. */
  result: (query: string) => Promise<SearchResult>;
  /** Ids of the documents found, at most 50. */
  ids: (query: string) => Promise<string[]>;
}

/** An engine over content, by way of the packed index that browsers load. @param now instant, 2025-03-31 by default */
export function testEngine(
  definition: IndexDefinition,
  content: IndexContent,
  now: number = Date.UTC(2025, 2, 31, 10),
): TestEngine {
  const packed = JSON.stringify(packIndex(makeIndex(definition, content)));
  const texts = new Map(
    content.documents.map((document) => [document.id, textsOf(document, definition)]),
  );
  const engine = createEngine(unpackIndex(JSON.parse(packed)), {
    texts: ({ id }) => texts.get(id),
    now: () => now,
    newId: () => 'made-id',
  });
  const send = async (query: string) => engine.search(decodeRequest(query), echoOf(query));
  const result = async (query: string) => {
    const resultSet = (await send(query)).result[definition.name];
    if (!resultSet) throw new Error(`no result set ${definition.name}`);
    return resultSet;
  };
  const ids = async (query: string) =>
    (await result(`rows=50&${query}`)).documents.map(({ id }) => id);
  return { engine, send, result, ids };
}
