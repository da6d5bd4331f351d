import { expect, it } from 'vitest';
import { keepResponse, recentResponse, type FoundResponse } from './recent-responses';

const response = (requestId: string): FoundResponse => ({
  response: { statusCode: 200, time: 1, requestId, result: {} },
});

it('gives the latest response to a request, and nothing for others', () => {
  keepResponse('a', response('1'));
  keepResponse('a', response('2'));
  expect(recentResponse('a')).toEqual(response('2'));
  expect(recentResponse('b')).toBeUndefined();
  expect(recentResponse(undefined)).toBeUndefined();
});

it('forgets the oldest when there are many', () => {
  for (let count = 0; count < 40; count++) keepResponse(`key ${count}`, response(`${count}`));
  expect(recentResponse('key 9')).toBeUndefined();
  expect(recentResponse('key 10')).toEqual(response('10'));
  expect(recentResponse('key 39')).toEqual(response('39'));
});
