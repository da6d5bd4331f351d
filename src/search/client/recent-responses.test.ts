import { expect, it } from 'vitest';
import { cacheResponse, cachedResponse, type CachedResponse } from './recent-responses';

const response = (requestId: string): CachedResponse => ({
  response: { statusCode: 200, time: 1, requestId, result: {} },
});

it('returns the latest response to a request, and nothing for others', () => {
  cacheResponse('a', response('1'));
  cacheResponse('a', response('2'));
  expect(cachedResponse('a')).toEqual(response('2'));
  expect(cachedResponse('b')).toBeUndefined();
  expect(cachedResponse(undefined)).toBeUndefined();
});

it('forgets the oldest when there are many', () => {
  for (let count = 0; count < 40; count++) cacheResponse(`key ${count}`, response(`${count}`));
  expect(cachedResponse('key 9')).toBeUndefined();
  expect(cachedResponse('key 10')).toEqual(response('10'));
  expect(cachedResponse('key 39')).toEqual(response('39'));
});
