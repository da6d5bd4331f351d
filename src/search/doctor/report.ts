import { docPages } from '../../lib/addresses/routes';
import type { SampleCall } from '../protocol/samples/sample-call';
import { type Operation } from '../protocol/schema/operation';
import { neededToken } from '../protocol/operations';
import type { Fault } from '../checks/faults';
import { operationOf, requestFaults, type SampleRequest } from '../checks/endpoints';
import { advice } from './advice';
import { mask, maskSecrets, secretsOf } from './mask';
import { pasteFinding, requestFinding, severities, type Finding } from './findings';
import { fixes } from './fixes';
import { nearestPosition, type Pasted } from './parts';
import { readPasted } from './read';

/** Result of a check, which sends nothing. */
export interface Report extends Pick<Pasted, 'kind' | 'status' | 'text'> {
  operation?: Operation;
  /** The worst first. */
  findings: Finding[];
  /** The request that was read. */
  sent?: SampleRequest;
  /** The request after all unambiguous corrections. */
  request?: SampleRequest;
  /** Whether the reader or a correction changed the request. */
  isChanged: boolean;
  /** Whether a part could not be read, so that the request is not checked whole. */
  isPartial: boolean;
  /** Whether more than values are unknown, so that the request is not shown. */
  lacksParts: boolean;
  /** Number of hits on the sample shop, if the search was run. */
  hits?: number;
}

/** Checks all requests in a pasted text. */
export async function checkAll(pasted: string): Promise<Report[]> {
  const text = maskSecrets(pasted.replace(/\r\n?/g, '\n'));
  const parts = await readPasted(text);
  const secrets = parts.flatMap(({ request }) => secretsOf(request?.headers));
  const maskedText = secrets.reduce((all, secret) => all.replaceAll(secret, mask), text);
  return (maskedText === text ? parts : await readPasted(maskedText)).map(reportOf);
}

/** Index of the report to show first. */
export const firstFaulty = (reports: readonly Report[]) =>
  Math.max(
    0,
    reports.findIndex(({ findings }) => findings.length > 0),
  );

/** Whether the corrected request passes all checks. */
export const isCorrected = ({ isChanged, findings, isPartial }: Report): boolean =>
  isChanged && !isPartial && findings.every(({ isOpen }) => !isOpen);

/** The request to show: the corrected one, or the pasted one while a finding is open or a value is unknown. */
export function shownRequest(report: Report): SampleRequest | undefined {
  if (report.lacksParts) return undefined;
  return isCorrected(report) ? report.request : report.sent;
}

function reportOf({ request: sent, faults, ...read }: Pasted): Report {
  const { text } = read;
  const findings = faults.map((fault) => pasteFinding(fault));
  const unread = faults.flatMap(({ code, values }) =>
    code === 'unread' ? [values?.['name'] ?? ''] : [],
  );
  const isPartial = faults.some(({ code }) => incompleteCodes.has(code));
  // An error names no body of its request.
  const lacksBody = isPartial || / error|^error /.test(read.kind);
  const request = sent && correct(sent, text, findings, unread, lacksBody);
  const isChanged = request !== sent || findings.some(({ isMended }) => isMended);
  // A request with headers is read whole: a refusal explains the status.
  const isRefused = findings.some(({ severity }) => severity === 'refused');
  if (read.status !== undefined && !(sent?.headers && isRefused))
    findings.push(...statusFindings(text, read));
  if (request) findings.push(...placeholders(text, request.url, unread));
  const operation = request && operationOf(request);
  const withMethod = (one: SampleRequest) => ({ method: operation?.method ?? 'GET', ...one });
  // A name in place of a parameter stands for any number of them.
  const requestText = `${sent?.url.replace(/[?&]\{\w+\}/g, '')} ${sent?.body}`;
  const lost = placeholdersOf(unread).filter((name) => !requestText.includes(name));
  return {
    ...read,
    isPartial,
    lacksParts: isPartial && (!operation || unread.length === 0 || lost.length > 0),
    isChanged,
    findings: sortFindings(findings),
    ...(operation && { operation }),
    ...(sent && request && { sent: withMethod(sent), request: withMethod(request) }),
  };
}

/** Faults that leave the request incomplete. */
const incompleteCodes: ReadonlySet<string> = new Set(['unread', 'open-quote', 'syntax']);

const placeholder = /\$?\{\{[^{}]*\}\}|\{\w+\}|\$(?!\d\d)[{(]?\w+[})]?|<[\w-]+>/g;

/** Placeholders that the reader has not replaced yet. */
function placeholders(text: string, url: string, unread: readonly string[]): Finding[] {
  const names = (url.match(placeholder) ?? []).filter(
    (name) => text.includes(name) && !unread.some((source) => name.includes(source)),
  );
  return [...new Set(names)].map((source) => {
    const name = text.includes(`{${source}}`) ? `{${source}}` : source;
    const at = text.indexOf(name);
    return pasteFinding({ code: 'placeholder', values: { name }, at: [at, at + name.length] });
  });
}

/** Kind of the text, and number of its findings. */
export function summaryOf({ kind, status, operation, sent, request, findings, hits }: Report) {
  if (kind === 'text')
    return 'not recognized: paste a command, code, an address, a body, or an error';
  const call = operation && `${request?.method} ${operation.summary.toLowerCase()}`;
  // An address has no headers.
  const { headers } = sent ?? {};
  const hasToken = headers && ('x-qsc-token' in headers || 'authorization' in headers);
  const token = headers && (hasToken ? 'token' : 'no token');
  const what = [[kind, status].filter(Boolean).join(' '), call, token];
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  const none = kind === 'response' ? 'paste its request to have it checked' : 'no fault found';
  const verdict = [findings.length === 0 ? none : count];
  if (findings.some(({ code }) => incompleteCodes.has(code)))
    verdict.push('a part could not be read');
  if (hits !== undefined) verdict.push(`${hits} ${hits === 1 ? 'hit' : 'hits'} on the sample shop`);
  return `${what.filter(Boolean).join(', ')}: ${verdict.join('; ')}`;
}

const sortFindings = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || a.at[0] - b.at[0],
  );

/** Corrects one fault at a time, since a correction can remove other faults and reveal new ones. */
function correct(
  request: SampleRequest,
  text: string,
  findings: Finding[],
  unread: readonly string[],
  lacksBody: boolean,
): SampleRequest {
  let current = request;
  let faultsLeft = requestFaults(current);
  const seen = new Set<string>();
  const isBroken = findings.some(({ code }) => /^(?:json-syntax|bare-value|lines)$/.test(code));
  for (;;) {
    const refused = faultsLeft.filter(
      (fault) => (fault.code !== 'not-json' || !isBroken) && !isUnread(fault, unread),
    );
    const faults = [...refused, ...advice(current, lacksBody)].map((fault) => ({
      ...requestFinding(fault, nearestPosition(text, searchTexts(fault), request.url)),
      key: JSON.stringify(fault),
      values: { ...fault.values, ...(fault.at !== '' && { at: fault.at }) },
    }));
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
    const fixed = fixes[next.code]?.(current, next.values);
    if (!fixed) continue;
    const isSame = ({ code, at }: Fault) => code === next.code && at === (next.values.at ?? '');
    const left = requestFaults(fixed);
    // The correction removes the fault, or one of its kind at its place, and can reveal others below.
    if (left.filter(isSame).length < Math.max(1, faultsLeft.filter(isSame).length))
      [current, faultsLeft] = [fixed, left];
  }
}

/** The names in place of values that are known only at run time. */
const placeholdersOf = (unread: readonly string[]) =>
  unread.map((source) => `{${/\w+(?=\W*$)/.exec(source)?.[0] ?? 'value'}}`);

/** Whether a fault is about such a value, or about a placeholder in place of a number. */
const isUnread = ({ code, values }: Fault, unread: readonly string[]) =>
  (code === 'illegal-value' && (values['value'] ?? '').search(placeholder) >= 0) ||
  (code !== 'form' &&
    placeholdersOf(unread).some((name) => Object.values(values).some((one) => one.includes(name))));

/** Texts to look for in the pasted text, the best first: the name, the key of the position, the value. */
function searchTexts({ at, values: { name = '', value = '' } }: Fault): string[] {
  const [, key = ''] = /([^.[\]]*)(?:\[\d+\])*$/.exec(at) ?? [];
  return [name, key, value.replace(/^"|"$/g, '')];
}

const meanings: Readonly<Record<number, string>> = {
  400: 'the request is invalid',
  401: 'the token is missing or invalid',
  403: 'the token has no permission on the tenant',
  404: 'the host, the path, the tenant, or the code is wrong',
  405: 'the path needs another method',
  413: 'the body is too large',
  415: 'the header Content-Type is not application/json',
  429: 'too many requests: wait before the next one',
  500: 'the service failed: send the request again after a pause',
};

function statusFindings(
  text: string,
  { status = 0, errorMessage }: Pick<Pasted, 'status' | 'errorMessage'>,
): Finding[] {
  const kind = Math.min(status, 500);
  const serviceMessage = typeof errorMessage === 'string' ? errorMessage : undefined;
  const meaning = serviceMessage ?? meanings[kind] ?? 'the service rejected the request';
  const section = kind === 405 ? 404 : kind in meanings ? kind : 400;
  const page = `${docPages.errorsAndLimits}#status-${section}`;
  const at = nearestPosition(text, [JSON.stringify(serviceMessage ?? String(status)).slice(1, -1)]);
  return [pasteFinding({ code: 'status', values: { status: String(status), meaning }, at }, page)];
}

/** The request as a call for samples. */
export function sampleOf({ url, method = 'GET', headers = {}, body }: SampleRequest): SampleCall {
  const [address = '', ...query] = url.split('?');
  const operation = operationOf({ url, method });
  const token = operation && neededToken(operation);
  const sent = token ?? ('x-qsc-token' in headers ? 'API token' : undefined);
  return {
    method: method as SampleCall['method'],
    address,
    values: {},
    query: query.join('?').replaceAll("'", '%27'),
    ...(body !== undefined && { body }),
    ...(sent && { token: sent }),
    isJson: true,
    sent: headers,
  };
}
