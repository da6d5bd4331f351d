import { expect, it } from 'vitest';
import { site } from '../../site';
import { resultUrl } from './result-url';

it.each([
  ['/docs/a?b#c', '/docs/a?b#c'],
  [`${site.siteUrl}/docs/a`, '/docs/a'],
  [site.siteUrl, '/'],
  ['https://shop.example.org/a', 'https://shop.example.org/a'],
  ['HTTP://shop.example.org', 'HTTP://shop.example.org'],
])('a result with the URL %s links to %s', (url, expected) => {
  expect(resultUrl(url)).toBe(expected);
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example.org',
  '/\\evil.example.org',
  'https:///x',
  'docs/a',
  '',
  7,
  null,
  undefined,
])('a result with the URL %j has no link', (url) => {
  expect(resultUrl(url)).toBeUndefined();
});
