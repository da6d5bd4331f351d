import { decodePairs } from '../../search/protocol/query-string';
import { operationAt, parameterAddress } from './parameter-place';

const firstLine = /^(GET|POST|PUT) https:\/\/\{host\}(\/api\/v1\/[^\s?]+)\?(\S+)/;

/**
 * The highlighted HTML of an HTTP request with a link from the name of each parameter to its row in the reference.
 * The text stays what it was.
 */
export function linkParameters(html: string, language: string, code: string): string {
  const [, method, path, query] = (language === 'http' && firstLine.exec(code)) || [];
  const operation = method && path ? operationAt(method, path) : undefined;
  if (!operation || query === undefined) return html;
  let linked = html;
  for (const name of new Set(decodePairs(query).map(([written]) => written))) {
    const address = parameterAddress(operation, name);
    if (address === undefined) continue;
    const written = new RegExp(`(\\?|&amp;)(${escape(name)})(?==)`);
    linked = linked.replace(
      written,
      (_, before: string, shown: string) =>
        `${before}<a class="parameter" href="${address}">${shown}</a>`,
    );
  }
  return linked;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
