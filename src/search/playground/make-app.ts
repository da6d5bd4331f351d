import { isObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';
import { reservedKeys } from '../protocol/types';
import { practiceResponse } from './practice';
import { requestOf } from './service';
import { withCall, type PlaygroundState } from './state';

/** The body of a schema call for documents, with a field for each key; undefined without fields. */
export function schemaOf(body: string): string | undefined {
  const documents = parseJson(body)?.value;
  const values = new Map<string, unknown[]>();
  for (const document of Array.isArray(documents) ? (documents as unknown[]) : []) {
    const payload = isObject(document) && isObject(document['payload']) ? document['payload'] : {};
    for (const [code, value] of Object.entries(payload)) {
      if (reservedKeys.includes(code)) continue;
      const list = values.get(code) ?? [];
      for (const one of [value].flat()) list.push(one);
      values.set(code, list);
    }
  }
  const fields = [...values].flatMap(([code, list]) => {
    const dataType = typeOf(list);
    if (dataType === undefined) return [];
    const isNumber = dataType === 'long' || dataType === 'double';
    const isRepeated = new Set(list).size < list.length;
    return { code, dataType, display: true, facet: isNumber || isRepeated, sort: isNumber };
  });
  return fields.length > 0 ? JSON.stringify({ fields }, null, 2) : undefined;
}

/** Data type of values; undefined for objects. */
function typeOf(values: readonly unknown[]): string | undefined {
  const are = (type: string) => values.every((value) => typeof value === type);
  if (are('number')) return values.every(Number.isInteger) ? 'long' : 'double';
  if (are('boolean')) return 'boolean';
  return are('string') ? 'string' : undefined;
}

/**
 * Makes the search app that the documents of a bulk call need, and feeds them.
 * @throws Error with the message of the practice tenant if it refuses one of the calls
 */
export async function makeApp(state: PlaygroundState, schema: string): Promise<void> {
  for (const call of [{ ...withCall(state, 'schema-put'), body: schema }, state]) {
    const { ok, text } = await practiceResponse(requestOf(call), new AbortController().signal);
    if (!ok) throw new Error((JSON.parse(text) as { errorMessage: string }).errorMessage);
  }
}
