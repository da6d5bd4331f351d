import { docPages } from '../../lib/addresses/routes';
import type { SampleCall } from '../protocol/samples/sample-call';
import { type Operation } from '../protocol/schema/operation';
import { neededToken } from '../protocol/operations';
import type { Fault } from '../checks/faults';
import { operationOf, requestFaults, type SampleRequest } from '../checks/endpoints';
import { advice } from './advice';
import { masked, maskSecrets } from './mask';
import { fixOf, pasteFinding, requestFinding, severities, type Finding } from './findings';
import { placeOf, type Pasted } from './parts';
import { readPasted } from './read';

/** What is known of a pasted text without sending anything. */
export interface Report extends Pick<Pasted, 'kind' | 'status' | 'text'> {
  operation?: Operation;
  /** The worst first. */
  findings: Finding[];
  /** The request as it was read. */
  sent?: SampleRequest;
  /** The request with everything corrected that has one correction. */
  request?: SampleRequest;
  /** The reading or a correction changed something. */
  isChanged: boolean;
  /** A part could not be read, so that the request is not whole. */
  isPartial: boolean;
  /** What a search finds in the sample shop, where that was asked. */
  hits?: number;
}

/** Checks all requests that somebody pasted. */
export async function checkAll(pasted: string): Promise<Report[]> {
  const parts = await readPasted(maskSecrets(pasted.replace(/\r\n?/g, '\n')));
  return parts.map(reportOf);
}

/** The report that is looked at first: the first with a finding. */
export const firstOf = (reports: readonly Report[]): number =>
  Math.max(
    0,
    reports.findIndex(({ findings }) => findings.length > 0),
  );

/** Whether the request of a report passes the checks that its text did not. */
export const isCorrected = ({ isChanged, findings, isPartial }: Report): boolean =>
  isChanged && !isPartial && findings.every(({ isOpen }) => !isOpen);

/** The request that is shown: the corrected one, or the reader's own while a finding is open. */
export const shownRequest = (report: Report): SampleRequest | undefined =>
  isCorrected(report) ? report.request : report.sent;

function reportOf({ request: sent, faults, ...read }: Pasted): Report {
  const { text } = read;
  const findings = faults.map((fault) => pasteFinding(fault));
  const unread = faults.flatMap(({ code, values }) =>
    code === 'unread' ? [values?.['name'] ?? ''] : [],
  );
  const isPartial = faults.some(({ code }) => stopping.has(code));
  const request = sent && correct(sent, text, findings, unread, isPartial);
  const isChanged = request !== sent || findings.some(({ isMended }) => isMended);
  if (read.status !== undefined) findings.push(...statusFindings(text, read));
  if (sent) findings.push(...placeholders(text, sent.url, unread));
  const operation = request && operationOf(request);
  const withMethod = (one: SampleRequest) => ({
    ...one,
    method: one.method ?? operation?.method ?? 'GET',
  });
  return {
    ...read,
    isPartial,
    isChanged,
    findings: inOrder(findings),
    ...(operation && { operation }),
    ...(sent && request && { sent: withMethod(sent), request: withMethod(request) }),
  };
}

/** Faults with which the request is not whole. */
const stopping: ReadonlySet<string> = new Set(['unread', 'form', 'open-quote', 'syntax']);

/** Names in braces that the reader has not replaced yet. */
function placeholders(text: string, url: string, unread: readonly string[]): Finding[] {
  const names = (url.match(/\{\w+\}|\$\{?\w+\}?/g) ?? []).filter(
    (name) => text.includes(name) && !unread.some((source) => name.includes(source)),
  );
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
function correct(
  request: SampleRequest,
  text: string,
  findings: Finding[],
  unread: readonly string[],
  isPartial: boolean,
): SampleRequest {
  let current = request;
  const seen = new Set<string>();
  const hasSyntaxFault = findings.some(({ code }) =>
    /^(?:json-syntax|bare-value|lines)$/.test(code),
  );
  for (;;) {
    const faults = [
      ...requestFaults(current)
        .filter(
          (fault) => (fault.code !== 'not-json' || !hasSyntaxFault) && !isOfUnread(fault, unread),
        )
        .map((fault) => ({
          ...requestFinding(fault, placeOf(text, namesOf(fault), request.url)),
          key: JSON.stringify(fault),
          values: { ...fault.values, ...(fault.at !== '' && { at: fault.at }) },
        })),
      ...advice(current, isPartial).map(([code, values]) => ({
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
    const fixed = fixOf(next.code)?.(current, next.values);
    if (fixed && ends(next, current, fixed)) current = fixed;
  }
}

/** Whether a correction changes the request, and takes a fault of its code away. */
function ends({ code }: Finding, before: SampleRequest, after: SampleRequest): boolean {
  const count = (request: SampleRequest) =>
    requestFaults(request).filter((fault) => fault.code === code).length;
  return (
    JSON.stringify(before) !== JSON.stringify(after) &&
    (count(before) === 0 || count(after) < count(before))
  );
}

/** Whether a fault is about a part that only a run of the program tells. */
function isOfUnread({ values }: Fault, unread: readonly string[]): boolean {
  const names = unread.map((source) => /\w+(?=\W*$)/.exec(source)?.[0] ?? 'value');
  return Object.values(values).some((value) => names.some((name) => value.includes(`{${name}}`)));
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
