import { parseJson } from '../../lib/values/parse-json';
import { objectOf } from '../../lib/values/json-object';
import type { TextFault } from './findings';
import type { Pasted } from './parts';

/** Reasons for a missing response, by the exit code of curl. */
const meanings: Readonly<Record<number, string>> = {
  0: 'the shell takes ? and * for patterns: put the address in quotes',
  1: 'curl does not support the scheme of the address',
  2: 'curl could not start: check its options',
  3: 'the address has an unencoded character or no host',
  5: 'the proxy could not be resolved',
  6: 'the host could not be resolved: check its spelling and your network',
  7: 'nothing listens at this host and port',
  18: 'the connection closed before the response was complete',
  22: 'the host responded with an error: read its status and body with --fail-with-body',
  23: 'the response could not be written to its file',
  26: 'the file with the body could not be read',
  28: 'the request timed out',
  35: 'the TLS connection failed',
  47: 'too many redirects',
  52: 'the host closed the connection without a response',
  56: 'the connection broke while the response was received',
  60: 'the certificate of the host could not be verified',
  77: 'the file with the trusted certificates could not be read',
};
/** The words of other clients for these reasons. */
const words: Readonly<Record<number, RegExp>> = {
  0: /zsh: no matches found/,
  6: /ENOTFOUND|getaddrinfo|Name or service not known|UnknownHostException|NameResolutionError|[Cc]ould not resolve|no such host|No such host is known|host not found in upstream|ERR_NAME_NOT_RESOLVED|EAI_AGAIN/,
  7: /ECONNREFUSED|[Cc]onnection refused|ConnectException|actively refused|no live upstreams|ERR_CONNECTION_REFUSED|Unable to connect to the remote server/,
  28: /ETIMEDOUT|[Tt]imed[ -]?out|TimeoutException|TimeoutError|CONNECT_TIMEOUT|deadline exceeded/,
  35: /SSL_ERROR_SYSCALL|SSL_do_handshake|WRONG_VERSION_NUMBER|EPROTO|ERR_SSL_PROTOCOL_ERROR/i,
  52: /ECONNRESET|prematurely closed|socket hang up|Empty reply|RemoteDisconnected|[Cc]onnection reset|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/,
  60: /CERTIFICATE_VERIFY_FAILED|PKIX|SSLHandshakeException|UNABLE_TO_(?:VERIFY|GET)|SELF_SIGNED|ERR_CERT|x509|unable to get local issuer|certificate (?:verify failed|has expired)|trust relationship/,
};

const cors =
  /blocked by CORS policy|Cross-Origin Request Blocked|[Nn]o 'Access-Control-Allow-Origin'|CORS header|not allowed by Access-Control-Allow-Origin|due to access control checks|(?:TypeError: (?:Failed to fetch|NetworkError|Load failed)|Error: Network Error)/;
/** What a text says about the cause. The second row has the calls that need a token. */
const corsCauses: readonly [on: RegExp, cause: string][] = [
  [/\/v1\/search\/[^]*x-qsc-token/i, 'search needs no token: leave out the header X-QSC-Token'],
  [/x-qsc-token|\/v1\/(?:data|job|searchapp|admin)\//i, 'send calls with a token from a server'],
  [
    /preflight|header field|Allow-(?:Headers|Methods)/,
    'a header or method made it ask first, and the host did not agree',
  ],
  [/[Ss]tatus code: [45]/, 'the response is an error, which lacks the headers of CORS'],
  [/CORS|Access-Control/, 'the operator of the host must allow the origin of the page'],
  [/(?:)/, 'its console names the cause, which can be an unreachable host too'],
];
/** The error of Windows PowerShell for options of curl, which is an alias of its own command. */
const otherCurl =
  /^(?:curl|wget|Invoke-WebRequest) ?: (?=Cannot bind parameter|A parameter cannot be found)/m;
const notJson =
  /JSONDecodeError|Unexpected token '?<|is not valid JSON|Unexpected end of JSON|JsonReaderException|JsonParseException|Expecting value: line 1|invalid character '<'|invalid start of a value/;
const statusLine =
  /(?:HTTP\/[\d.]+"?\s|\b[Ss]tatus(?:\s?[Cc]ode)?(?:\s(?:of|from server was))?["']?[\s:=]{1,3}|[Ee]rror(?:\s[Cc]ode)?:?\s\(?|ERROR |HTTP Error |awaiting response\.\.\.\s|ERR_ABORTED |\bcode["']?[:=]\s?|response code:? |success: )([45]\d\d)\b|^[^\S\n]*([45]\d\d)(?=\s[A-Z(]|\s*$(?![\s\S]))|<(?:title|h1)>\s*([45]\d\d)\b|\b([45]\d\d)(?= (?:\((?:[A-Z][\w ]+)?\)|Client Error|Server Error|Bad Request|Request Entity|Unsupported Media|Unauthorized|Forbidden|Not Found|Method Not|Payload Too|Too Many|Internal Server|Bad Gateway|Service Unavailable|page not found|[A-Z][A-Z_]{5,}\b))/m;

/** An error, with the request that it names. */
type ReadError = Omit<Pasted, 'text'>;

/** Recognizes an error by the body of the protocol, or else by the words of a browser, a client, or a gateway. */
export function readError(text: string): ReadError | undefined {
  const body = parseJson(/\{[^{}]*"errorMessage"[^{}]*\}/.exec(text)?.[0] ?? '')?.value;
  const { statusCode, errorMessage } = objectOf(body);
  if (typeof statusCode === 'number')
    return { kind: 'error response', status: statusCode, errorMessage, faults: [] };
  const foreign = otherCurl.exec(text);
  if (foreign)
    return { kind: 'PowerShell error', faults: [{ code: 'powershell-curl', at: spanOf(foreign) }] };
  const code = statusLine.exec(text)?.slice(1).find(Boolean);
  const blocked = cors.exec(text);
  if (blocked) {
    const [, cause = ''] = corsCauses.find(([on]) => on.test(text)) ?? [];
    const faults: TextFault[] = [{ code: 'cors', values: { cause }, at: spanOf(blocked) }];
    const read = { kind: 'browser error', faults };
    return code === undefined ? read : { ...read, status: Number(code) };
  }
  const status = code ?? (/too large body/.test(text) ? '413' : undefined);
  if (status !== undefined)
    return { kind: 'error response', status: Number(status), errorMessage, faults: [] };
  const failed = /curl: \((\d+)\)(.*)/.exec(text);
  const exit = failed
    ? Number(failed[1])
    : Number(Object.keys(words).find((code) => words[Number(code)]?.test(text)));
  const match = failed ?? words[exit]?.exec(text);
  if (match) {
    const name = failed ? `curl (${exit})` : match[0];
    const values = { name, meaning: meanings[exit] ?? (failed?.[2] ?? '').trim() };
    const faults: TextFault[] = [{ code: 'connection', values, at: spanOf(match) }];
    return { kind: 'connection error', faults };
  }
  const unreadable = notJson.exec(text);
  return unreadable
    ? { kind: 'error response', faults: [{ code: 'response-not-json', at: spanOf(unreadable) }] }
    : undefined;
}

/** The start of an error that a program or a client prints. */
export const errorStart =
  /^\[Error\] |^Access to \w+ at |^Traceback \(most recent|^[^\S\n]+at .+[:(]\d+|Exception in thread|^panic: |^(?:Uncaught )?(?:\(in promise\) )?(?:\w+\.)*\w*(?:Error|Exception)\b|^(?:Invoke-\w+|i[rw][mr]|curl|wget) ?:|^(?:GET|POST|PUT) \S+ (?:net::|[45]\d\d )|^(?:PHP )?(?:Fatal error|Warning): /m;

export const spanOf = (match: RegExpExecArray): TextFault['at'] => [
  match.index,
  match.index + match[0].length,
];
