import { isObject } from '../../../lib/values/json-object';
import {
  begins,
  methodOf,
  start,
  takes,
  withJson,
  type Client,
  type Clients,
} from './client-parts';
import { powerShellCall } from './powershell';
import { asText } from './program-strings';

/** A client that takes an address with a query, or with a body. */
export const byMethod =
  (get: string, others: string): Client =>
  (call) =>
    begins(methodOf(call.name) === 'GET' ? get : others)(call);

/** A request of C#, where a constant names the method. */
const sharpRequest =
  (names: string): Client =>
  (call) => {
    const method = /Method\.(\w+)/.exec(call.source)?.[1];
    return start({ ...takes(names)(call), ...(method !== undefined && { method }) });
  };

/** Functions of HTTP clients in the languages that are rewritten as JavaScript. */
export const rewrittenClients: Readonly<Record<string, Clients>> = {
  PowerShell: [[/(?:^|\.)request$/, powerShellCall]],
  'C#': [
    [/^HttpRequestMessage$/, sharpRequest('method url')],
    [/^RestClient$/, takes('url')],
    [/^RestRequest$/, sharpRequest('url')],
    [
      /\.(?:AddParameter|AddQueryParameter)$/,
      ({ args: [name, value] }) =>
        /^application\//.test(asText(name))
          ? { body: value, headers: { 'content-type': name } }
          : { query: { [asText(name)]: value } },
    ],
    [
      /\.AddJsonBody$/,
      ({ args: [body] }) => withJson({ body, headers: { 'content-type': 'application/json' } }),
    ],
    [/\.(?:AddStringBody|AddBody)$/, takes('body type')],
    [/\.(?:Get|Delete)\w*Async$/, begins('url')],
    [/\.(?:PostAsync|PutAsync)$/, begins('url body')],
    [/\.(?:PostAsJsonAsync|PutAsJsonAsync)$/, begins('url json')],
  ],
  Ruby: [
    [/HTTP\.(?:Get|Post|Put|Delete)$/, begins('url headers')],
    [/HTTP\.post_form$/, begins('url form')],
    [/HTTP\.post$/, begins('url body headers')],
    [/HTTP\.get\w*$|^URI\.open$/, begins('url headers')],
    [/(?:^|\.)HTTP$/, ({ args: [host] }) => ({ url: `https://${asText(host)}` })],
    [/^Faraday$/, (call) => takes(isObject(call.args[0]) ? 'options' : 'url')(call)],
    [
      /^HTTParty\.\w+$/,
      (call) => {
        const { body: form, ...part } = begins('address options')(call) ?? {};
        return { ...part, form };
      },
    ],
    [/\.(?:get|post|put|delete)$/, byMethod('address query headers', 'address form headers')],
    [/\.set_form_data$/, takes('form')],
  ],
  Swift: [
    [
      /^AF\.request$/,
      ({ args: [url, ...given], source }) => {
        const method =
          given.find((value) => /^(?:get|post|put|delete)$/.test(asText(value))) ?? 'get';
        const part = source.includes('JSON') ? 'json' : method === 'get' ? 'query' : 'form';
        return start({ url, method, [part]: given.find(isObject) });
      },
    ],
    [/^URLRequest$/, begins('url')],
    [/\.(?:data|dataTask)$/, begins('address')],
    [/\.(?:set|add)Value$/, ({ args: [value, name] }) => ({ headers: { [asText(name)]: value } })],
  ],
  Rust: [
    [/\.(?:get|post|put|delete)$/, begins('address')],
    [/\.query$/, ({ args: [query] }) => ({ query })],
    [/\.json$/, takes('json')],
    [/\.form$/, takes('form')],
    [/\.body$/, takes('body')],
  ],
};
