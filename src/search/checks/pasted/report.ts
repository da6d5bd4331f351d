import { docPages } from '../../../lib/routes';
import { isObject } from '../../../lib/values/json-object';
import type { SearchResult } from '../../protocol/types';
import type { SampleCall } from '../../protocol/samples/sample-call';
import { neededToken, type Operation } from '../../protocol/schema/operation';
import { operationOf, requestFaults, type SampleRequest } from '../endpoints';
import { schemaCheck } from '../schema-check';
import { hints } from './hints';
import { masked, maskSecrets } from './mask';
import { readPasted, type Pasted } from './read';
import { harms, treatments, type Harm } from './treatments';

export interface Finding {
  message: string;
  harm: Harm;
  /** Section that explains the rule, as a route. */
  page: string;
  /** Place in the text; empty when it is not written there. */
  at: readonly [start: number, end: number];
}

/** What is known of a pasted text without sending anything. */
export interface Report extends Pick<Pasted, 'kind' | 'status'> {
  /** The text without secrets. */
  text: string;
  operation?: Operation;
  token: 'no token' | 'token masked' | 'token from a variable';
  /** The worst first. */
  findings: Finding[];
  /** The request with everything corrected that has one correction. */
  corrected?: SampleRequest;
}

/** Checks what somebody pasted. */
export function checkPasted(pasted: string): Report {
  const text = maskSecrets(pasted.replace(/\r\n?/g, '\n'));
  const { kind, request, faults, status, response } = readPasted(text);
  const findings = faults.map(({ message, at }): Finding => {
    const { harm, page } = treated(message);
    return { message, harm, page, at };
  });
  const corrected = request && correct(request, text, findings);
  if (kind.endsWith('response') || kind === 'text')
    findings.push(...responseFindings(text, status, response));
  const operation = corrected && operationOf(corrected);
  return {
    kind,
    text,
    status,
    token: tokenOf(text),
    findings: inOrder(findings),
    ...(operation && { operation }),
    ...(corrected && {
      corrected: { ...corrected, ...(operation && { method: operation.method }) },
    }),
  };
}

/** The worst first, and of the same harm as the text has them. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => harms.indexOf(a.harm) - harms.indexOf(b.harm) || a.at[0] - b.at[0]);

/** Corrects one fault after the other, since a correction can end others and bring new ones to light. */
function correct(request: SampleRequest, text: string, findings: Finding[]): SampleRequest {
  let current = request;
  const seen = new Set(findings.map(({ message }) => message));
  for (;;) {
    const [message] = [...requestFaults(current), ...hints(current)].filter(
      (fault) => !seen.has(fault) && !fault.startsWith('the body is not JSON'),
    );
    if (message === undefined) return current;
    seen.add(message);
    const { name, fix, harm, page } = treated(message);
    // What a fault found is the next best place of a name that a correction has changed.
    const quoted = [...message.matchAll(/"(.+?)"/g)].map(([, part = '']) => part);
    findings.push({ message, harm, page, at: placeOf(text, [name, ...quoted], request.url) });
    if (fix) current = fix(current, name);
  }
}

function treated(message: string) {
  for (const [on, harm, page, fix] of treatments) {
    const match = on.exec(message);
    if (match) return { name: match[1] ?? '', harm, page, fix };
  }
  return { name: '', harm: 'refused' as const, page: `${docPages.errorsAndLimits}#refused` };
}

/** Where a name or value is in the text: as a parameter, as a key, or as it is; else the whole address. */
function placeOf(text: string, names: readonly string[], url = ''): Finding['at'] {
  const forms = names
    .filter(Boolean)
    .flatMap((name) => [`${name}=`, `"${name}"`, `'${name}'`, name, encodeURIComponent(name)]);
  for (const form of [...forms, url, url.replace('https://{host}', '')]) {
    const at = form === '' ? -1 : text.indexOf(form);
    if (at >= 0) return [at, at + form.replace(/=$/, '').length];
  }
  return [0, 0];
}

function tokenOf(text: string): Report['token'] {
  if (text.includes(masked)) return 'token masked';
  return /x-qsc-token\W{1,6}["']?[$%{<p]/i.test(text) ? 'token from a variable' : 'no token';
}

const { errorsAndLimits, whenSomethingIsWrong } = docPages;
/** Texts of clients that had no response, and the statuses of those that had one. */
const sayings: readonly [on: RegExp, message: string, page: string][] = [
  [
    /CORS|Failed to fetch|NetworkError|Access-Control-Allow-Origin/i,
    'the browser got no response that it may read',
    `${whenSomethingIsWrong}#cors`,
  ],
  [
    /Unexpected token '?<|not valid JSON|no JSON/i,
    'a page came back in the place of JSON',
    `${errorsAndLimits}#status-404`,
  ],
  [
    /resolve host|ENOTFOUND|ECONNREFUSED|Connection refused/i,
    'there is no such host, or it takes no calls',
    `${errorsAndLimits}#timeout`,
  ],
  [
    /curl: \(3\)|Malformed|bad\/illegal format/i,
    'the address has a character that is not encoded',
    `${docPages.searchApi}#get-parameters`,
  ],
  [/timed out|ETIMEDOUT|timeout/i, 'no response came in time', `${errorsAndLimits}#timeout`],
];
const meanings: Readonly<Record<number, string>> = {
  400: 'the request breaks a rule',
  401: 'the token is missing or invalid',
  403: 'the token has no permission on the tenant',
  404: 'the host, the path, the tenant, or the code is wrong',
  405: 'the path takes another method',
  413: 'the body is too large',
  429: 'too many requests: wait before the next one',
  500: 'the service failed: send the request again after a pause',
};

function responseFindings(text: string, status: number | undefined, response: unknown): Finding[] {
  const said = sayings.find(([on]) => on.test(text));
  const kind = status !== undefined && status >= 500 ? 500 : (status ?? 0);
  const meaning = meanings[kind];
  const { errorMessage } = isObject(response) ? response : {};
  if (typeof errorMessage === 'string') {
    const { harm, page } = treated(errorMessage);
    const found = statusFinding(`${status}: ${errorMessage}`, kind, text, errorMessage);
    return [kind === 400 ? { ...found, harm, page } : found];
  }
  if (meaning) return [statusFinding(`${status}: ${meaning}`, kind, text, String(status))];
  if (said) {
    const [on, message, page] = said;
    return [{ message, harm: 'refused', page, at: placeOf(text, [on.exec(text)?.[0] ?? '']) }];
  }
  if (!isObject(response) || !isObject(response['result'])) return [];
  return [
    ...schemaCheck('SearchResponse')(response, ''),
    ...Object.values(response['result']).flatMap(resultFaults),
  ].map((message) => findingOf(message, text));
}

function statusFinding(message: string, kind: number, text: string, mark: string): Finding {
  const page = `${errorsAndLimits}#status-${kind === 405 ? 404 : kind}`;
  return { message, harm: 'refused', page, at: placeOf(text, [JSON.stringify(mark).slice(1, -1)]) };
}

/** The finding of a message that needs no correction. */
export function findingOf(message: string, text: string): Finding {
  const { name, harm, page } = treated(message);
  return { message, harm, page, at: placeOf(text, [name]) };
}

/** Why a result set is empty. */
export function resultFaults(result: unknown): string[] {
  const { total, paging } = result as Partial<SearchResult>;
  const { currentPage = 1, pageCount = 1 } = paging ?? {};
  if (total === 0) return ['no hits: "total" is 0'];
  return currentPage > pageCount
    ? [`page=${currentPage} is beyond the last page, ${pageCount}`]
    : [];
}

/** The request as samples in all languages show it. */
export function sampleOf({ url, method = 'GET', headers = {}, body }: SampleRequest): SampleCall {
  const [address = '', ...query] = url.split('?');
  const operation = operationOf({ url, method });
  return {
    method: method as SampleCall['method'],
    address,
    values: {},
    query: query.join('?').replaceAll("'", '%27'),
    ...(body !== undefined && { body }),
    hasToken:
      'x-qsc-token' in headers || (operation !== undefined && neededToken(operation) !== undefined),
    isJson: true,
  };
}
