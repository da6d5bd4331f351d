import { feedingOperations } from './feeding-operations';
import type { Operation } from './operation';
import { otherOperations } from './other-operations';
import { searchOperations } from './search-operations';

/** The calls of the API, in the order of their groups. */
export const operations: readonly Operation[] = [
  ...searchOperations,
  ...feedingOperations,
  ...otherOperations,
];
