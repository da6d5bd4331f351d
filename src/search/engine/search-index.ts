import type { IndexDefinition } from './index/definition';
import type { Engine } from './engine';
import type { Suggest } from './suggest/suggest';

/** The functions that respond to the calls of one index. */
export interface SearchIndex {
  definition: IndexDefinition;
  engine: Engine;
  suggest: Suggest;
}
