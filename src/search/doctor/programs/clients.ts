import { isObject, objectOf } from '../../../lib/values/json-object';
import {
  begins,
  isAddress,
  headerOf,
  isOption,
  libraryOf,
  methodOf,
  readOptions,
  start,
  takes,
  withBody,
  type Client,
  type Clients,
} from './client-parts';
import { mapOf, withBrackets } from './program-functions';
import { powerShellCall } from './powershell';
import { asText, isUnknown, unknownMark } from './program-strings';

const axiosCall: Client = (call) => {
  const { name, args, source } = call;
  const isSent = !isObject(args[0]) && name !== 'axios' && /^P/.test(methodOf(call) ?? '');
  const names = isSent ? 'url data options' : 'url options';
  const { query, ...part } = begins(names, { method: 'GET' })(call) ?? {};
  // Angular repeats the name of a list.
  const isPlain = /paramsSerializer|^this\.http\b/.test(source);
  return { ...part, query: isPlain ? query : withBrackets(query) };
};

/** In jQuery, and in Google's scripts. */
const formCall: Client = (call) => {
  const names = /\.get\w*$/.test(call.name) ? 'url query _ _' : 'url options';
  const { data, query = data, ...part } = begins(names, { method: 'GET' })(call) ?? {};
  if (!isObject(query) || /^P/i.test(asText(part.method))) return { ...part, form: query };
  const isPlain = /\btraditional: *(?:true|!0)/.test(call.source);
  return { ...part, query: isPlain ? query : withBrackets(query) };
};

const nodeCall: Client = ({ name, args: [first, second], source }) => {
  if (!isObject(first) && !isAddress(first)) return undefined;
  const options = objectOf(isObject(first) ? first : second);
  const { protocol = name.startsWith('http.') ? 'http:' : 'https:', port, path = '/' } = options;
  const host = asText(options['hostname'] ?? options['host']);
  const origin = `${asText(protocol)}//${host}${port === undefined ? '' : `:${asText(port)}`}`;
  return start({
    method: 'GET',
    ...readOptions(options, source),
    url: isObject(first) ? origin + asText(path) : first,
  });
};

/** A function that returns a client, whose library its name begins with. */
const creates =
  (names: string): Client =>
  (call) => ({ ...takes(names)(call), library: call.name.replace(/\W.*$/, '') || 'client' });

const fetchCall = begins('url options', { method: 'GET' });

/** A call that reads no options of other clients. */
const strictFetch: Client = (call) => {
  const part = fetchCall(call);
  const others = Object.keys(objectOf(call.args[1])).filter(
    (key) => isOption(key) && !/^(?:method|headers|body)$/.test(key),
  );
  const none = { query: undefined, json: undefined, form: undefined, data: undefined };
  return part && { ...part, ...none, unread: [...(part.unread ?? []), ...others] };
};

/** Functions of HTTP clients by language and by the end of their names. The first match counts. */
const languages: Readonly<Record<string, Clients>> = {
  PowerShell: [[/(?:^|\.)request$/, powerShellCall]],
  JavaScript: [
    [/^(?:\$|jQuery)\.(?:ajax|get|getJSON)$|^UrlFetchApp\.fetch$/, formCall],
    [/(?:^|\.)fetch$|^Request$/, strictFetch],
    [/^http\.get$/, (call) => (isObject(call.args[0]) ? nodeCall : axiosCall)(call)],
    [
      /^\$?axios(?:\.request)?$|^(?:\$?axios|api|client|http|instance)\.(?:get|post|put|delete)$/,
      axiosCall,
    ],
    [/^https?\.(?:request|get)$/, nodeCall],
    [
      /^(?:got|ky|superagent|(?:\w+\.)?request)(?:\.(?:get|post|put|delete))?$/,
      begins('address options'),
    ],
    [/^\.set$/, (call) => (isObject(call.receiver) ? undefined : headerOf(call))],
    [/^\.query$/, takes('query')],
    [/^(?:axios|ky)\.create$|^(?:got|ky)\.extend$|^superagent\.agent$/, creates('options')],
    [/^(?:\$|jQuery)\.post$/, begins('url form _ _')],
    [/\.open$/, begins('method address _')],
    [/(?:^|\W)(?:\w*[xX]hr|\w*[rR]eq(?:uest)?|http)\.(?:send|write|end)$/, takes('data _ _')],
    [
      /\.(?:send|write|end)$/,
      (call) => (isUnknown(call.args[0]) ? undefined : takes('data')(call)),
    ],
  ],
  Python: [
    [/^(?:\w+\.)?Request$|^(?:\w+\.)?urlopen$/, begins('address data headers')],
    [/HTTPConnection$/, ({ args: [host] }) => ({ url: `http://${asText(host)}` })],
    [/HTTPSConnection$/, ({ args: [host] }) => ({ url: `https://${asText(host)}` })],
    [/\.get$/, begins('address query')],
    [/\.(?:post|put|delete|patch)$/, begins('address data json')],
    [/\.request$/, begins('method address data headers')],
    [
      /(?:^|\.)(?:Async)?Client(?:Session)?$/,
      ({ named, source }) => ({ ...readOptions(named, source), library: 'client' }),
    ],
    [/(?:^|\.)[sS]ession$/, () => ({ library: 'client' })],
    [/headers\.update$/, takes('headers')],
  ],
  PHP: [
    [/^curl_init$/, begins('url')],
    [
      /^curl_setopt$/,
      ({ args: [, name, value], source }) => readOptions({ [asText(name)]: value }, source),
    ],
    [/^curl_setopt_array$/, takes('_ options')],
    [
      /^stream_context_create$/,
      ({ args: [options], source }) => ({
        method: 'GET',
        ...readOptions(objectOf(options)['http'], source),
      }),
    ],
    [/^wp_remote_(?:post|request)$/, begins('address options')],
    [/^file_get_contents$/, begins('address _ _')],
    [/(?:^|\\)Client$|HttpClient\.create$/, creates('options')],
    [/\.withOptions$/, takes('options')],
    [/(?:^|\\)Request$/, begins('method address headers body')],
    [/\.request$/, begins('method address options')],
    [/\.(?:get|post|put|delete)(?:Async)?$/, begins('address options')],
  ],
  Java: [
    [/Client\.newBuilder$/, () => undefined],
    [/\.write(?:Bytes)?$/, takes('body')],
    [
      // The builder of an address begins no request.
      /^(?:[A-Z]\w*\.)?newBuilder$|\.url$/,
      // A copy of another request has its headers.
      (call) =>
        call.args.length === 2
          ? start({ headers: { [unknownMark(call.source)]: '' } })
          : begins('url')(call),
    ],
    [/\.uri$/, takes('url')],
    [/\.openConnection$/, ({ receiver }) => start({ url: receiver })],
    [/\.headers$/, (call) => ({ headers: mapOf(call) })],
    [
      /\.(?:GET|POST|PUT|DELETE|get|post|put|delete)$/,
      (call) => ({ method: methodOf({ ...call, source: '' }), ...takes('body')(call) }),
    ],
    [/\.(?:method|setRequestMethod)$/, takes('method body')],
  ],
  'C#': [
    [/^HttpRequestMessage$/, begins('method url')],
    [/\.(?:Get|Delete)\w*Async$/, begins('url _ _ _')],
    [/\.(?:PostAsync|PutAsync)$/, begins('url body _')],
    [/\.(?:PostAsJsonAsync|PutAsJsonAsync)$/, begins('url json _ _')],
  ],
  Go: [
    [/\.NewRequest$/, begins('method url body')],
    [/\.NewRequestWithContext$/, begins('_ method url body')],
    [/^http\.(?:Get|Head)$/, begins('url')],
    [/^http\.Post$/, begins('url type body')],
    [/^http\.PostForm$/, begins('url form')],
  ],
};

const shared: Clients = [
  [
    /[hH]eaders?\.(?:[sS]et|[aA]dd)$|(?:^|\.)header$|\.(?:[sS]et|[aA]dd|with(?:Added)?)Header$|\.(?:setRequestHeader|setRequestProperty|TryAddWithoutValidation|add_header)$/,
    headerOf,
  ],
  [/(?:^|\.)(?:withBasicAuth|SetBasicAuth)$/, () => ({ headers: { authorization: 'Basic' } })],
];

/** The part of a request that a call sets. */
export function partOf(language: string, { name: written, ...rest }: Parameters<Client>[0]) {
  const library = libraryOf(rest.receiver);
  const call = { ...rest, name: library ? written.replace(/^[^.]*(?=\.)/, library) : written };
  const clients = [...(languages[language] ?? []), ...shared];
  const part = clients.find(([on]) => on.test(call.name))?.[1](call);
  return part && withBody(part, language);
}
