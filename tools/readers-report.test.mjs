import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../src/test/support/temporary-folder.ts';
import { htmlReport, markdownReport, readersReport } from './readers-report.mjs';

const { write } = temporaryFolder('qsc-events-');

const lines = (...events) => events.map((event) => JSON.stringify(event));
const search = (query, total, requestId, page = 1) => ({
  type: 'search',
  query,
  total,
  requestId,
  page,
});
const listsOf = (...events) =>
  Object.fromEntries(readersReport(lines(...events)).lists.map(({ title, rows }) => [title, rows]));

describe('the report on readers', () => {
  it('lists queries without hits, the most frequent first', () => {
    const events = [
      search('sso', 0),
      search('Dark  Mode', 0),
      search('dark mode', 0),
      search('x', 0, 'a', 2),
    ];
    expect(listsOf(...events)['Searches without hits']).toEqual([
      ['dark mode', 2],
      ['sso', 1],
    ]);
  });

  it('lists searches whose hits nobody opened', () => {
    const events = [
      search('filter', 9, 'a'),
      { type: 'clickDocument', documentId: '/docs/filters', position: 1, requestId: 'a' },
      search('price', 4, 'b'),
      search('price', 4, 'c'),
      { type: 'clickDocument', documentId: '/docs/sort', position: 3, requestId: 'c' },
    ];
    expect(listsOf(...events)['Searches with hits that nobody opened']).toEqual([['price', 1, 2]]);
  });

  it('counts a vote once and adds the reasons', () => {
    const vote = (page, helpful) => [
      { type: 'feedback', documentId: page, helpful },
      { page, helpful },
    ];
    const reason = { page: '/docs/a', helpful: false, reason: 'unclear', text: 'I am Ada Example' };
    const events = [
      ...vote('/docs/b', false),
      ...vote('/docs/a', false),
      ...vote('/docs/a', false),
      ...vote('/docs/a', true),
      reason,
    ];
    expect(listsOf(...events)['Pages that did not help']).toEqual([
      ['/docs/a', 2, 1, 'unclear 1'],
      ['/docs/b', 1, 0, ''],
    ]);
    const searches = events.filter(({ type }) => type !== 'feedback');
    expect(listsOf(...searches)['Pages that did not help'][0]).toEqual([
      '/docs/a',
      2,
      1,
      'unclear 1',
    ]);
    expect(markdownReport(readersReport(lines(...events)))).not.toContain('Ada');
    const report = { page: '/docs/c', helpful: false, by: 'assistant', reason: 'reported' };
    expect(listsOf(...events, report, report)['Pages that did not help'][1]).toEqual([
      '/docs/c',
      ...[2, 0, 'reported 2'],
    ]);
  });

  it('lists missing addresses, and answers whose page nobody opened', () => {
    const answer = (requestId) => ({ type: 'answer', documentId: '/docs/a#b', requestId });
    const lists = listsOf(
      { type: 'missing', documentId: '/docs/old' },
      answer('a'),
      answer('b'),
      { type: 'clickDocument', documentId: '/docs/a#b', position: 0, requestId: 'a' },
      { type: 'clickDocument', documentId: '/docs/z', position: 1, requestId: 'b' },
    );
    expect(lists['Missing addresses']).toEqual([['/docs/old', 1]]);
    expect(lists['Answers that were shown and not used']).toEqual([['/docs/a#b', 1, 2]]);
  });

  it('names no person and holds no markup of others', () => {
    const report = readersReport(
      lines(search('mail ada@example.com 0171 2345678', 0), search('<img src=x> | `a`', 0)),
    );
    const [markdown, html] = [markdownReport(report), htmlReport(report)];
    for (const text of [markdown, html]) expect(text).not.toMatch(/ada@|2345678|(?<!\\)<img/);
    expect(markdown).toContain('| mail [address] [number] |'.replace(/[[\]]/g, '\\$&'));
    expect(html).toContain('<meter max="1" value="1"');
    const address = '/docs/old?mail=ada@example.com#top';
    const lists = listsOf(
      { type: 'missing', documentId: address },
      search(`${'x'.repeat(195)} ada@example.com`, 0),
    );
    expect(lists['Missing addresses']).toEqual([['/docs/old', 1]]);
    expect(lists['Searches without hits']).toEqual([[`${'x'.repeat(195)} [address]`, 1]]);
  });

  it.each([
    ['ada%40example.com', '[address]'],
    ['ada＠example.com', '[address]'],
    ['550e8400-e29b-41d4-a716-446655440000', '[number]'],
    ['key Ab3dE5fG7hJ9kL1m', 'key [number]'],
    ['release notes 2024', 'release notes 2024'],
    ['error-code-10061-timeout', 'error-code-10061-timeout'],
    ['iphone-15-pro-128gb-256', 'iphone-15-pro-128gb-256'],
    ['Gro\u0308\u00dfe', 'größe'],
  ])('lists the query %j as %j', (query, name) => {
    expect(listsOf(search(query, 0))['Searches without hits']).toEqual([[name, 1]]);
  });

  it('reads lines as nginx writes them, and counts those that are no events', () => {
    const line = JSON.stringify(JSON.stringify(search('sso', 0)));
    expect(readersReport([line, '', '{', '[]', '3', 'null'])).toMatchObject({
      events: 1,
      unread: 4,
    });
    const odd = { type: 'missing', documentId: { toString: 1 }, requestId: { toString: 1 } };
    const click = { type: 'clickDocument', requestId: { toString: 1 } };
    expect(readersReport([`\ufeff${lines(odd)}\r`, ...lines(click)])).toMatchObject({ events: 2 });
  });

  it('is printed by a command', () => {
    const file = write('events.jsonl', `${lines(search('sso', 0)).join('\n')}\n`);
    const run = (...args) =>
      spawnSync(process.execPath, ['tools/report-readers.mjs', ...args], { encoding: 'utf8' });
    expect(run(file).stdout).toContain('| sso | 1 |');
    expect(run('--html', file).stdout).toMatch(/^<!doctype html>/);
    expect(run()).toMatchObject({ status: 1, stdout: '' });
    expect(run('no-such-file').stderr).toContain('no-such-file');
  });
});
