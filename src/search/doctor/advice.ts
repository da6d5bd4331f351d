import { operationOf, queryOf, type SampleRequest } from '../checks/endpoints';
import { decodePairs } from '../protocol/query-string';

/** A body that no rule of a sample asks for, and what breaks no rule and is seldom meant. */
export function advice(request: SampleRequest, isPartial: boolean) {
  const { url, method, body } = request;
  const pairs = decodePairs(queryOf(url));
  const names = pairs.map(([name]) => name);
  const [, rows = '0'] = /[?&]rows=(\d+)/.exec(url) ?? [];
  const isBare = !isPartial && method !== undefined && body === undefined;
  return [
    ...(isBare && operationOf(request)?.body
      ? [['body-missing', { name: '', value: '' }] as const]
      : []),
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
