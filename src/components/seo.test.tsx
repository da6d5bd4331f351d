import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function headOf(preview: string): Promise<string> {
  vi.stubEnv('GATSBY_PREVIEW', preview);
  vi.stubGlobal('__BASE_PATH__', '');
  const { Seo } = await import('./seo');
  return renderToStaticMarkup(<Seo title="Filters" path="/docs/filters" />);
}

it('search engines may not index a page of a preview', async () => {
  const head = await headOf('1');
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('rel="canonical"');
});

it('search engines may index a page of the site', async () => {
  const head = await headOf('');
  expect(head).not.toContain('noindex');
  expect(head).toContain('rel="canonical"');
});
