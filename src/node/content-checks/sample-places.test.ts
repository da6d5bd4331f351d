import { describe, expect, it } from 'vitest';
import { placeFaults } from './sample-places';

const faultsOf = (code: string) => placeFaults({ code, title: '' });

describe('what readers replace', () => {
  it.each([
    ["fetch('https://{host}/api/v1/category/demo/{tree}')", '{tree} is no placeholder'],
    ['https://{host}/console/charts/demo', '"demo" stands where'],
    ["const place = 'demo/products';", '"demo" stands where'],
  ])('is known to the placeholders: %s', (code, message) => {
    expect(faultsOf(code)).toEqual([expect.stringContaining(message)]);
  });

  it('may be anything in variables and responses', () => {
    expect(faultsOf('fetch(`https://{host}/api/${version}/demo/${code}`)')).toHaveLength(1);
    expect(faultsOf('fetch(`https://{host}/${version}`)')).toEqual([]);
    expect(faultsOf('HTTP/1.1 302\nLocation: https://{host}/{new}/demo')).toEqual([]);
  });
});
