import type { NamedToken } from '../operations';
import type { Operation } from '../schema/operation';

export interface SampleCall {
  method: Operation['method'];
  /** `https://{host}/api/v1/search/{tenant}/{index}`, with placeholders in braces. */
  address: string;
  /** Values of the placeholders; one without a value stays. */
  values: Readonly<Record<string, string>>;
  /** Query string without its question mark, percent-encoded, without quotes. */
  query: string;
  /** JSON of the body. */
  body?: string;
  /** The role of the token that the call sends, or basic auth. */
  token?: NamedToken | 'basic auth';
  /** Headers of the reader's call by lower-case name; samples omit those that they set themselves. */
  sent?: Readonly<Record<string, string>>;
  /** Whether samples parse the response as JSON instead of printing the text. */
  isJson?: boolean;
}

const tokenVariables: Record<NonNullable<SampleCall['token']>, string> = {
  'admin token': 'QSC_ADMIN_TOKEN',
  'feeding token': 'QSC_FEEDING_TOKEN',
  'API token': 'QSC_TOKEN',
  'basic auth': 'QSC_AUTHORIZATION',
};

/** Environment variable with the token in samples, the same for a role on all pages. */
export const tokenVariable = ({ token = 'API token', sent }: Pick<SampleCall, 'token' | 'sent'>) =>
  /^\$\{?([A-Za-z_]\w*)\}?$/.exec(sent?.['x-qsc-token'] ?? '')?.[1] ?? tokenVariables[token];

/** URL of a call in all of its samples. */
export function sampleUrl({ address, values, query }: SampleCall): string {
  const filled = address.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
  return query === '' ? filled : `${filled}?${query}`;
}

/** A call as it is sent: its path, its query string, and its body. */
export function sentCall(call: SampleCall) {
  const [address = '', query = ''] = sampleUrl(call).split('?', 2);
  const path = address.slice(address.indexOf('/api/'));
  return { method: call.method, path, query, ...(call.body !== undefined && { body: call.body }) };
}

/** Headers that a sample or its client sets itself. */
const standardHeaders = /^(?:x-qsc-token|content-type|content-length|accept|host)$/;

/**
 * Names and values of the headers, in the order of the samples.
 * @param token expression for the token in the language
 * @param quote delimiter of the other values in the language
 */
export function sampleHeaders(
  { body, token: kind, sent = {} }: SampleCall,
  token: string,
  quote = '',
): [name: string, value: string][] {
  const json = `${quote}application/json${quote}`;
  const secret = kind === 'basic auth' ? 'Authorization' : 'X-QSC-Token';
  return [
    ...(kind ? [[secret, token] as [string, string]] : []),
    ...(body === undefined && !('content-type' in sent)
      ? []
      : [['Content-Type', json] as [string, string]]),
    ['Accept', json],
    ...Object.entries(sent)
      .filter(([name, value]) => !standardHeaders.test(name) && !value.includes('\\'))
      .filter(([, value]) => !value.includes(quote === '' ? "'" : quote))
      .map(([name, value]): [string, string] => [name, `${quote}${value}${quote}`]),
  ];
}

export function indent(text: string, columns: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(columns));
}
