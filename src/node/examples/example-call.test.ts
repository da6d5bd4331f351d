import { describe, expect, it } from 'vitest';
import { decodePairs } from '../../search/protocol/query-string';
import { readableQuery, sampleCall } from './example-call';
import { sampleUrl } from '../../search/protocol/samples/sample-call';

describe('addresses of calls', () => {
  it.each([
    ['q=cordless drill&rows=2', 'q=cordless%20drill&rows=2'],
    ['f.brand=Grünwerk', 'f.brand=Gr%C3%BCnwerk'],
    ['f.brand=Brandt%20%26%20Rowe', 'f.brand=Brandt%20%26%20Rowe'],
    ['f.brand.or[]=BoltWerk,Halden', 'f.brand.or%5B%5D=BoltWerk,Halden'],
    ['f.price.range={5,10]', 'f.price.range=%7B5,10%5D'],
    ['f.category.tree=Power tools > Drills', 'f.category.tree=Power%20tools%20%3E%20Drills'],
    [`q="claw hammer" o'clock`, 'q=%22claw%20hammer%22%20o%27clock'],
  ])('%s', (written, readable) => {
    expect(readableQuery(written)).toBe(readable);
    // Encoding loses nothing.
    expect(decodePairs(readable)).toEqual(decodePairs(readableQuery(readable)));
  });

  it('have no question mark without parameters', () => {
    expect(sampleUrl(sampleCall({ index: 'products', kind: 'search', query: '' }))).toBe(
      'https://{host}/api/v1/search/demo/products',
    );
  });
});
