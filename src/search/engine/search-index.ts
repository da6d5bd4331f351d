import type { Filter } from '../protocol/filter';
import type { IndexDefinition } from './index/definition';
import type { Engine } from './engine';
import type { Suggest } from './suggest/suggest';

/** The functions that respond to the calls of one index. */
export interface SearchIndex {
  definition: IndexDefinition;
  engine: Engine;
  suggest: Suggest;
  /** The suggestions of documents that pass filters; absent where suggestions come from no documents. */
  suggestAmong?: (filters: Filter[]) => Promise<Suggest>;
}
