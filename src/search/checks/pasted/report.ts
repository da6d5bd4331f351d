import { docPages } from '../../../lib/routes';
import { decodePairs } from '../../protocol/query-string';
import type { SampleCall } from '../../protocol/samples/sample-call';
import { neededToken, type Operation } from '../../protocol/schema/operation';
import { operationOf, queryOf, requestFaults, type SampleRequest } from '../endpoints';
import { masked, maskSecrets } from './mask';
import { readPasted, type Pasted } from './read';
import { harms, treated, type Harm } from './treatments';

export interface Finding {
  message: string;
  harm: Harm;
  /** Section that explains the rule, as a route. */
  page: string;
  /** Place in the text; empty when it is not written there. */
  at: [start: number, end: number];
}

/** What is known of a pasted text without sending anything. */
export interface Report extends Pick<Pasted, 'kind' | 'status'> {
  /** The text without secrets. */
  text: string;
  operation?: Operation;
  /** The worst first. */
  findings: Finding[];
  /** The request with everything corrected that has one correction. */
  corrected?: SampleRequest;
  /** What a corrected search finds in the sample shop, where that was asked. */
  hits?: number;
}

/** Checks what somebody pasted. */
export function checkPasted(pasted: string): Report {
  const text = maskSecrets(pasted.replace(/\r\n?/g, '\n'));
  const { request, faults, ...read } = readPasted(text);
  const findings = faults.map(({ message, at }) => ({ ...findingOf(message, text), at }));
  const corrected = request && correct(request, text, findings);
  if (read.status !== undefined) findings.push(...statusFindings(text, read));
  const operation = corrected && operationOf(corrected);
  return {
    ...read,
    text,
    findings: inOrder(findings),
    ...(operation && { operation }),
    ...(corrected && {
      corrected: { ...corrected, method: operation?.method ?? corrected.method },
    }),
  };
}

/** What a text is, and how much was found. */
export function summaryOf({ kind, status, text, operation, corrected, findings, hits }: Report) {
  if (kind === 'text') return 'this is no request and no error response';
  const call = operation && `${corrected?.method} ${operation.summary.toLowerCase()}`;
  const token = text.includes(masked) || /x-qsc-token/i.test(text) ? 'token' : 'no token';
  const what = [[kind, status].filter(Boolean).join(' '), call, corrected && token];
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  const verdict = [findings.length === 0 ? 'no fault found' : count];
  if (hits !== undefined) verdict.push(`${hits} ${hits === 1 ? 'hit' : 'hits'} on the sample shop`);
  return `${what.filter(Boolean).join(', ')}: ${verdict.join('; ')}`;
}

/** The worst first, and of the same harm as the text has them. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => harms.indexOf(a.harm) - harms.indexOf(b.harm) || a.at[0] - b.at[0]);

/** Corrects one fault after the other, since a correction can end others and bring new ones to light. */
function correct(request: SampleRequest, text: string, findings: Finding[]): SampleRequest {
  let current = request;
  const seen = new Set(findings.map(({ message }) => message));
  for (;;) {
    const [message] = [...requestFaults(current), ...advice(current)].filter(
      (fault) => !seen.has(fault) && !fault.startsWith('the body is not JSON'),
    );
    if (message === undefined) return current;
    seen.add(message);
    findings.push(findingOf(message, text, request.url));
    const { name, fix } = treated(message);
    if (fix) current = fix(current, name);
  }
}

/** What breaks no rule and is seldom meant. */
function advice({ url }: SampleRequest): string[] {
  const names = decodePairs(queryOf(url)).map(([name]) => name);
  const rows = Number(/[?&]rows=(\d+)/.exec(url)?.[1] ?? 0);
  return [
    ...names
      .filter((name, at) => /^f\.[^.]+$/.test(name) && names.indexOf(name) < at)
      .map(
        (name) =>
          `"${name}" is sent twice: the facet decides between OR and AND, unless an operator does`,
      ),
    ...(rows > 1000
      ? [`rows=${rows} asks for much at once: nextPageToken reads all documents in batches`]
      : []),
  ];
}

/** The finding of a message. @param url of the request, the place of what is written nowhere */
export function findingOf(message: string, text: string, url = ''): Finding {
  const { name, harm, page } = treated(message);
  // What a fault found is the next best place of a name that a correction has changed.
  const quoted = [...message.matchAll(/"(.+?)"/g)].map(([, part = '']) => part);
  return { message, harm, page, at: placeOf(text, [name, ...quoted], url) };
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

/** What the status of an error and its message say. */
function statusFindings(
  text: string,
  { status = 0, errorMessage }: Pick<Pasted, 'status' | 'errorMessage'>,
): Finding[] {
  const kind = Math.min(status, 500);
  const said = typeof errorMessage === 'string' ? errorMessage : undefined;
  const meaning = said ?? meanings[kind];
  if (meaning === undefined) return [];
  const page = `${docPages.errorsAndLimits}#status-${kind === 405 ? 404 : kind}`;
  const at = placeOf(text, [JSON.stringify(said ?? String(status)).slice(1, -1)]);
  return [{ message: `${status}: ${meaning}`, harm: 'refused', page, at }];
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
