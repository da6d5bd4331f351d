import {
  checkSample,
  requestsOf,
  type CodeSample,
} from '../../../node/content-checks/check-sample';
import { sampleExceptions, type SampleException } from './sample-exceptions';
import { isObject } from '../../../lib/values/json-object';
import { parseJson } from '../../../lib/values/parse-json';

/** A code sample, as GraphQL returns it. */
export interface PlacedSample extends CodeSample {
  line: number | null;
  page: { file: string };
}

export interface SampleReport {
  /** `file:line [language] title: what is wrong` */
  faults: string[];
  /** How often each kind of check ran. */
  checks: Record<string, number>;
}

/**
 * Checks all samples of the site. A page with a response that echoes its request must also contain that request. Samples in
 * `exceptions` must have faults; a sample without a fault is a fault of the list.
 */
export function checkSamples(
  samples: readonly PlacedSample[],
  exceptions: readonly SampleException[] = sampleExceptions,
): SampleReport {
  const faults: string[] = [];
  const checks: Record<string, number> = {};
  const used = new Set<SampleException>();
  const samplesByPage = new Map<string, PlacedSample[]>();
  for (const sample of samples)
    samplesByPage.set(sample.page.file, [...(samplesByPage.get(sample.page.file) ?? []), sample]);
  for (const sample of samples) {
    const result = checkSample(sample);
    for (const check of result.checks) checks[check] = (checks[check] ?? 0) + 1;
    const sampleFaults = [
      ...result.faults,
      ...echoFaults(sample, samplesByPage.get(sample.page.file) ?? []),
    ];
    const exception = exceptions.find(
      ({ file, title }) => file === sample.page.file && title === sample.title,
    );
    if (exception && sampleFaults.length > 0) used.add(exception);
    else
      faults.push(
        ...sampleFaults.map(
          (message) =>
            `${sample.page.file}:${sample.line ?? '?'} [${sample.language}] ${sample.title}: ${message}`,
        ),
      );
  }
  for (const exception of exceptions)
    if (!used.has(exception))
      faults.push(`sample-exceptions.ts: "${exception.title}" of ${exception.file} has no fault`);
  return { faults, checks };
}

function echoFaults({ language, code }: CodeSample, pageSamples: readonly CodeSample[]): string[] {
  if (language !== 'json' || !code.includes('"request"')) return [];
  const response = parseJson(code)?.value;
  const echo = isObject(response) && 'statusCode' in response ? response['request'] : undefined;
  if (!isObject(echo) || echo['method'] !== 'GET') return [];
  const address = `${String(echo['url'])}?${String(echo['query'])}`;
  return pageSamples.flatMap(requestsOf).some(({ url }) => url === address)
    ? []
    : [`the page has no request ${address}, which the response echoes`];
}
