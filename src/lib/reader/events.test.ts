import fs from 'node:fs';
import { expect, it } from 'vitest';

it('the guide for operators has one complete example of each event', () => {
  const source = fs.readFileSync('src/lib/reader/events.ts', 'utf8');
  const types = [...source.matchAll(/\| \{ type: '(\w+)'; ([^}]*) \}/g)].map(
    ([, type = '', rest = '']) => [type, [...rest.matchAll(/(\w+)\??:/g)].map(([, name]) => name)],
  );
  const guide = fs.readFileSync('deploy/README.md', 'utf8');
  const examples = [...guide.matchAll(/`(\{"type":.*?\})`/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  expect(examples.map(({ type }) => type)).toEqual(types.map(([type]) => type));
  for (const [index, [type, names = []]] of types.entries()) {
    const { type: exampleType, requestId, ...fields } = examples[index] ?? {};
    expect(exampleType).toBe(type);
    const expected = (names as string[]).filter((name) => name !== 'requestId');
    expect(Object.keys(fields), String(type)).toEqual(expected);
    if (/search|answer|click/.test(String(type))) expect(requestId).toMatch(/^[\w-]{36}$/);
  }
});
