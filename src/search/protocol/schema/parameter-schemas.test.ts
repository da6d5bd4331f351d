import { describe, expect, it } from 'vitest';
import { requestFaults } from '../../checks/endpoints';
import { problemsOf } from '../../playground/problems';
import { requestOf } from '../../playground/service';
import { filterForms, filterName, parsePlayground } from '../../playground/state';
import { decodeRequest, encodePairs } from '../query-string';
import { sampleUrl } from '../samples/sample-call';
import { filterOperators, parameterSchemas } from './parameter-schemas';

describe('the parameters', () => {
  const values: Record<string, string> = { boolean: 'true', integer: '2' };
  const sampleOf = (name: string): string => {
    if (name === 'ctrl') return 'trace';
    if (name.endsWith('humandate')) return 'last week';
    if (/date/i.test(name)) return '2025-01-01,2025-02-01';
    if (/range|slider/.test(name)) return '1,2';
    return (
      values[(parameterSchemas as Record<string, { type?: string }>)[name]?.type ?? ''] ?? 'de'
    );
  };
  const named = (name: string) => name.replace(/\{\w+\}/, 'some');

  it.each(Object.keys(parameterSchemas))('%s: reader, checks, and playground accept it', (name) => {
    const query = encodePairs([[named(name), sampleOf(name)]]);
    const request = decodeRequest(query);
    expect(request.others).toBeUndefined();
    // The profile of an app reads its own parameters.
    expect(Object.keys(request)).toHaveLength(name === 'p.{name}' ? 0 : 1);
    const state = parsePlayground(`?source=shop&${query}`);
    expect(problemsOf(state).size).toBe(0);
    expect(sampleUrl(requestOf(state))).toContain(query);
    const headers: Record<string, string> = name === 'explain' ? { authorization: 'Basic x' } : {};
    expect(requestFaults({ method: 'GET', url: sampleUrl(requestOf(state)), headers })).toEqual([]);
  });

  it('of filters have a form each in the playground', () => {
    expect(filterForms).toEqual(Object.keys(filterOperators));
    expect(filterForms.map((form) => filterName({ id: '{id}', form }))).toEqual(
      Object.keys(parameterSchemas).filter((name) => name.startsWith('f.')),
    );
  });
});
