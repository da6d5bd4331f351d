import { isObject } from '../../../lib/values/json-object';
import {
  axiosCall,
  configured,
  curlOptions,
  fetchCall,
  gotCall,
  guzzleCall,
  headerOf,
  isAddress,
  mediaType,
  nodeCall,
  phpContext,
  pythonCall,
  springCall,
  springEntity,
  start,
  urllibCall,
  verb,
  type Client,
} from './client-parts';
import { asText, isUnknown } from './program-strings';

const xhrParts: readonly [on: RegExp, Client][] = [
  [/\.open$/, ({ args: [method, url] }) => (isAddress(url) ? start({ method, url }) : undefined)],
  [/\.setRequestHeader$/, headerOf],
  [
    /\.(?:send|write|end)$/,
    ({ args: [body] }) =>
      body === undefined || body === null || isUnknown(body) ? undefined : { body },
  ],
];

const jsonType = { 'content-type': 'application/json' };

/** The clients of HTTP of each language, by the end of their names. */
export const clients: Readonly<Record<string, readonly [on: RegExp, Client][]>> = {
  javascript: [
    [/(?:^|\.)\$?fetch$|^Request$/, fetchCall],
    [
      /^(?:axios|axios\.request)$|^(?:axios|api|client|http|instance)\.(?:get|post|put|delete)$/,
      axiosCall,
    ],
    [/^(?:got|ky)(?:\.(?:get|post|put|delete))?$/, gotCall],
    [
      /^(?:axios|ky)\.create$|^(?:got|ky)\.extend$/,
      ({ args: [config], source }) => configured(config, source),
    ],
    [/^https?\.(?:request|get)$/, nodeCall],
    [
      /^(?:\$|jQuery)\.ajax$/,
      ({ args: [first, second], source }) => {
        const { body, ...part } = configured(isObject(first) ? first : second, source);
        return start({
          method: 'GET',
          ...part,
          url: part.url ?? first,
          ...(isObject(body) && !/^P/.test(asText(part.method)) ? { query: body } : { form: body }),
        });
      },
    ],
    [
      /^(?:\$|jQuery)\.(?:get|getJSON)$/,
      ({ args: [url, query] }) => start({ method: 'GET', url, ...(isObject(query) && { query }) }),
    ],
    [/^(?:\$|jQuery)\.post$/, ({ args: [url, form] }) => start({ method: 'POST', url, form })],
    ...xhrParts,
  ],
  python: [
    [/^(?:\w+\.)?Request$|^(?:\w+\.)?urlopen$/, urllibCall],
    [
      /HTTPS?Connection$/,
      ({ name, args: [host] }) => ({
        url: `${/HTTPS/.test(name) ? 'https' : 'http'}://${asText(host)}`,
      }),
    ],
    [/\.(?:get|post|put|delete|patch|request)$/, pythonCall],
    [
      /(?:^|\.)(?:Async)?Client$/,
      ({ named: { base_url: url, headers, params: query } }) => ({ url, headers, query }),
    ],
    [/headers\.update$/, ({ args: [headers] }) => ({ headers })],
  ],
  php: [
    [/^curl_init$/, ({ args: [url] }) => start({ url })],
    [/^curl_setopt$/, ({ args: [, option, value] }) => curlOptions({ [asText(option)]: value })],
    [/^curl_setopt_array$/, ({ args: [, options] }) => curlOptions(options)],
    [/^stream_context_create$/, phpContext],
    [/^file_get_contents$/, ({ args: [url] }) => (isAddress(url) ? start({ url }) : undefined)],
    [/(?:^|\\)Client$/, ({ args: [options], source }) => configured(options, source)],
    [/(?:^|\.)withHeaders$/, ({ args: [headers] }) => ({ headers })],
    [/(?:^|\.)baseUrl$/, ({ args: [url] }) => ({ url })],
    [/(?:^|\.)withBasicAuth$/, () => ({ headers: { authorization: 'Basic' } })],
    [
      /(?:^|\.)withToken$/,
      ({ args: [token] }) => ({ headers: { authorization: `Bearer ${asText(token)}` } }),
    ],
    [/\.(?:request|get|post|put|delete)$/, guzzleCall],
  ],
  java: [
    [
      /(?:^|\.)newBuilder$/,
      ({ name, args: [url] }) => (/Client/.test(name) ? undefined : start({ url })),
    ],
    [/\.(?:(?:get|post)For\w+|exchange)$/, springCall],
    [/(?:^|\.)HttpEntity$/, springEntity],
    [/[cC]lient\.(?:get|post|put|delete)$/, ({ name }) => start({ method: verb(name) })],
    [/[cC]lient\.create$|\.baseUrl$/, ({ args: [url] }) => ({ url })],
    [/\.(?:bodyValue|body)$/, springEntity],
    [/[hH]eaders\.(?:set|add)$/, headerOf],
    [
      /\.(?:setContentType|contentType)$/,
      ({ args: [type] }) => ({ headers: { 'content-type': mediaType(type) } }),
    ],
    [/\.openConnection$/, ({ receiver }) => start({ url: receiver })],
    [/\.url$/, ({ args: [url] }) => start({ url })],
    [/\.setRequestMethod$/, ({ args: [method] }) => ({ method })],
    [/\.uri$/, ({ args: [url] }) => ({ url })],
    [/\.(?:header|setHeader|setRequestProperty|addHeader)$/, headerOf],
    [
      /\.headers$/,
      ({ args }) => ({
        headers: Object.fromEntries(
          args.flatMap((name, at) => (at % 2 === 0 ? [[asText(name), args[at + 1]]] : [])),
        ),
      }),
    ],
    [
      /\.(?:GET|POST|PUT|DELETE|get|post|put|delete)$/,
      ({ name, args: [body] }) => ({ method: verb(name), ...(body !== undefined && { body }) }),
    ],
    [/\.method$/, ({ args: [method, body] }) => ({ method, ...(body !== undefined && { body }) })],
  ],
  csharp: [
    [
      /^HttpRequestMessage$/,
      ({ args: [method, url], source }) =>
        start({ method: /HttpMethod\.(\w+)/.exec(source)?.[1] ?? method, url }),
    ],
    [/^RestClient$/, ({ args: [url] }) => ({ url })],
    [
      /^RestRequest$/,
      ({ args: [url], source }) =>
        start({ method: /Method\.(\w+)/.exec(source)?.[1] ?? 'GET', url }),
    ],
    [
      /\.(?:AddParameter|AddQueryParameter)$/,
      ({ args: [name, value] }) =>
        /^application\//.test(asText(name))
          ? { body: value, headers: { 'content-type': name } }
          : { query: { [asText(name)]: value } },
    ],
    [
      /\.AddJsonBody$/,
      ({ args: [json] }) =>
        typeof json === 'string' ? { body: json, headers: jsonType } : { json },
    ],
    [
      /\.(?:AddStringBody|AddBody)$/,
      ({ args: [body, type] }) => ({ body, headers: { 'content-type': mediaType(type) } }),
    ],
    [/\.AddHeader$|Headers\.(?:Add|TryAddWithoutValidation)$/, headerOf],
    [
      /\.(?:GetAsync|GetStringAsync|GetStreamAsync|DeleteAsync|GetFromJsonAsync)$/,
      ({ name, args: [url] }) => start({ method: verb(name), url }),
    ],
    [
      /\.(?:PostAsync|PutAsync)$/,
      ({ name, args: [url, body] }) => start({ method: verb(name), url, body }),
    ],
    [
      /\.(?:PostAsJsonAsync|PutAsJsonAsync)$/,
      ({ name, args: [url, json] }) => start({ method: verb(name), url, json }),
    ],
  ],
  go: [
    [
      /\.NewRequest$/,
      ({ args: [method, url, body] }) => start({ method, url, ...(body !== null && { body }) }),
    ],
    [
      /\.NewRequestWithContext$/,
      ({ args: [, method, url, body] }) => start({ method, url, ...(body !== null && { body }) }),
    ],
    [/^http\.(?:Get|Head)$/, ({ args: [url] }) => start({ method: 'GET', url })],
    [
      /^http\.Post$/,
      ({ args: [url, type, body] }) =>
        start({ method: 'POST', url, headers: { 'content-type': type }, body }),
    ],
    [/Header\.(?:Set|Add)$/, headerOf],
    [/\.SetBasicAuth$/, () => ({ headers: { authorization: 'Basic' } })],
  ],
};
