import { checkSample, requestsOf, type CodeSample } from '../../../node/pages/check-sample';
import { sampleExceptions, type SampleException } from './sample-exceptions';
import { isObject } from '../../../lib/values/json-object';
import { parseJson } from '../../../lib/values/parse-json';

/** A page with its code samples. */
export interface SampledPage {
  file: string;
  content: { samples: readonly (CodeSample & { line?: number | undefined })[] };
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
  pages: readonly SampledPage[],
  exceptions: readonly SampleException[] = sampleExceptions,
): SampleReport {
  const faults: string[] = [];
  const checks: Record<string, number> = {};
  const used = new Set<SampleException>();
  for (const { file, content } of pages)
    for (const sample of content.samples) {
      const { language, title, line = '?' } = sample;
      const result = checkSample(sample);
      for (const check of result.checks) checks[check] = (checks[check] ?? 0) + 1;
      const texts = [...result.faults, ...echoFaults(sample, content.samples)];
      const exception = exceptions.find((entry) => entry.file === file && entry.title === title);
      if (exception && texts.length > 0) used.add(exception);
      else faults.push(...texts.map((fault) => `${file}:${line} [${language}] ${title}: ${fault}`));
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
