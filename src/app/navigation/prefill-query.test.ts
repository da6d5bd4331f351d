// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { prefillQuery } from './prefill-query';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-searching');
});

/** The value of the search field once the HTML of a page at this address is parsed. */
function fieldAt(address: string, typed = ''): string | undefined {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<form role="search"><input name="query"></form>';
  const field = document.querySelector('input');
  prefillQuery('/search');
  if (field) field.value = typed;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return field?.value;
}
const isSearching = () => document.documentElement.hasAttribute('data-searching');

it.each(['/search?query=facet+ranges', '/docs-site/search/?query=facet%20ranges'])(
  'the field of %s shows the query, and the page shows that it searches',
  (address) => {
    expect(fieldAt(address)).toBe('facet ranges');
    expect(isSearching()).toBe(true);
  },
);

it.each(['/search', '/search?query=', '/docs/search-tips?query=x'])(
  'the field of %s stays empty',
  (address) => {
    expect(fieldAt(address)).toBe('');
    expect(isSearching()).toBe(false);
  },
);

it("does not replace the reader's input", () => {
  expect(fieldAt('/search?query=a', 'typed')).toBe('typed');
});
