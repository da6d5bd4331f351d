import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaCheck } from '../checks/schema-check';
import { encodePairs } from '../protocol/query-string';
import { neededToken } from '../protocol/schema/operation';
import { operations } from '../protocol/schema/operations';
import { callOf, calls, isQuery } from './calls';
import { requestOf } from './service';
import { example, parsePlayground, playgroundAddress, playgroundPairs } from './state';

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

describe('the calls of the playground', () => {
  it.each(calls)(
    '%s is one of the API, with its token and a body that its schema takes',
    (call) => {
      const operation = operationOf(call);
      const { hasToken = false, body } = callOf(call);
      expect(operation).toBeDefined();
      if (!operation) return;
      expect(hasToken).toBe(neededToken(operation) !== undefined);
      expect(body !== undefined).toBe(operation.body !== undefined);
      if (operation.body)
        expect(schemaCheck(operation.body)(JSON.parse(body ?? ''), '')).toEqual([]);
    },
  );

  it('have the name, method, and path in the address and the request', () => {
    const state = parsePlayground('source=practice&call=bulk&index=shop');
    expect(playgroundAddress(state)).toBe('/playground?source=practice&call=bulk&index=shop');
    expect(requestOf(state)).toMatchObject({ method: 'POST', hasToken: true });
  });

  it('never go to an index of this site', () => {
    for (const call of calls.filter((name) => !isQuery(name)))
      expect(parsePlayground(`source=shop&call=${call}`)).toMatchObject({
        source: 'practice',
        call,
      });
  });
});

describe('the page about the playground', () => {
  const page = readFileSync('content/docs/playground/test-id.mdx', 'utf8');

  it.each(calls)('names the call %s', (call) => {
    expect(page).toContain(`"${callOf(call).name}"`);
  });

  it('shows the request that the form sends for the query that it says to enter', () => {
    const steps = [
      ...page.matchAll(
        /Enter the query `([^`]+)`\. You see this request[^<]*<SearchExample[^>]*?request="([^"]+)"/g,
      ),
    ];
    expect(steps).not.toHaveLength(0);
    for (const [, q = '', request] of steps)
      expect(request).toBe(encodePairs(playgroundPairs({ ...example, q })));
  });
});
