import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { parseFeed } from '@rowanmanning/feed-parser';
import { describe, expect, it } from 'vitest';
import { type Feed, atomFeed, jsonFeed, rssFeed } from './feed';

const base = 'https://docs.example.org';
const html = '<p>1 &lt; 2 &amp; <a href="https://docs.example.org/x">"x"</a> ]]&gt; ]]></p>';
const feed: Feed = {
  title: 'Site & blog',
  description: 'On <search>.',
  language: 'en',
  url: `${base}/blog`,
  self: { rss: `${base}/rss.xml`, atom: `${base}/atom.xml`, json: `${base}/feed.json` },
  stylesheet: '/help/feed.css',
  icon: `${base}/favicon.svg`,
  updated: '2025-04-02T00:00:00Z',
  items: [
    {
      url: `${base}/blog/b?x=1&y=2`,
      title: 'Ranges: 1 < 2 & "more"\u0001',
      summary: 'Sum & mary.',
      html,
      published: '2025-03-31T00:00:00Z',
      updated: '2025-04-02T00:00:00Z',
      authors: [{ name: 'Search & operations', url: `${base}/blog/authors/a` }],
      tags: [
        { key: 'facet', label: 'Facet' },
        { key: 'a-b', label: 'A & B' },
      ],
    },
    {
      url: `${base}/blog/a`,
      title: 'Bare',
      summary: '',
      html: '',
      published: '2024-01-01T00:00:00Z',
      updated: '2024-01-01T00:00:00Z',
      authors: [],
      tags: [],
    },
  ],
};

const elementsOf = (parent: XmlElement | null): XmlElement[] =>
  (parent?.children ?? []).flatMap((child) =>
    child instanceof XmlElement ? [child, ...elementsOf(child)] : [],
  );

describe.each([
  ['RSS', rssFeed(feed)],
  ['Atom', atomFeed(feed)],
])('%s', (name, xml) => {
  it('is well-formed, and browsers show it with a style sheet', () => {
    const { root } = parseXml(xml);
    expect(root?.name).toBe(name === 'RSS' ? 'rss' : 'feed');
    const prefixes = elementsOf(root).flatMap((element) => /^(\w+):/.exec(element.name)?.[1] ?? []);
    for (const prefix of prefixes) expect(root?.attributes).toHaveProperty([`xmlns:${prefix}`]);
    expect(xml.split('\n').slice(0, 2)).toEqual([
      '<?xml version="1.0" encoding="utf-8"?>',
      '<?xml-stylesheet type="text/css" href="/help/feed.css"?>',
    ]);
  });

  it('has the same content in a feed reader', () => {
    const parsed = parseFeed(xml);
    expect(parsed).toMatchObject({
      meta: { type: name.toLowerCase(), version: name === 'RSS' ? '2.0' : '1.0' },
      ...{ title: 'Site & blog', description: 'On <search>.', language: 'en' },
      url: `${base}/blog`,
      self: name === 'RSS' ? feed.self.rss : feed.self.atom,
      updated: new Date('2025-04-02T00:00:00Z'),
      items: [
        {
          ...{ id: `${base}/blog/b?x=1&y=2`, url: `${base}/blog/b?x=1&y=2` },
          ...{ title: 'Ranges: 1 < 2 & "more"', description: 'Sum & mary.' },
          published: new Date('2025-03-31T00:00:00Z'),
          authors: [{ name: 'Search & operations' }],
        },
        { id: `${base}/blog/a`, title: 'Bare' },
      ],
    });
    const content = name === 'RSS' ? 'content:encoded' : 'content';
    expect(elementsOf(parseXml(xml).root).find((element) => element.name === content)?.text).toBe(
      html,
    );
    const categories = parsed.items[0]?.categories.map(({ label, term }) => label ?? term);
    expect(categories).toEqual(['Facet', 'A & B']);
  });
});

it('Atom has the elements that RFC 4287 requires', () => {
  const xml = atomFeed(feed);
  const [head = '', ...entries] = xml.split('<entry>');
  for (const part of [head, ...entries])
    for (const element of ['id', 'title', 'updated'])
      expect(part.match(new RegExp(`<${element}>`, 'g')), element).toHaveLength(1);
  // Entries without an author need one in the feed.
  expect(head).toContain('<author><name>');
  expect(head).toMatch(/<link href="[^"]+" rel="self"/);
});

it('JSON Feed follows version 1.1', () => {
  const value = JSON.parse(jsonFeed(feed)) as Record<string, unknown> & {
    items: Record<string, unknown>[];
  };
  expect(value).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Site & blog',
    home_page_url: `${base}/blog`,
    feed_url: `${base}/feed.json`,
    language: 'en',
  });
  expect(value.items[0]).toEqual({
    id: `${base}/blog/b?x=1&y=2`,
    url: `${base}/blog/b?x=1&y=2`,
    title: feed.items[0]?.title,
    summary: 'Sum & mary.',
    content_html: html,
    date_published: '2025-03-31T00:00:00Z',
    date_modified: '2025-04-02T00:00:00Z',
    authors: [{ name: 'Search & operations', url: `${base}/blog/authors/a` }],
    tags: ['Facet', 'A & B'],
  });
  expect(value.items[1]).not.toHaveProperty('authors');
});
