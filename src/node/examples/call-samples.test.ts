import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { callSamples } from './call-samples';

describe('the JavaScript of a call', () => {
  it.each([
    ['GET', undefined],
    ['POST', '{ "q": "drill" }'],
  ])('can be run: %s', (_, body) => {
    const samples = callSamples({
      index: 'products',
      kind: 'search',
      query: body === undefined ? 'q=drill' : '',
      ...(body !== undefined && { body }),
    });
    const code = samples.find(({ language }) => language === 'js')?.code ?? '';
    expect(code).toContain('await fetch');
    expect(() => new Script(`async function sample() {\n${code}\n}`)).not.toThrow();
  });
});
