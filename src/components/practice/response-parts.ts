import type { JsonValue } from '../../lib/content-tree';
import { isObject } from '../../lib/values/json-object';
import { formatJson } from '../../lib/text/format-json';

const MAX_IDS = 10;

interface ResponseParts {
  /** The values that the checks of pages read: the total of a search, and the ids of its hits. */
  line?: string;
  /** The response without the echo of the request. */
  text: string;
  /** The echo, which comes before the result in the response. */
  echo?: string;
}

/** Splits a response into the parts that readers read, in their order. */
export function responseParts(response: unknown): ResponseParts {
  const body = JSON.parse(JSON.stringify(response)) as JsonValue;
  if (!isObject(body)) return { text: formatJson(body) };
  const { request, ...rest } = body as Record<string, JsonValue>;
  const [result] = Object.values(isObject(rest['result']) ? rest['result'] : {});
  return {
    ...(isObject(result) && { line: hitsLine(result) }),
    text: formatJson(rest),
    ...(request !== undefined && { echo: formatJson(request) }),
  };
}

function hitsLine({ total, documents }: Record<string, unknown>): string {
  const ids = (Array.isArray(documents) ? documents : []).map((hit: { id: string }) => hit.id);
  const more = ids.length > MAX_IDS ? ` and ${ids.length - MAX_IDS} more` : '';
  const list = ids.length > 0 ? `, ids: ${ids.slice(0, MAX_IDS).join(', ')}${more}` : '';
  return `total: ${String(total)}${list}`;
}
