import { parseAllDocuments } from 'yaml';
import { isApiRequest, requestFaults, type SampleRequest } from '../../search/checks/endpoints';
import { readCommands } from '../../search/doctor/commands/commands';
import { pasteFinding } from '../../search/doctor/findings';
import { requestStart, readHttp } from '../../search/doctor/texts';
import { textOf } from '../../search/checks/faults';
import { detectShape } from '../../search/checks/detect-shape';
import type { CompiledSample } from '../content/compiled-content';

export type CodeSample = Pick<CompiledSample, 'language' | 'title' | 'code' | 'isShortened'>;

export interface CheckedSample {
  /** Names of the checks that ran, for counts: `request`, the name of a shape, or a syntax. */
  checks: string[];
  faults: string[];
}

/** Checks one sample against the protocol: requests, responses and everything that has a syntax to check. */
export function checkSample(sample: CodeSample): CheckedSample {
  const { language, code } = sample;
  const calls = language === 'bash' ? requestsOf(sample) : [];
  const content = bySyntax[language]?.(sample) ?? requests(calls);
  // Addresses that the commands do not send are checked beside them.
  const addresses = language === 'http' ? requests([]) : addressesOf(code, calls);
  return {
    checks: [...content.checks, ...addresses.checks],
    faults: [...content.faults, ...addresses.faults],
  };
}

const bySyntax: Readonly<Record<string, (sample: CodeSample) => CheckedSample>> = {
  json: jsonSample,
  yaml: yamlSample,
  http: httpSample,
};

function jsonSample({ code, isShortened }: CodeSample): CheckedSample {
  let value: unknown;
  try {
    value = JSON.parse(code);
  } catch (error) {
    return { checks: [], faults: [`not JSON: ${(error as Error).message}`] };
  }
  const shape = detectShape(value);
  const faults = (shape?.check(value, '') ?? [])
    .filter((fault) => !isShortened || fault.code !== 'key-missing')
    .map((fault) => `${shape?.name}: ${textOf(fault)}`);
  return { checks: ['JSON', ...(shape ? [shape.name] : [])], faults };
}

function yamlSample({ code }: CodeSample): CheckedSample {
  const documents = parseAllDocuments(code);
  const errors = 'errors' in documents ? [] : documents.flatMap((document) => document.errors);
  return { checks: ['YAML'], faults: errors.map(({ message }) => `no YAML: ${message}`) };
}

/** A request, or a response with its status line. */
function httpSample({ code }: CodeSample): CheckedSample {
  const [line = ''] = code.split('\n');
  if (/^HTTP\/1\.1 [1-5]\d\d [A-Z][A-Za-z ]+$/.test(line)) return { checks: ['HTTP'], faults: [] };
  // Samples are written out; a request that is pasted may be shorter.
  if (!requestStart.test(line) || !/ https?:\S+ HTTP\/1\.1$/.test(line))
    return { checks: [], faults: [`no request line: "${line}"`] };
  const { request, faults } = readHttp(code);
  if (request && isApiRequest(request) && faults.length > 0)
    return { checks: [], faults: faults.map((fault) => pasteFinding(fault).message) };
  // A body for another search engine is not checked further.
  const sent = requests([request ?? []].flat());
  return { ...sent, checks: ['HTTP', ...sent.checks] };
}

/** The complete requests of a sample; variables of a script match any value, but no value in paths. */
export function requestsOf({
  language,
  code,
}: Pick<CodeSample, 'language' | 'code'>): SampleRequest[] {
  if (language === 'http')
    return requestStart.test(code) ? [readHttp(code).request ?? []].flat() : [];
  if (language !== 'bash') return [];
  return readCommands(code)
    .calls.flatMap(({ read }) => read?.request ?? [])
    .filter(({ url }) => !/^[^?]*\$/.test(url))
    .map((call) => ({ ...call, url: call.url.replace(/\$\{?\w+\}?/g, 'value') }));
}

/** Addresses of the API in samples of other languages, as far as they are written out: no bases, no templates. */
function addressesOf(code: string, readRequests: readonly SampleRequest[]): CheckedSample {
  const urls = code.match(/https:\/\/\{host\}\/api\/v1\/[^\s"'`<>\\)]+/g) ?? [];
  return requests(
    urls
      .filter(
        (url) =>
          !url.includes('$') &&
          !readRequests.some((call) => call.url === url) &&
          /\/api\/v1\/[^/]+\/[^/]+/.test(url),
      )
      .map((url) => ({ url })),
  );
}

function requests(list: readonly SampleRequest[]): CheckedSample {
  const calls = list.filter(isApiRequest);
  return { checks: calls.map(() => 'request'), faults: calls.flatMap(requestFaults).map(textOf) };
}
