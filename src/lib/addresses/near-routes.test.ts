import { describe, expect, it } from 'vitest';
import { flatten, nearRoutes } from './near-routes';

const pages = flatten([
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
const paths = (address: string) => nearRoutes(address, pages).map(({ path }) => path);

describe('pages near an address that does not exist', () => {
  it('finds the page by the last part, also in another form', () => {
    expect(paths('/docs/filter')[0]).toBe('/docs/qsc-admin/search/filters');
    expect(paths('/docs/qsc-admin/search/spellchecks')[0]).toBe(
      '/docs/qsc-admin/search/spellcheck',
    );
    expect(paths('/search')[0]).toBe('/docs/qsc-admin/search');
  });

  it('takes a short word for another one unless a letter is all the difference', () => {
    expect(paths('/nowhere')).toEqual([]);
    expect(paths('/faqs')).toEqual(['/docs/qsc-admin/faq']);
  });

  it('finds nothing where nothing is shared', () => {
    expect(paths('/xyzzy')).toEqual([]);
    expect(paths('/')).toEqual([]);
  });
});
