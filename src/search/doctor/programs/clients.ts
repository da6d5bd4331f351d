import { isObject, objectOf } from '../../../lib/values/json-object';
import {
  axiosCall,
  begins,
  readOptions,
  fetchCall,
  headerOf,
  nodeCall,
  pythonCall,
  springCall,
  springEntity,
  start,
  takes,
  urllibCall,
  withJson,
  methodOf,
  type Client,
  type Clients,
} from './client-parts';
import { mapOf, withBrackets } from './program-functions';
import { powerShellCall } from './powershell';
import { asText, isUnknown } from './program-strings';

/** After the address, Guzzle takes options, and Laravel a query or a body. */
const phpCall: Client = (call) => {
  if (call.name.endsWith('.request')) return begins('method address options')(call);
  if (!/\bHttp::/.test(call.source)) return begins('address options')(call);
  return begins(methodOf(call.name) === 'GET' ? 'address query' : 'address json')(call);
};

const jQueryCall: Client = ({ args: [first, second], source }) => {
  const { form, ...part } = readOptions(isObject(first) ? first : second, source);
  const isQuery = isObject(form) && !/^P/.test(asText(part.method));
  const sent = isQuery ? { query: withBrackets(form) } : { form };
  return start({ method: 'GET', ...part, url: part.url ?? first, ...sent });
};

/** A request of C#, whose method is a constant. */
const sharpRequest: Client = (call) => {
  const method = /Method\.(\w+)/.exec(call.source)?.[1];
  return start({ ...takes('method url')(call), ...(method !== undefined && { method }) });
};

/** Functions of HTTP clients by language and by the end of their names. The first match counts. */
const languages: Readonly<Record<string, Clients>> = {
  PowerShell: [[/(?:^|\.)request$/, powerShellCall]],
  JavaScript: [
    [/(?:^|\.)fetch$|^Request$/, fetchCall],
    [/(?:^|\.)(?:\$fetch|useFetch)$/, (call) => withJson(fetchCall(call) ?? {})],
    [/^http\.get$/, (call) => (isObject(call.args[0]) ? nodeCall : axiosCall)(call)],
    [
      /^\$?axios(?:\.request)?$|^(?:\$?axios|api|client|http|instance)\.(?:get|post|put|delete)$/,
      axiosCall,
    ],
    [/^(?:got|ky|(?:undici\.)?request)(?:\.(?:get|post|put|delete))?$/, begins('address options')],
    [/^(?:axios|ky)\.create$|^(?:got|ky)\.extend$/, takes('options')],
    [/^https?\.(?:request|get)$/, nodeCall],
    [/^(?:\$|jQuery)\.ajax$/, jQueryCall],
    [/^(?:\$|jQuery)\.(?:get|getJSON)$/, begins('url query')],
    [/^(?:\$|jQuery)\.post$/, begins('url form')],
    [/\.open$/, begins('method address')],
    [/(?:^|\W)(?:\w*[xX]hr|\w*[rR]eq(?:uest)?|http)\.(?:send|write|end)$/, takes('body')],
    [
      /\.(?:send|write|end)$/,
      (call) => (isUnknown(call.args[0]) ? undefined : takes('body')(call)),
    ],
  ],
  Python: [
    [/^(?:\w+\.)?Request$|^(?:\w+\.)?urlopen$/, urllibCall],
    [
      /HTTPS?Connection$/,
      ({ name, args: [host] }) => ({
        url: `${/HTTPS/.test(name) ? 'https' : 'http'}://${asText(host)}`,
      }),
    ],
    [/\.(?:get|post|put|delete|patch|request)$/, pythonCall],
    [/(?:^|\.)(?:Async)?Client$/, ({ named, source }) => readOptions(named, source)],
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
    [/^file_get_contents$/, begins('address')],
    [/(?:^|\\)Client$/, takes('options')],
    [/(?:^|\\)Request$/, begins('method address headers body')],
    [/(?:^|\.)withHeaders$/, takes('headers')],
    [/(?:^|\.)baseUrl$/, takes('url')],
    [/\.(?:request|get|post|put|delete)$/, phpCall],
  ],
  Java: [
    [/Client\.newBuilder$/, () => undefined],
    [/\.write(?:Bytes)?$/, takes('body')],
    [/(?:^|\.)newBuilder$|\.url$/, begins('url')],
    [/\.(?:(?:get|post)For\w+|exchange)$/, springCall],
    [/(?:^|\.)HttpEntity$|\.(?:bodyValue|body)$/, springEntity],
    [/[cC]lient\.(?:get|post|put|delete)$/, begins('_')],
    [/[cC]lient\.create$|\.(?:baseUrl|uri)$/, takes('url')],
    [/\.(?:setContentType|contentType)$/, takes('type')],
    [/\.openConnection$/, ({ receiver }) => start({ url: receiver })],
    [/\.headers$/, (call) => ({ headers: mapOf(call) })],
    [
      /\.(?:GET|POST|PUT|DELETE|get|post|put|delete)$/,
      (call) => {
        const part = { method: methodOf(call.name), ...takes('body')(call) };
        return /[cC]lient\.create\([^()]*\)\s*\.\w+\(\)$/.test(call.source) ? start(part) : part;
      },
    ],
    [/\.(?:method|setRequestMethod)$/, takes('method body')],
  ],
  'C#': [
    [/^HttpRequestMessage$/, sharpRequest],
    [/\.(?:Get|Delete)\w*Async$/, begins('url')],
    [/\.(?:PostAsync|PutAsync)$/, begins('url body')],
    [/\.(?:PostAsJsonAsync|PutAsJsonAsync)$/, begins('url json')],
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
    /[hH]eaders?\.(?:[sS]et|[aA]dd)$|(?:^|\.)header$|\.(?:[sS]et|[aA]dd)Header$|\.(?:setRequestHeader|setRequestProperty|TryAddWithoutValidation|add_header)$/,
    headerOf,
  ],
  [/(?:^|\.)(?:withBasicAuth|SetBasicAuth)$/, () => ({ headers: { authorization: 'Basic' } })],
  [
    /(?:^|\.)withToken$/,
    ({ args: [token] }) => ({ headers: { authorization: `Bearer ${asText(token)}` } }),
  ],
];

/** The part of a request that a call sets. */
export const partOf = (language: string, call: Parameters<Client>[0]) =>
  [...(languages[language] ?? []), ...shared].find(([on]) => on.test(call.name))?.[1](call);
