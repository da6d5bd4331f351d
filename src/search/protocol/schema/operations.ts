import { neededToken } from '../operations';
import { feedingOperations } from './feeding-operations';
import { text } from './kinds';
import type { Operation, ParameterSchemas } from './operation';
import { otherOperations } from './other-operations';
import { searchOperations } from './search-operations';

/** The calls of the API, in the order of their groups. */
export const operations: readonly Operation[] = [
  ...searchOperations,
  ...feedingOperations,
  ...otherOperations,
];

const token = text('Token from the console, under Security → API Tokens.');
const locale = text('Locale of the request, as a BCP 47 tag. It wins over the parameter.');

/** Headers of a call by name, without those of every HTTP call. */
export function headersOf(operation: Pick<Operation, 'token' | 'query'>): ParameterSchemas {
  return {
    ...(neededToken(operation) && { 'X-QSC-Token': token }),
    ...(Object.hasOwn(operation.query, 'explain') && { 'X-QSC-Locale': locale }),
  };
}
