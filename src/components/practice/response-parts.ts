import type { JsonValue } from '../../lib/content-tree';
import { isObject } from '../../lib/values/json-object';
import { formatJson } from '../../lib/text/format-json';

const MAX_IDS = 10;

/** Parts of a response that the page shows, each as text. Checks of pages read `hits`: the total, and the ids of the first hits. */
export function responseParts(response: unknown): { hits?: string; text: string; echo?: string } {
  const body = JSON.parse(JSON.stringify(response)) as JsonValue;
  if (!isObject(body)) return { text: formatJson(body) };
  const { request, ...rest } = body as Record<string, JsonValue>;
  const [result] = Object.values(isObject(rest['result']) ? rest['result'] : {});
  return {
    ...(isObject(result) && { hits: hitsLine(result) }),
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
