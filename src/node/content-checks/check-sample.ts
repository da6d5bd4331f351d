import { parseAllDocuments } from 'yaml';
import { isApiRequest, requestFaults, type SampleRequest } from '../../search/checks/endpoints';
import { readHttpSample } from './http-sample';
import { textOf } from '../../search/checks/faults';
import { knownShape } from '../../search/checks/known-shape';
import { placeFaults } from './sample-places';
import { addressFaults, productFaults, type ReadFile } from './sample-world';
import { readSiteFile } from '../source/files';
import { readShellSample } from './shell-sample';

export interface CodeSample {
  language: string;
  title: string;
  code: string;
  /** Keys may be missing in it, those that are there count. */
  isShortened: boolean;
}

export interface CheckedSample {
  /** Names of the checks that ran, for counts: `request`, the name of a shape, or a syntax. */
  checks: string[];
  faults: string[];
}

/** Checks one sample against the protocol: requests, responses and everything that has a syntax to check. */
export function checkSample(sample: CodeSample, readFile: ReadFile = readSiteFile): CheckedSample {
  const checked = byLanguage(sample, readFile);
  return checked.faults.length > 0 ? checked : { ...checked, faults: placeFaults(sample) };
}

function byLanguage(
  { language, code, isShortened }: CodeSample,
  readFile: ReadFile,
): CheckedSample {
  switch (language) {
    case 'json':
      return merge(jsonSample(code, isShortened, readFile), addressesOf(code));
    case 'yaml':
      return merge(yamlSample(code), addressesOf(code));
    case 'http':
      return httpSample(code, readFile);
    case 'bash':
      return requests(readShellSample(code));
    default:
      return addressesOf(code);
  }
}

function jsonSample(code: string, isShortened: boolean, readFile: ReadFile): CheckedSample {
  let value: unknown;
  try {
    value = JSON.parse(code);
  } catch (error) {
    return { checks: [], faults: [`not JSON: ${(error as Error).message}`] };
  }
  const shape = knownShape(value);
  return {
    checks: ['JSON', ...(shape ? [shape.name] : [])],
    faults: [
      ...(shape?.check(value, '') ?? [])
        .filter(({ code }) => !isShortened || code !== 'key-missing')
        .map((fault) => `${shape?.name}: ${textOf(fault)}`),
      ...productFaults(value, '', readFile),
    ],
  };
}

function yamlSample(code: string): CheckedSample {
  const documents = parseAllDocuments(code);
  const errors = 'errors' in documents ? [] : documents.flatMap((document) => document.errors);
  return { checks: ['YAML'], faults: errors.map(({ message }) => `no YAML: ${message}`) };
}

function httpSample(code: string, readFile: ReadFile): CheckedSample {
  const sample = readHttpSample(code);
  if (sample.kind === 'fault') return { checks: [], faults: [sample.message] };
  if (sample.kind === 'response') return { checks: ['HTTP'], faults: [] };
  const { body, headers } = sample.request;
  const isJson = body !== undefined && headers['content-type'] === 'application/json';
  return merge(
    { checks: ['HTTP'], faults: isJson ? productFaults(JSON.parse(body), '', readFile) : [] },
    requests([sample.request]),
  );
}

/** Addresses of the API in samples of other languages, as far as they are written out: no bases, no templates. */
function addressesOf(code: string): CheckedSample {
  const urls = code.match(/https:\/\/\{host\}\/api\/v1\/[^\s"'`<>\\)]+/g) ?? [];
  return requests(
    urls
      .filter((url) => !url.includes('$') && /\/api\/v1\/[^/]+\/[^/]+/.test(url))
      .map((url) => ({ url })),
  );
}

function requests(list: readonly SampleRequest[]): CheckedSample {
  const calls = list.filter(isApiRequest);
  return {
    checks: calls.map(() => 'request'),
    faults: calls.flatMap((call) => [
      ...requestFaults(call).map(textOf),
      ...addressFaults(call.url),
    ]),
  };
}

function merge(a: CheckedSample, b: CheckedSample): CheckedSample {
  return { checks: [...a.checks, ...b.checks], faults: [...a.faults, ...b.faults] };
}
