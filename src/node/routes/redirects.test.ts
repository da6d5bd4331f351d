import { describe, expect, it } from 'vitest';
import { contentRoute as at } from '../../lib/addresses/routes';
import { readRedirects, redirectPlan } from './redirects';

const sitePages = {
  routes: new Set([at('/docs'), at('/docs/new'), at('/docs/kept')]),
  ids: new Map([
    [at('/docs/new'), ['first', 'second']],
    [at('/docs/kept'), ['here']],
  ]),
};
const list = (...entries: [string, string][]) =>
  entries.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join('');
const read = (...entries: [string, string][]) =>
  readRedirects(list(...entries), sitePages, 'content/redirects.yml');

describe('the list of redirects', () => {
  it('redirects old routes and anchors to new ones', () => {
    const { redirects, faults } = read(
      ['/docs/old', '/docs/new#first'],
      ['/docs/kept#gone', '/docs/new#second'],
    );
    expect(faults).toEqual([]);
    expect(redirects).toEqual([
      { from: at('/docs/old'), to: at('/docs/new#first') },
      { from: at('/docs/kept#gone'), to: at('/docs/new#second') },
    ]);
  });

  it('follows chains to their end and keeps the anchor', () => {
    const { redirects } = read(
      ['/docs/oldest#first', '/docs/older#first'],
      ['/docs/older', '/docs/new'],
    );
    expect(redirects[0]).toEqual({ from: at('/docs/oldest#first'), to: at('/docs/new#first') });
  });

  it('ignores slashes at the end of paths', () => {
    expect(read(['/docs/old/', '/docs/new/']).redirects).toEqual([
      { from: at('/docs/old'), to: at('/docs/new') },
    ]);
  });

  it.each([
    [
      'a loop',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      '"/a" leads back to itself',
      2,
    ],
    [
      'a target that does not exist',
      [['/a', '/docs/nwe']],
      '"/docs/nwe" is not a page of this site',
      2,
    ],
    [
      'an address twice',
      [
        ['/a', '/docs'],
        ['/a', '/docs/new'],
      ],
      '"/a" is redirected twice',
      3,
    ],
    ['a page that exists', [['/docs/new', '/docs']], '"/docs/new" is a page of this site', 1],
    [
      'an anchor that exists',
      [['/docs/kept#here', '/docs']],
      '"/docs/kept#here" is still there',
      1,
    ],
    ['another host', [['/a', 'https://example.org/x']], '"https://example.org/x" is no route', 2],
    ['a host without a scheme', [['/a', '//example.org']], '"//example.org" is no route', 2],
    ['a wildcard', [['/a/*', '/docs']], '"/a/*" is no route', 1],
    ['a line break', [['"/a\\nb"', '/docs']], 'is no route', 1],
    ['a quote', [[`'/a"b'`, '/docs']], 'is no route', 1],
  ] as [string, [string, string][], string, number][])(
    'refuses %s with file and line',
    (_name, entries, message, line) => {
      const { redirects, faults } = read(...entries);
      expect(faults[0]).toMatchObject({ severity: 'error', file: 'content/redirects.yml', line });
      expect(faults[0]?.message).toContain(message.replace(/\/docs[^"]*/, at));
      expect(faults[0]?.fix).toBeTruthy();
      expect(redirects).toEqual([]);
    },
  );

  it('warns of an anchor that the target does not have', () => {
    const { redirects, faults } = read(['/docs/old', '/docs/new#frist']);
    expect(faults).toMatchObject([{ severity: 'warning', line: 2, fix: 'did you mean "#first"?' }]);
    expect(redirects).toHaveLength(1);
  });

  it('names unknown keys', () => {
    const { faults } = readRedirects('- form: /a\n  to: /docs\n', sitePages);
    expect(faults[0]).toMatchObject({ line: 1, message: 'unknown key "form"' });
  });
});

describe('the plan', () => {
  it('returns the removed routes for hosts, and the anchors for browsers', () => {
    expect(
      redirectPlan([
        { from: '/docs/old', to: '/docs/new' },
        { from: '/docs/kept#gone', to: '/docs/new#first' },
      ]),
    ).toEqual({
      pages: [{ from: '/docs/old', to: '/docs/new' }],
      anchors: { '/docs/kept#gone': '/docs/new#first' },
    });
  });

  it('looks up anchors of a removed route on the target of the route', () => {
    const plan = redirectPlan([
      { from: '/docs/old', to: '/docs/new#first' },
      { from: '/docs/old#part', to: '/docs/kept' },
    ]);
    expect(plan.pages).toEqual([{ from: '/docs/old', to: '/docs/new' }]);
    expect(plan.anchors).toMatchObject({ '/docs/new#part': '/docs/kept' });
  });
});
