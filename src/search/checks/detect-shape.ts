import { editDistance } from '../../lib/text/edit-distance';
import { checkOf, schemaCheck } from './schema-check';
import { isObject, objectOf } from '../../lib/values/json-object';
import type { Check } from './faults';

const listOf = ($ref: string): Check => checkOf({ type: 'array', items: { $ref } });

/** Whether an object has keys. A misspelled key counts, so that the check of the shape reports it. */
function has(value: unknown, ...keys: readonly string[]): boolean {
  if (!isObject(value)) return false;
  const keysOfSample = Object.keys(value);
  return keys.every((key) => keysOfSample.some((name) => name === key || isMisspelled(name, key)));
}

/** Whether a name has one edit and is long: a short word or a plural is another word. */
const isMisspelled = (name: string, key: string) =>
  key.length >= 6 && name !== `${key}s` && editDistance(name, key, 1) === 1;

/** Detects the shape of a JSON sample by keys that only it has; undefined for configurations and other data. */
export function detectShape(sample: unknown): { name: string; check: Check } | undefined {
  const first: unknown = Array.isArray(sample) ? sample[0] : undefined;
  const rules: readonly [matches: boolean, name: string, check: Check][] = [
    [has(sample, 'errorMessage'), 'error response', schemaCheck('ErrorResponse')],
    [has(sample, 'statusCode'), 'search response', schemaCheck('SearchResponse')],
    [has(sample, 'documents', 'total'), 'result set', schemaCheck('SearchResult')],
    [has(sample, 'filterName'), 'facet', schemaCheck('Facet')],
    [has(first, 'filterName'), 'facets', listOf('Facet')],
    // With paging by token, only names and types can be checked, not numbers of pages.
    [has(sample, 'pageCount') && !has(sample, 'currentPage'), 'JSON', schemaCheck('Paging')],
    [has(sample, 'pageCount'), 'paging', schemaCheck('Paging')],
    [has(sample, 'position', 'document'), 'document', schemaCheck('ResultDocument')],
    [has(first, 'position', 'document'), 'documents', listOf('ResultDocument')],
    [Array.isArray(objectOf(sample)['sort']), 'sort', schemaCheck('Sort')],
    [has(sample, 'httpCode'), 'redirect', schemaCheck('Redirect')],
    [has(sample, 'type', 'original'), 'correction', schemaCheck('DidYouMeanResult')],
    [has(first, 'suggest'), 'suggestions', schemaCheck('Suggestions')],
    [has(first, 'header'), 'feeding documents', schemaCheck('FeedingDocuments')],
    [isSchema(sample), 'field schema', schemaCheck('FieldSchema')],
    [has(sample, 'code', 'dataType'), 'field of a schema', schemaCheck('SchemaField')],
  ];
  const rule = rules.find(([matches]) => matches);
  return rule && { name: rule[1], check: rule[2] };
}

/** Whether a sample is a list of fields, or has only `fields` with a value that is neither a list nor an object. */
function isSchema(sample: unknown): boolean {
  if (!isObject(sample)) return false;
  const entries = Object.entries(sample);
  return entries.some(
    ([key, value]) =>
      (key === 'fields' || isMisspelled(key, 'fields')) &&
      (Array.isArray(value) ? has(value[0], 'dataType') : entries.length === 1 && !isObject(value)),
  );
}
