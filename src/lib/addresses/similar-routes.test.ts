import { describe, expect, it } from 'vitest';
import { flattenSidebar, similarRoutes } from './similar-routes';

const pages = flattenSidebar([
  {
    label: 'Search',
    path: '/docs/qsc-admin/search',
    items: [
      { label: 'Filters', path: '/docs/qsc-admin/search/filters' },
      { label: 'Spellcheck API', path: '/docs/qsc-admin/search/spellcheck' },
    ],
  },
  { label: 'Chat', path: '/docs/qsc-admin/chat' },
  { label: 'FAQ', path: '/docs/qsc-admin/faq' },
  { label: 'Launch now', path: '/docs/qsc-admin/launch-now' },
]);
const paths = (address: string) => similarRoutes(address, pages).map(({ path }) => path);

describe('pages similar to an address that does not exist', () => {
  it('finds the page by the last segment, also in another form', () => {
    expect(paths('/docs/filter')[0]).toBe('/docs/qsc-admin/search/filters');
    expect(paths('/docs/qsc-admin/search/spellchecks')[0]).toBe(
      '/docs/qsc-admin/search/spellcheck',
    );
    expect(paths('/search')[0]).toBe('/docs/qsc-admin/search');
  });

  it('matches a short word only if one letter follows', () => {
    expect(paths('/nowhere')).toEqual([]);
    expect(paths('/faqs')).toEqual(['/docs/qsc-admin/faq']);
  });

  it('finds nothing without a common word', () => {
    expect(paths('/xyzzy')).toEqual([]);
    expect(paths('/')).toEqual([]);
  });
});
