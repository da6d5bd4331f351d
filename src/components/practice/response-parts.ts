import type { JsonValue } from '../../lib/content-tree';
import { isObject } from '../../lib/values/json-object';
import { formatJson } from '../../lib/text/format-json';

const MAX_IDS = 10;

/** Splits a response into the total and ids of hits, which checks of pages read, the text, and the echo of the request. */
export function responseParts(response: unknown): { line?: string; text: string; echo?: string } {
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
