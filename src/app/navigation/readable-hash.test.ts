// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { removeUnreadableHashes } from './readable-hash';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/a?b=c#%FF', '/a?b=c'],
  ['/a#%', '/a'],
  ['/a#part-%C3%BC', '/a#part-%C3%BC'],
  ['/a', '/a'],
])('the address %s becomes %s', (address, expected) => {
  window.history.replaceState(null, '', address);
  removeUnreadableHashes();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(expected);
});

it('an address that is entered later is watched too', () => {
  removeUnreadableHashes();
  window.history.replaceState(null, '', '/a#%E0%A4%A');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe('');
});
