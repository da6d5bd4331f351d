import { isObject, objectOf } from '../../../lib/values/json-object';
import type { ReadRequest } from '../commands/command';
import { withQuery } from '../../protocol/query-string';
import {
  clientOf,
  joinAddress,
  mergeParts,
  headersOf,
  readOptions,
  response,
  type Part,
} from './client-parts';
import { partOf } from './clients';
import { encodeEntries, TypedBody, withBrackets, type ProgramCall } from './program-functions';
import { isStep } from './unread-steps';
import { asText, headerName, withoutMarks, type Value } from './program-strings';

/** Members whose assignment sets a part of a request. */
const members: readonly [on: RegExp, part: (value: Value, name: string) => Part][] = [
  [/(?:^|\.)(?:BaseAddress|RequestUri)$/, (url) => ({ url })],
  [
    /(?:^|\.)Method$/,
    (method) => ({ method: /HttpMethod\.(\w+)/.exec(asText(method))?.[1] ?? method }),
  ],
  [/(?:^|\.)Content$/, (body) => ({ body })],
  [/(?:^|\.)Headers?$/, (all, name) => ({ headers: headersOf(all, name) })],
  [/\.RawQuery$/, (query) => ({ query })],
  [/\.URL\.\w+$/, (_, name) => ({ unread: [name] })],
  // Defaults of a client in JavaScript, and of a session in Python.
  [
    /^(?:[\w.]+\.defaults|(?:\w+\.)?\w*(?:session|client)|s)\.(?:params|headers|auth|baseURL|base_url)$/i,
    (value, name) => readOptions({ [name.replace(/^.*\./, '')]: value }, name),
  ],
  [
    /headers?(?:\.\w+)?\[['"]([^'"]+)['"]\]$/i,
    (value, name) => ({ headers: { [/['"]([^'"]+)['"]\]$/.exec(name)?.[1] ?? '']: value } }),
  ],
  [/\.Headers\.Authorization$/, (authorization) => ({ headers: { authorization } })],
];

/** Builds the requests of a program from its calls. */
export class RequestBuilder {
  private readonly requests: Part[] = [];
  private readonly shared: Part = {};

  constructor(private readonly language: string) {}

  readonly call = (call: ProgramCall): Value => {
    const read = partOf(this.language, call);
    if (!read) {
      if (call.receiver === response && isStep(call.name, true)) this.add({ unread: [call.name] });
      return undefined;
    }
    const { library, ...part } = read;
    this.add(part.isStart ? { ...part, unread: [...(part.unread ?? []), ...call.steps] } : part);
    if (part.isStart) return response;
    return library === undefined ? call.receiver : clientOf(library);
  };

  readonly assign = (target: string, value: Value) => {
    const member = members.find(([on]) => on.test(target));
    if (member) this.add(member[1](value, target));
  };

  private add({ isStart, ...part }: Part) {
    const given = Object.fromEntries(
      Object.entries(part).filter(([, value]) => value !== undefined),
    );
    const last = this.requests.at(-1);
    const { url: base } = this.shared;
    if (typeof base === 'string' && typeof given['url'] === 'string')
      given['url'] = this.resolve(base, given['url']);
    if (isStart) this.requests.push(mergeParts(this.shared, given));
    else if (last) Object.assign(last, mergeParts(last, given));
    else Object.assign(this.shared, mergeParts(this.shared, given));
  }

  /** An address below the base of a client. Guzzle and C# resolve it as browsers do, other clients append it. */
  private resolve(base: string, url: string): string {
    const isRooted = url.startsWith('/') && /^(?:PHP|C#)$/.test(this.language);
    return joinAddress(isRooted ? base.replace(/^(\w+:\/\/[^/]*).*$/, '$1') : base, url);
  }

  get finished(): ReadRequest[] {
    const isPhp = this.language === 'PHP';
    // A fragment with options of curl may lack the call that begins the request.
    const isFragment = isPhp && /\/api\/v1\/\w/.test(asText(this.shared.url));
    return (this.requests.length === 0 && isFragment ? [this.shared] : this.requests)
      .filter(({ url }) => url !== undefined)
      .map((part) =>
        buildRequest(isPhp ? { ...part, query: withBrackets(part.query, true) } : part),
      );
  }
}

export function buildRequest(part: Part): ReadRequest {
  const { url, method, headers, query, body, json, form, unread = [] } = part;
  const all = Object.fromEntries(
    Object.entries(objectOf(headers)).map(([name, value]) => [headerName(name), asText(value)]),
  );
  const typed = body instanceof TypedBody ? body : undefined;
  const sent = typed ? typed.body : ((JSON.stringify(json) as string | undefined) ?? body ?? form);
  const pairs = typeof query === 'string' ? query.replace(/^\?/, '') : encodeEntries(query);
  const address = asText(url).replace(/^\/(?=api\/)/, 'https://{host}/');
  const isForm =
    form === sent && (Array.isArray(form) ? form.every(Array.isArray) : isObject(form));
  const text = isForm ? encodeEntries(form) : asText(sent ?? '');
  if (all['content-type'] === 'json') all['content-type'] = 'application/json';
  if (json !== undefined) all['content-type'] ??= 'application/json';
  if (typed?.type) all['content-type'] ??= typed.type;
  const read = withoutMarks({
    method: asText(method ?? (text === '' ? 'GET' : 'POST')).toUpperCase(),
    url: withQuery(address, pairs),
    headers: all,
    ...(text !== '' && { body: text }),
  });
  return {
    request: read.request,
    unread: [...unread, ...read.unread],
    hasBodyObject: typeof sent === 'object' && sent === body && !typed,
  };
}
