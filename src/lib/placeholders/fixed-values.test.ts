import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

it('a site for one customer has host and tenant in its HTML; readers enter the rest', async () => {
  vi.stubEnv('GATSBY_VALUES_HOST', 'search.acme.example');
  vi.stubEnv('GATSBY_VALUES_TENANT', 'acme');
  const { markCode, markText } = await import('./mark-placeholders');
  expect(markCode('GET https://{host}/api/v1/search/demo/products')).toBe(
    'GET https://search.acme.example/api/v1/search/acme/<var data-v="code">products</var>',
  );
  expect(markText('Open https://{host}.').join('')).toBe('Open https://search.acme.example.');
});

it('ignores an empty setting', async () => {
  vi.stubEnv('GATSBY_VALUES_HOST', '');
  const { markCode } = await import('./mark-placeholders');
  expect(markCode('https://{host}/api')).toBe('https://<var data-v="host">{host}</var>/api');
});
