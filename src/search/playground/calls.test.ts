import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaCheck } from '../checks/schema-check';
import { encodePairs } from '../protocol/query-string';
import { neededToken } from '../protocol/operations';
import { operations } from '../protocol/schema/operations';
import { callOf, calls, sources } from './calls';
import { problemsOf } from './problems';
import { callSamples } from '../protocol/samples/call-samples';
import { sampleHeaders, sampleUrl } from '../protocol/samples/sample-call';
import { requestOf } from './service';
import { example, parsePlayground, playgroundAddress, playgroundPairs, withCall } from './state';

/** The operation of a call; one type of feeding is in its path. */
const operationOf = (call: (typeof calls)[number]) => {
  const { method, path } = callOf(call);
  return operations.find(
    (operation) =>
      operation.method === method &&
      operation.path.replace('{feedingType}', 'qsc').replace('{index}', '{code}') ===
        path.replace('{index}', '{code}'),
  );
};

/** The calls that the practice tenant has. */
const practised = new Set(
  operations.flatMap(({ id, group }) =>
    ['search', 'suggest', 'schema', 'bulk', 'full-feed'].includes(group) ||
    /^category-(?:get|post)$/.test(id)
      ? [id]
      : [],
  ),
);

describe('the calls of the playground', () => {
  it.each(calls)('%s is a call of the API, with its token and a valid body', (call) => {
    const operation = operationOf(call);
    const { token, body } = callOf(call);
    expect(operation).toBeDefined();
    if (!operation) return;
    expect(token).toBe(neededToken(operation));
    expect(body !== undefined).toBe(operation.body !== undefined);
    if (operation.body) expect(schemaCheck(operation.body)(JSON.parse(body ?? ''), '')).toEqual([]);
  });

  it('have the name, method, and path in the address and the request', () => {
    const state = parsePlayground('source=practice&call=bulk&index=shop');
    expect(playgroundAddress(state)).toBe('/playground?source=practice&call=bulk&index=shop');
    expect(requestOf(state)).toMatchObject({ method: 'POST', token: 'feeding token' });
  });

  it('are all calls of the reference', () => {
    const paths = calls.map((call) => operationOf(call)?.id);
    expect(new Set(paths)).toEqual(new Set(operations.map(({ id }) => id)));
  });

  it.each(calls)(
    '%s selects a source that responds to it, and a link reports a source that does not',
    (call) => {
      const { sources: able } = callOf(call);
      for (const source of sources) {
        const state = parsePlayground(`source=${source}&call=${call}`);
        expect(state).toMatchObject({ source, call });
        expect(problemsOf(state).has('call')).toBe(!able.includes(source));
        const chosen = withCall({ ...state, call: 'search' }, call);
        expect(able).toContain(chosen.source);
        if (able.includes(source)) expect(chosen.source).toBe(source);
      }
      expect(able.includes('practice')).toBe(practised.has(call.replace(/^search$/, 'search-get')));
      expect(able).toContain('service');
    },
  );

  it.each(calls)('%s has a field for each required part of its address', (call) => {
    const operation = operationOf(call);
    const { parameters = {} } = callOf(call);
    const { tenant, index, code, feedingType, ...others } = operation?.pathParameters ?? {};
    expect([tenant, index ?? code]).not.toContain(undefined);
    expect(feedingType === undefined || call === 'bulk').toBe(true);
    const needed = [...Object.keys(others), ...(operation?.requiredQuery ?? [])];
    expect(Object.keys(parameters)).toEqual(needed.filter((name) => name !== 'q'));
  });

  it('have the values of their fields in the address, the path, and the query', () => {
    const urlOf = (query: string) =>
      sampleUrl(
        requestOf(parsePlayground(`source=service&host=h.example&tenant=t&index=c&${query}`)),
      );
    expect(urlOf('call=list-export')).toBe(
      'https://h.example/api/v1/admin/list/export/t/c?type=json',
    );
    expect(urlOf('call=list-export&type=csv')).toMatch(/\?type=csv$/);
    expect(urlOf('call=short-url&shortUrl=a%2Fb')).toBe(
      'https://h.example/api/v1/short-url/t/c/a%2Fb',
    );
    expect(
      playgroundAddress(parsePlayground('source=service&call=short-url&shortUrl=x')),
    ).toContain('shortUrl=x');
    expect(problemsOf(parsePlayground('source=service&call=short-url')).has('shortUrl')).toBe(true);
  });

  it('leave their fields to themselves when another call is chosen', () => {
    const other = withCall(parsePlayground('source=service&call=list-export&locale=en'), 'search');
    expect(playgroundPairs(other)).toEqual([['locale', 'en']]);
  });

  it('send basic auth in place of a token when they ask for the explain tree', () => {
    const stateOf = (query: string) => parsePlayground(`source=service&host=h.example&${query}`);
    for (const call of ['search', 'search-post']) {
      const asked = requestOf(stateOf(`call=${call}&explain=true`));
      expect(Object.fromEntries(sampleHeaders(asked, 'secret'))).toMatchObject({
        Authorization: 'secret',
      });
      for (const { code } of callSamples(asked)) expect(code).toContain('QSC_AUTHORIZATION');
      expect(requestOf(stateOf(`call=${call}`)).token).toBeUndefined();
    }
  });
});

describe('the page about the playground', () => {
  const page = readFileSync('content/docs/playground/test-id.mdx', 'utf8');

  it.each(calls)('names the call %s', (call) => {
    expect(page).toContain(`"${callOf(call).name}"`);
  });

  it('shows the request that the form sends for the suggested query', () => {
    const steps = [
      ...page.matchAll(
        /Enter the query `([^`]+)`, and press "Run"\. You see this request[^<]*<SearchExample[^>]*?request="([^"]+)"/g,
      ),
    ];
    expect(steps).not.toHaveLength(0);
    for (const [, q = '', request] of steps)
      expect(request).toBe(encodePairs(playgroundPairs({ ...example, q })));
  });
});
