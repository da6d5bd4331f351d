import { afterEach, describe, expect, it, vi } from 'vitest';
import { absoluteUrl, isPageAddress, routeOf, siteHref, siteHrefs } from './urls';

/** Gatsby puts the prefix in when it bundles. */
const withPrefix = (prefix: string) => vi.stubGlobal('__BASE_PATH__', prefix);

afterEach(() => vi.unstubAllGlobals());

describe('addresses of the site', () => {
  it('get the path prefix, others do not', () => {
    withPrefix('/help');
    expect(siteHref('/docs/a#b')).toBe('/help/docs/a#b');
    expect(siteHref('/feed.xml')).toBe('/help/feed.xml');
    for (const other of ['#b', '//cdn.test/a', 'https://a.test/', 'mailto:a@b.test'])
      expect(siteHref(other)).toBe(other);
  });

  it('get the prefix in attributes of HTML, not in its text', () => {
    withPrefix('/help');
    expect(
      siteHrefs(
        '<a class="x" href="/docs/a?b=1&amp;c">href=&quot;/no&quot;</a><a href="//o.test">o</a><a href="#x">x</a>',
      ),
    ).toBe(
      '<a class="x" href="/help/docs/a?b=1&amp;c">href=&quot;/no&quot;</a><a href="//o.test">o</a><a href="#x">x</a>',
    );
    withPrefix('');
    expect(siteHrefs('<a href="/a">a</a>')).toBe('<a href="/a">a</a>');
  });

  it('are pages unless they have an extension', () => {
    expect(['/', '/docs/a', '/docs/a?x=1.5', '/docs/a#b'].filter(isPageAddress)).toHaveLength(4);
    expect(
      [
        '/feed.xml',
        `/static/${'0'.repeat(32)}/plan.sketch`,
        '/a.md?x',
        '//o.test/a',
        'https://o.test',
        '#a',
        '',
      ].filter(isPageAddress),
    ).toEqual([]);
  });
});

describe('the full URL of a route', () => {
  it('has origin and prefix', () => {
    expect(absoluteUrl('/blog', '')).toBe('https://docs.example.org/blog');
    expect(absoluteUrl('/blog', '/help')).toBe('https://docs.example.org/help/blog');
    expect(absoluteUrl('/', '')).toBe('https://docs.example.org/');
    withPrefix('/help');
    expect(absoluteUrl('/blog')).toBe('https://docs.example.org/help/blog');
  });

  it('is encoded once', () => {
    expect(absoluteUrl('/docs/Größe', '')).toBe('https://docs.example.org/docs/Gr%C3%B6%C3%9Fe');
    expect(absoluteUrl('/static/a%20b.png', '')).toBe('https://docs.example.org/static/a%20b.png');
    expect(absoluteUrl('/blog/a#b', '')).toBe('https://docs.example.org/blog/a#b');
  });
});

it('a route is the path of a location without prefix, slash at the end and encoding', () => {
  withPrefix('/help');
  expect(routeOf('/help/docs/a/')).toBe('/docs/a');
  expect(routeOf('/help/')).toBe('/');
  withPrefix('');
  expect(routeOf('/docs/Gr%C3%B6%C3%9Fe')).toBe('/docs/Größe');
  expect(routeOf('/docs/100%')).toBe('/docs/100%');
});
