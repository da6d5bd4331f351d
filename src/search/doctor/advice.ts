import { operationOf, queryOf, type SampleRequest } from '../checks/endpoints';
import { fault, type Fault } from '../checks/faults';
import { decodePairs } from '../protocol/query-string';

/** Findings beyond the rules of the API: a missing body, and valid requests that are rarely intended. */
export function advice(request: SampleRequest, isPartial: boolean): Fault[] {
  const { url, method, body, headers = {} } = request;
  const pairs = decodePairs(queryOf(url));
  const names = pairs.map(([name]) => name);
  const operation = operationOf(request);
  const isSearch = operation?.group === 'search' || operation?.group === 'suggest';
  const isBearer = /^bearer /i.test(headers['authorization'] ?? '');
  const token = isBearer ? 'authorization' : 'x-qsc-token';
  const lacksBody = !isPartial && method !== undefined && body === undefined && operation?.body;
  const twice = names.filter((name, at) => /^f\.[^.]+$/.test(name) && names.indexOf(name) < at);
  const listed = pairs.filter(
    ([name, value]) => /^f\.[^.]+(?:\.(?:or|and|not))?$/.test(name) && /\S,\S/.test(value),
  );
  return [
    ...(isSearch && token in headers ? [fault('token-unneeded', '', { name: token })] : []),
    ...(lacksBody ? [fault('body-missing')] : []),
    ...twice.map((name) => fault('sent-twice', '', { name })),
    ...listed.map(([name]) => fault('comma', '', { name })),
  ];
}
