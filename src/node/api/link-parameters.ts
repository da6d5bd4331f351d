import { decodePairs } from '../../search/protocol/query-string';
import type { Operation } from '../../search/protocol/schema/operation';
import { operationAt, parameterAddress, fieldAddress } from './parameter-place';

/** An address of the API in highlighted code, where only `&` and `<` are escaped. */
const address = /(https:\/\/\{host\})?(\/api\/v1\/[^\s?'"`<]+)\?((?:&amp;|[^\s'"`<&])+)/g;

/** What code says of a call that is no GET. */
const otherMethods = [
  ['POST', /^POST\b|\bmethod: 'POST'|(?:-X|--request) POST\b|\.POST\(|--data|--json/m],
  ['PUT', /^PUT\b|\bmethod: 'PUT'|(?:-X|--request) PUT\b|\.PUT\(/m],
] as const;

/**
 * The highlighted HTML of a sample with a link from the name of each parameter to its row in the reference, where the
 * name is first written. Names are those in addresses, and fields of the body of an HTTP request. The text stays what
 * it was.
 */
export function linkParameters(html: string, language: string, code: string): string {
  if (!code.includes('/api/v1/')) return html;
  const method = otherMethods.find(([, pattern]) => pattern.test(code))?.[0] ?? 'GET';
  const linked = new Set<string>();
  const addresses = html.replace(
    address,
    (whole, host: string | undefined, path: string, query: string) => {
      const operation = operationAt(method, path) ?? operationAt('GET', path);
      return operation ? `${host ?? ''}${path}?${linkNames(query, operation, linked)}` : whole;
    },
  );
  return language === 'http' ? linkBody(addresses, method, code) : addresses;
}

/** @param query pairs with `&amp;` between them @param linked addresses that the sample has links to already */
function linkNames(query: string, operation: Operation, linked: Set<string>): string {
  return query
    .split('&amp;')
    .map((pair) => {
      const shown = pair.replace(/=.*$/s, '');
      const [[name] = ['']] = decodePairs(shown);
      return linkTo(parameterAddress(operation, name), shown, linked) + pair.slice(shown.length);
    })
    .join('&amp;');
}

/** Links the outer fields of the JSON that an HTTP request sends. */
function linkBody(html: string, method: string, code: string): string {
  const path = /^\w+ https:\/\/\{host\}([^\s?]+)/.exec(code)?.[1];
  const operation = path === undefined ? undefined : operationAt(method, path);
  const at = html.indexOf('\n\n');
  if (operation?.body === undefined || at < 0) return html;
  const linked = new Set<string>();
  const body = html
    .slice(at)
    .replace(
      /^( {2})(<i class=p>)"(\w+)"(?=<\/i>:)/gm,
      (_, space: string, open: string, name: string) => {
        const link = linkTo(fieldAddress(operation, name), name, linked);
        return `${space}${open}"${link}"`;
      },
    );
  return html.slice(0, at) + body;
}

function linkTo(target: string | undefined, shown: string, linked: Set<string>): string {
  if (target === undefined || linked.has(target)) return shown;
  linked.add(target);
  return `<a class="parameter" href="${target}">${shown}</a>`;
}
