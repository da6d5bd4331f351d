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

it('a preview is left out of search engines, page by page', async () => {
  const head = await headOf('1');
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('rel="canonical"');
});

it('the site itself is found', async () => {
  const head = await headOf('');
  expect(head).not.toContain('noindex');
  expect(head).toContain('rel="canonical"');
});
