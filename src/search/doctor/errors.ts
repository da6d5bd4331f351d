import type { TextFault } from './findings';

/** What curl means by the numbers that people meet. */
const curlErrors: Readonly<Record<string, string>> = {
  3: 'the address has a character that is not encoded, or has no host',
  6: 'the name of the host is not found: look at its spelling, and at the network',
  7: 'nothing answers at the host and port',
  26: 'the file of the body cannot be read',
  28: 'the response took longer than the command waits',
  35: 'the encrypted connection could not be made',
  52: 'the host closed the connection without a response',
  56: 'the connection broke while the response came',
  60: 'the certificate of the host could not be checked',
};

/** Errors without a status: of curl, and of a browser that keeps a response back. */
export function readError(
  text: string,
): { kind: 'browser error' | 'command-line error'; faults: TextFault[] } | undefined {
  const cors =
    /blocked by CORS policy|Cross-Origin Request Blocked|Access-Control-Allow-Origin/.exec(text);
  const fetched =
    /^\s*(?:Uncaught )?.*\bTypeError: (?:Failed to fetch|NetworkError|Load failed)/.exec(text);
  const browser = cors ?? fetched;
  if (browser) return { kind: 'browser error', faults: [{ code: 'cors', at: spanOf(browser) }] };
  const failed = /curl: \((\d+)\)/.exec(text);
  const meaning = curlErrors[failed?.[1] ?? ''];
  if (!failed || meaning === undefined) return undefined;
  const values = { name: `(${failed[1]})`, meaning };
  return {
    kind: 'command-line error',
    faults: [{ code: 'curl-error', values, at: spanOf(failed) }],
  };
}

export const spanOf = (match: RegExpExecArray): TextFault['at'] => [
  match.index,
  match.index + match[0].length,
];
