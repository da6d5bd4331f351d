import { describe, expect, it } from 'vitest';
import { dateIn } from '../content/publication';
import { excerptFault } from './post-faults';

describe('the day of a heading', () => {
  it.each([
    ['Release 2024-05-01', '2024-05-01'],
    ['Notes of 2024/5/1', '2024-05-01'],
    ['1 May 2024: what is new', '2024-05-01'],
    ['On the 3rd September, 2024', '2024-09-03'],
    ['Sept. 3, 2024', '2024-09-03'],
    ['February 30, 2024', undefined],
    ['Version 2024.1', undefined],
    ['Upgrade to 8 in 2024', undefined],
    ['We tested 12 servers 2024', undefined],
  ])('%s → %s', (title, date) => expect(dateIn(title)).toBe(date));
});

describe('a post without an excerpt', () => {
  const post = (words: number, more: object = {}, beforeMarker = '') =>
    excerptFault({ file: 'a.md', content: { words, beforeMarker, faults: [] }, ...more });

  it('is a warning when it is long', () => {
    expect(post(201)).toMatchObject([
      { severity: 'warning', fix: expect.stringContaining('<!-- truncate -->') },
    ]);
    expect(post(201, { file: 'a.mdx' })[0]?.fix).toContain('{/* truncate */}');
  });

  it('is valid when it is short, or has a description or an excerpt', () => {
    expect(post(200)).toEqual([]);
    expect(post(900, { description: 'What it is about.' })).toEqual([]);
    expect(post(900, {}, 'Start.')).toEqual([]);
  });
});
