import { isObject } from '../../../lib/values/json-object';
import {
  axiosCall,
  asRecord,
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
import { asText, isUnknown } from './program-strings';
import { byMethod, rewrittenClients } from './rewritten-clients';

/** After the address, Guzzle takes options, and Laravel a query or a body. */
const phpCall: Client = (call) => {
  if (call.name.endsWith('.request')) return begins('method address options')(call);
  if (!/\bHttp::/.test(call.source)) return begins('address options')(call);
  return byMethod('address query', 'address json')(call);
};

const jQueryCall: Client = ({ args: [first, second], source }) => {
  const { form, ...part } = readOptions(isObject(first) ? first : second, source);
  const isQuery = isObject(form) && !/^P/.test(asText(part.method));
  const sent = isQuery ? { query: withBrackets(form) } : { form };
  return start({ method: 'GET', ...part, url: part.url ?? first, ...sent });
};

/** `request` of several libraries takes options, an address with options, or a method, an address, and a body. */
const requestCall: Client = (call) => {
  if (isObject(call.args[0])) return begins('options')(call);
  const part = begins('address options')(call);
  // Playwright sends an object as JSON.
  if (part) return call.name === 'request' ? part : withJson(part);
  return begins('method address json')(call);
};

/** A function that superagent chains to the one that begins the request. */
const chained =
  (client: Client): Client =>
  (call) =>
    /\b(?:super)?(?:agent|request)\s*\.(?:get|post|put|delete)\(/.test(call.source)
      ? client(call)
      : undefined;

const java: Clients = [
  [/Client\.newBuilder$/, () => undefined],
  [
    /^Http(?:Get|Post|Put)$/,
    ({ name, args: [url] }) => start({ method: name.slice(4).toUpperCase(), url }),
  ],
  [/\.setEntity$|\.write(?:Bytes)?$/, takes('body')],
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
];

/** Functions of HTTP clients by language and by the end of their names. The first match counts. */
const languages: Readonly<Record<string, Clients>> = {
  ...rewrittenClients,
  JavaScript: [
    [/(?:^|\.)fetch$|^Request$/, fetchCall],
    [/(?:^|\.)(?:\$fetch|useFetch)$/, (call) => withJson(fetchCall(call) ?? {})],
    [/^http\.get$/, (call) => (isObject(call.args[0]) ? nodeCall : axiosCall)(call)],
    [
      /^\$?axios(?:\.request)?$|^(?:\$?axios|api|client|http|instance)\.(?:get|post|put|delete)$/,
      axiosCall,
    ],
    [/^(?:got|ky)(?:\.(?:get|post|put|delete))?$/, begins('address options')],
    [/^(?:axios|ky)\.create$|^(?:got|ky)\.extend$/, takes('options')],
    [/^https?\.(?:request|get)$/, nodeCall],
    [/^(?:cy\.)?request$|^request\.(?:get|post|put|delete)$/, requestCall],
    [/^(?:super)?agent\.(?:get|post|put|delete)$/, begins('address')],
    [/^\.set$/, chained(headerOf)],
    [/^\.query$/, chained(takes('query'))],
    [/^\.send$/, chained((call) => withJson(takes('body')(call) ?? {}))],
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
        ...readOptions(asRecord(options)['http'], source),
      }),
    ],
    [/^file_get_contents$/, begins('address')],
    [
      /^wp_remote_(?:get|post|request)$/,
      ({ name, args: [url, options], source }) => {
        const { body: form, ...part } = readOptions(options, source);
        return start({ method: name.endsWith('post') ? 'POST' : 'GET', ...part, url, form });
      },
    ],
    [/(?:^|\\)Client$/, takes('options')],
    [/(?:^|\\)Request$/, begins('method address headers body')],
    [/(?:^|\.)withHeaders$/, takes('headers')],
    [/(?:^|\.)baseUrl$/, takes('url')],
    [/\.(?:request|get|post|put|delete)$/, phpCall],
  ],
  Java: java,
  Kotlin: [
    // Ktor begins a request with its address.
    [/[cC]lient\.(?:get|post|put|delete)$/, begins('address')],
    [/^parameter$/, ({ args: [name, value] }) => ({ query: { [asText(name)]: value } })],
    [/^contentType$/, takes('type')],
    [/^setBody$/, takes('body')],
    ...java,
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
  [
    /(?:^|\.)(?:withBasicAuth|SetBasicAuth|basic_auth)$/,
    () => ({ headers: { authorization: 'Basic' } }),
  ],
  [
    /(?:^|\.)(?:withToken|bearer_auth)$/,
    ({ args: [token] }) => ({ headers: { authorization: `Bearer ${asText(token)}` } }),
  ],
];

/** The part of a request that a call sets. */
export const partOf = (language: string, call: Parameters<Client>[0]) =>
  [...(languages[language] ?? []), ...shared].find(([on]) => on.test(call.name))?.[1](call);
