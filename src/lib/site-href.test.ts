import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPageAddress, siteHref, siteHrefs } from './site-href';

const prefix = vi.hoisted(() => ({ value: '' }));
// Gatsby puts the prefix in when it bundles.
vi.mock('gatsby', () => ({ withPrefix: (path: string) => `${prefix.value}${path}` }));

afterEach(() => {
  prefix.value = '';
});

describe('addresses of the site', () => {
  it('get the path prefix, others do not', () => {
    prefix.value = '/help';
    expect(siteHref('/docs/a#b')).toBe('/help/docs/a#b');
    expect(siteHref('/feed.xml')).toBe('/help/feed.xml');
    for (const other of ['#b', '//cdn.test/a', 'https://a.test/', 'mailto:a@b.test'])
      expect(siteHref(other)).toBe(other);
  });

  it('get it in HTML, in attributes alone', () => {
    prefix.value = '/help';
    expect(
      siteHrefs(
        '<a class="x" href="/docs/a?b=1&amp;c">href=&quot;/no&quot;</a><a href="//o.test">o</a><a href="#x">x</a>',
      ),
    ).toBe(
      '<a class="x" href="/help/docs/a?b=1&amp;c">href=&quot;/no&quot;</a><a href="//o.test">o</a><a href="#x">x</a>',
    );
    prefix.value = '';
    expect(siteHrefs('<a href="/a">a</a>')).toBe('<a href="/a">a</a>');
  });

  it('are pages unless they end like a file', () => {
    expect(['/', '/docs/a', '/docs/a?x=1.5', '/docs/a#b'].filter(isPageAddress)).toHaveLength(4);
    expect(
      ['/feed.xml', '/a.md?x', '//o.test/a', 'https://o.test', '#a', ''].filter(isPageAddress),
    ).toEqual([]);
  });
});
