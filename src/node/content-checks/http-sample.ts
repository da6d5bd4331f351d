import type { SampleRequest } from '../../search/checks/endpoints';

/** Parts of an `http` sample: a request, or a response with its status line. */
export type HttpSample =
  | { kind: 'request'; request: SampleRequest & { headers: Record<string, string> } }
  | { kind: 'response' }
  | { kind: 'fault'; message: string };

/** Reads an `http` sample: request or status line, headers, an empty line, body. */
export function readHttpSample(code: string): HttpSample {
  const [head = '', ...rest] = code.split('\n\n');
  const body = rest.join('\n\n').trim();
  const [first = '', ...lines] = head.trim().split('\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const header = /^([A-Za-z][A-Za-z-]*): (\S.*)$/.exec(line);
    if (!header) return { kind: 'fault', message: `no header: "${line}"` };
    headers[(header[1] ?? '').toLowerCase()] = header[2] ?? '';
  }
  if (/^HTTP\/1\.1 [1-5]\d\d [A-Z][A-Za-z ]+$/.test(first)) return { kind: 'response' };
  const start = /^(GET|POST|PUT|DELETE|HEAD) (https?:\/\/\S+) HTTP\/1\.1$/.exec(first);
  if (!start) return { kind: 'fault', message: `no request line: "${first}"` };
  const json = headers['content-type']?.startsWith('application/json');
  if (body !== '' && json) {
    try {
      JSON.parse(body);
    } catch (error) {
      return { kind: 'fault', message: `the body is not JSON: ${(error as Error).message}` };
    }
  }
  return {
    kind: 'request',
    request: {
      method: start[1] ?? '',
      url: start[2] ?? '',
      headers,
      ...(body !== '' && { body }),
    },
  };
}
