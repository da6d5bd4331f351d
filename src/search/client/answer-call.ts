import { categoryPart, categoryTree } from '../engine/category-tree';
import type { Engine } from '../engine/engine';
import { handleSearch } from '../engine/handle-call';
import type { IndexCall } from './client';

/** Answers a call of the playground to an index of this site. @throws RequestError for a call that violates the protocol */
export async function answerCall(engine: Engine, call: IndexCall): Promise<object> {
  if (call.kind === 'post') {
    const { definition } = engine;
    return handleSearch({ definition, engine }, call, {});
  }
  const documents = await engine.filterDocuments([]);
  return categoryTree(
    documents.map(({ fields }) => [
      [fields[call.field] ?? []].flat().map(String).map(categoryPart),
    ]),
  );
}
