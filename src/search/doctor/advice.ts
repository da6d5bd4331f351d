import { operationOf, queryOf, type SampleRequest } from '../checks/endpoints';
import { decodePairs } from '../protocol/query-string';

/** Findings beyond the rules of the API: a missing body, and valid requests that are rarely intended. */
export function advice(request: SampleRequest, isPartial: boolean) {
  const { url, method, body, headers = {} } = request;
  const pairs = decodePairs(queryOf(url));
  const names = pairs.map(([name]) => name);
  const [, rows = '0'] = /[?&]rows=(\d+)/.exec(url) ?? [];
  const operation = operationOf(request);
  const isSearch = operation?.group === 'search' || operation?.group === 'suggest';
  const isBearer = /^bearer /i.test(headers['authorization'] ?? '');
  const token = isBearer ? 'authorization' : 'x-qsc-token';
  const isBare = !isPartial && method !== undefined && body === undefined;
  return [
    ...(isSearch && token in headers
      ? [['token-unneeded', { name: token, value: '' }] as const]
      : []),
    ...(isBare && operation?.body ? [['body-missing', { name: '', value: '' }] as const] : []),
    ...names
      .filter((name, at) => /^f\.[^.]+$/.test(name) && names.indexOf(name) < at)
      .map((name) => ['sent-twice', { name, value: '' }] as const),
    ...pairs
      .filter(
        ([name, value]) => /^f\.[^.]+(?:\.(?:or|and|not))?$/.test(name) && /\S,\S/.test(value),
      )
      .map(([name]) => ['comma', { name, value: '' }] as const),
    ...(Number(rows) > 1000 ? [['many-rows', { name: 'rows', value: rows }] as const] : []),
  ];
}
