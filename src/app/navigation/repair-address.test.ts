// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { repairAddress } from './repair-address';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/a?b=c#%FF', '/a?b=c'],
  ['/a#%', '/a'],
  ['/a#part-%C3%BC', '/a#part-%C3%BC'],
  ['/a', '/a'],
  ['/100%-free?b=%#c', '/100%25-free?b=%#c'],
  ['/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
  ['/%C3%BC/%', '/%C3%BC/%25'],
  ['/50%/b#%FF', '/50%25/b'],
])('the address %s becomes %s', (address, expected) => {
  window.history.replaceState(null, '', address);
  repairAddress();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(expected);
});

it('repairs an address that the reader enters later', () => {
  repairAddress();
  window.history.replaceState(null, '', '/a#%E0%A4%A');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe('');
});
