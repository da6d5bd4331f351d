import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { exampleSamples, requestSamples } from './request-samples';

const url = 'https://{host}/api/v1/search/demo/products?q=drill';

describe('the samples of a call', () => {
  it('are JavaScript that parses, as the content of a module', () => {
    const code = requestSamples(url).find(({ language }) => language === 'js')?.code ?? '';
    expect(code).toContain(url);
    expect(() => new vm.Script(`async () => {${code}}`)).not.toThrow();
  });

  it('are the whole HTTP request and the other languages in examples', () => {
    const samples = exampleSamples(url);
    expect(samples.map(({ label }) => label)).toEqual(['HTTP', 'curl', 'JavaScript', 'Java']);
    expect(samples[0]?.code).toBe(`GET ${url} HTTP/1.1\nAccept: application/json`);
  });
});
