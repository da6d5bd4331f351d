import type { IndexDefinition } from '../index/definition';
import type { IndexContentData } from '../index/index-data';
import { packNumbers, unpackNumbers } from './packed-numbers';

/** Steps per doubling of a length: more precision would hardly change scores. */
const STEPS = 4;

/** Calls back for each field with a score by length and each record that may have it, in the packed order. */
function forEachLength(
  { fields }: IndexDefinition,
  records: IndexContentData['records'],
  call: (record: number, field: number) => void,
): void {
  for (const [field, { ofPassage = false, isList = false }] of fields.entries())
    if (!isList)
      for (const [record, [, passage]] of records.entries())
        if (passage >= 0 === ofPassage) call(record, field);
}

/**
 * Packs lengths of fields, rounded to steps.
 * @param lengths by record and field, -1 if a record does not have the field
 */
export function packLengths(
  definition: IndexDefinition,
  records: IndexContentData['records'],
  lengths: readonly (readonly number[])[],
): string {
  const steps: number[] = [];
  forEachLength(definition, records, (record, field) => {
    const length = lengths[record]?.[field] ?? -1;
    steps.push(length < 0 ? 0 : 1 + Math.round(STEPS * Math.log2(length + 1)));
  });
  return packNumbers(steps);
}

/** Inverse of `packLengths`, by record, then by field; 1 for lists and missing fields. */
export function unpackLengths(
  definition: IndexDefinition,
  records: IndexContentData['records'],
  packed: string,
): Float32Array {
  const steps = unpackNumbers(packed);
  const lengths = new Float32Array(records.length * definition.fields.length).fill(1);
  let at = 0;
  forEachLength(definition, records, (record, field) => {
    const step = steps[at] ?? 0;
    if (step > 0)
      lengths[record * definition.fields.length + field] = 2 ** ((step - 1) / STEPS) - 1;
    at += 1;
  });
  return lengths;
}
