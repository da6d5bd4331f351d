import { docPages } from '../../lib/routes';
import { decodePairs } from '../protocol/query-string';
import type { SampleCall } from '../protocol/samples/sample-call';
import { neededToken, type Operation } from '../protocol/schema/operation';
import type { Fault } from '../checks/faults';
import { operationOf, queryOf, requestFaults, type SampleRequest } from '../checks/endpoints';
import { masked, maskSecrets } from './mask';
import { fixOf, pasteFinding, requestFinding, severities, type Finding } from './findings';
import { readPasted, type Pasted } from './read';
import { requestTexts } from './split';

/** What is known of a pasted text without sending anything. */
export interface Report extends Pick<Pasted, 'kind' | 'status'> {
  /** The text without secrets. */
  text: string;
  operation?: Operation;
  /** The worst first. */
  findings: Finding[];
  /** The request with everything corrected that has one correction. */
  request?: SampleRequest;
  /** A part could not be read, so that the request is not whole. */
  isPartial: boolean;
  /** What a search finds in the sample shop, where that was asked. */
  hits?: number;
}

/** Checks all requests that somebody pasted. */
export const checkAll = (pasted: string): Report[] => requestTexts(pasted).map(checkPasted);

/** The report that is looked at first: the first with a finding. */
export const firstOf = (reports: readonly Report[]): number =>
  Math.max(
    0,
    reports.findIndex(({ findings }) => findings.length > 0),
  );

/** Whether the request of a report passes the checks that its text did not. */
export const isCorrected = ({ request, findings, isPartial }: Report): boolean =>
  request !== undefined &&
  !isPartial &&
  findings.length > 0 &&
  findings.every(({ isOpen }) => !isOpen);

/** Checks a text with one request. */
export function checkPasted(pasted: string): Report {
  const text = maskSecrets(pasted.replace(/\r\n?/g, '\n'));
  const { request: sent, faults, ...read } = readPasted(text);
  const findings = faults.map((fault) => pasteFinding(fault));
  const isPartial = faults.some(({ code }) => code === 'unread' || code === 'form');
  const request = sent && (isPartial ? sent : correct(sent, text, findings));
  if (read.status !== undefined) findings.push(...statusFindings(text, read));
  if (sent) findings.push(...placeholders(text, sent.url));
  const operation = request && operationOf(request);
  return {
    ...read,
    text,
    isPartial,
    findings: inOrder(findings),
    ...(operation && { operation }),
    ...(request && { request: { ...request, method: operation?.method ?? request.method } }),
  };
}

/** Names in braces that the reader has not replaced yet. */
function placeholders(text: string, url: string): Finding[] {
  const names = (url.match(/\{\w+\}|\$\{?\w+\}?/g) ?? []).filter((name) => text.includes(name));
  return [...new Set(names)].map((name) => {
    const at = text.indexOf(name);
    return pasteFinding({ code: 'placeholder', values: { name }, at: [at, at + name.length] });
  });
}

/** What a text is, and how much was found. */
export function summaryOf({
  kind,
  status,
  text,
  operation,
  request,
  findings,
  hits,
  isPartial,
}: Report) {
  if (kind === 'text')
    return 'this could not be read: paste a command, a call of a program, an address, a body, or an error';
  const call = operation && `${request?.method} ${operation.summary.toLowerCase()}`;
  const token = text.includes(masked) || /x-qsc-token/i.test(text) ? 'token' : 'no token';
  const what = [[kind, status].filter(Boolean).join(' '), call, request && token];
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  const verdict = [findings.length === 0 ? 'no fault found' : count];
  if (isPartial) verdict.push('a part could not be read');
  if (hits !== undefined) verdict.push(`${hits} ${hits === 1 ? 'hit' : 'hits'} on the sample shop`);
  return `${what.filter(Boolean).join(', ')}: ${verdict.join('; ')}`;
}

/** The worst first, and of the same severity as the text has them. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || a.at[0] - b.at[0],
  );

/** Corrects one fault after the other, since a correction can end others and bring new ones to light. */
function correct(request: SampleRequest, text: string, findings: Finding[]): SampleRequest {
  let current = request;
  const seen = new Set<string>();
  const hasSyntaxFault = findings.some(({ code }) =>
    /^(?:json-syntax|bare-value|lines)$/.test(code),
  );
  for (;;) {
    const faults = [
      ...requestFaults(current)
        .filter(({ code }) => code !== 'not-json' || !hasSyntaxFault)
        .map((fault) => ({
          ...requestFinding(fault, placeOf(text, namesOf(fault), request.url)),
          key: JSON.stringify(fault),
          values: { ...fault.values, ...(fault.at !== '' && { at: fault.at }) },
        })),
      ...advice(current).map(([code, values]) => ({
        ...pasteFinding({ code, values, at: placeOf(text, [values.name], request.url) }),
        key: JSON.stringify([code, values]),
      })),
    ];
    const next = faults.find(({ key }) => !seen.has(key));
    if (!next) {
      const left = new Set(faults.map(({ key }) => key));
      for (const finding of findings)
        if ('key' in finding)
          finding.isOpen = finding.severity !== 'advice' && left.has(String(finding.key));
      return current;
    }
    seen.add(next.key);
    findings.push(next);
    current = fixOf(next.code)?.(current, next.values) ?? current;
  }
}

/** What a fault names, the nearest first: its name, its value, the key of its position. */
function namesOf({ at, values: { name = '', value = '' } }: Fault): string[] {
  const key =
    at
      .replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? '';
  return [name, key, value.replace(/^"|"$/g, '')];
}

/** What breaks no rule and is seldom meant. */
function advice({ url }: SampleRequest) {
  const names = decodePairs(queryOf(url)).map(([name]) => name);
  const [, rows = '0'] = /[?&]rows=(\d+)/.exec(url) ?? [];
  return [
    ...names
      .filter((name, at) => /^f\.[^.]+$/.test(name) && names.indexOf(name) < at)
      .map((name) => ['sent-twice', { name, value: '' }] as const),
    ...(Number(rows) > 1000 ? [['many-rows', { name: 'rows', value: rows }] as const] : []),
  ];
}

/** Where a name or value is in the text: as a parameter, as a key, or as it is; else the whole address. */
export function placeOf(text: string, names: readonly string[], url = ''): Finding['at'] {
  const forms = names
    .filter(Boolean)
    .flatMap((name) => [`${name}=`, `"${name}"`, `'${name}'`, name, encodeURIComponent(name)]);
  for (const form of [...forms, url, url.replace(/^https?:\/\/[^/]+/, '')]) {
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
  return [pasteFinding({ code: 'status', values: { status: String(status), meaning }, at }, page)];
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
    sent: headers,
  };
}
