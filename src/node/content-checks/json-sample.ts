import { feedingBody, schemaBody, schemaField } from './request-bodies';
import * as shapes from './response-shape';
import { isObject, listOf, type Check } from './shape';

/** Name of what a JSON sample shows, and its check. */
export interface KnownShape {
  name: string;
  check: Check;
}

const has = (value: unknown, ...keys: readonly string[]) =>
  isObject(value) && keys.every((key) => Object.hasOwn(value, key));

/** What a JSON sample is, by the keys that only this shape has; nothing for configurations and other data. */
export function knownShape(sample: unknown): KnownShape | undefined {
  const first: unknown = Array.isArray(sample) ? sample[0] : undefined;
  const rules: readonly [matches: boolean, name: string, check: Check][] = [
    [has(sample, 'errorMessage'), 'error response', shapes.error],
    [has(sample, 'statusCode'), 'search response', shapes.response],
    [has(sample, 'documents', 'total'), 'result set', shapes.result],
    [has(sample, 'filterName'), 'facet', shapes.facet],
    [has(first, 'filterName'), 'facets', listOf(shapes.facet)],
    [has(sample, 'pageCount'), 'paging', shapes.paging],
    [has(sample, 'position', 'document'), 'document', shapes.document],
    [has(first, 'position', 'document'), 'documents', shapes.documents],
    [has(sample, 'sort') && isSortList(sample), 'sort', shapes.sort],
    [has(sample, 'httpCode'), 'redirect', shapes.redirect],
    [has(sample, 'type', 'original'), 'correction', shapes.correction],
    [has(first, 'suggest'), 'suggestions', shapes.suggestions],
    [has(first, 'header', 'payload'), 'feeding documents', feedingBody],
    [isSchema(sample), 'field schema', schemaBody],
    [has(sample, 'code', 'dataType'), 'field of a schema', schemaField],
  ];
  const rule = rules.find(([matches]) => matches);
  return rule && { name: rule[1], check: rule[2] };
}

function isSortList(sample: unknown): boolean {
  return isObject(sample) && Array.isArray(sample['sort']);
}

function isSchema(sample: unknown): boolean {
  return (
    isObject(sample) && Array.isArray(sample['fields']) && has(sample['fields'][0], 'dataType')
  );
}
