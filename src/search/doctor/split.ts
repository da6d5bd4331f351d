import { isObject } from '../../lib/values/json-object';
import { parseJson } from '../../lib/values/parse-json';

/** Where a command begins after another: on a line of its own, or after `&&` or `;`. */
const nextCommand =
  /\n(?=[ \t]*(?:\$ |PS [^>\n]*> ?|[A-Z]:\\[^>\n]*>)?(?:curl|wget)(?:\.exe)?\s)|(?:&&|;) *(?=curl\s)/;

/** The requests of a text, each as a text of its own. */
export function requestTexts(text: string): string[] {
  const exported = exportedRequests(parseJson(text)?.value);
  if (exported.length > 0) return exported;
  const parts = /\$\(/.test(text) ? [text] : text.split(nextCommand);
  const commands = parts.filter((part) => /(?:^|[\s$>])(?:curl|wget)(?:\.exe)?\s/.test(part));
  if (commands.length > 1) return commands;
  const lines = text.trim().split('\n');
  return lines.length > 1 && lines.every((line) => /^\s*https?:\/\/\S+\s*$/.test(line))
    ? lines
    : [text];
}

/** The requests of a HAR file or entry and of a Postman collection or item, as HTTP texts. */
function exportedRequests(value: unknown): string[] {
  if (!isObject(value)) return [];
  const { log, entries, item, request } = value;
  if (isObject(log)) return exportedRequests(log);
  const list = Array.isArray(entries) ? entries : Array.isArray(item) ? item : undefined;
  if (list) return list.flatMap(exportedRequests);
  return isObject(request) && request['url'] !== undefined ? [httpText(request)] : [];
}

function httpText(request: Readonly<Record<string, unknown>>): string {
  const { method = 'GET', url, headers, header, postData, body } = request;
  const address = isObject(url) ? url['raw'] : url;
  const listed = [headers, header].find(Array.isArray) ?? [];
  const lines = listed.filter(isObject).flatMap((entry) => {
    const name = String(entry['name'] ?? entry['key']);
    return name.startsWith(':') ? [] : [`${name}: ${String(entry['value'])}`];
  });
  const sent = isObject(postData) ? postData['text'] : isObject(body) ? body['raw'] : undefined;
  return [
    `${String(method)} ${String(address)}`,
    ...(lines.length > 0 ? lines : ['Accept: */*']),
    ...(typeof sent === 'string' && sent !== '' ? ['', sent] : []),
  ].join('\n');
}
