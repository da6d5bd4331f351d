import { describe, expect, it } from 'vitest';
import { faultIn } from '../faults/faults';
import { dateIn } from '../source/publication';
import { excerptFault, withDateOfTitle } from './post-faults';

describe('a date in a title', () => {
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

  it('is the remedy of a missing date, and of nothing else', () => {
    const missing = faultIn('a.md', undefined, 'key-missing', {
      key: 'date',
      expected: 'a date such as 2025-03-31',
      fix: 'add a line',
    });
    const other = faultIn('a.md', undefined, 'empty-file');
    expect(withDateOfTitle([missing, other], 'Of 2024-05-01')).toEqual([
      {
        ...missing,
        code: 'date-in-title',
        message: expect.any(String),
        fix: 'add the line "date: 2024-05-01"',
      },
      other,
    ]);
    expect(withDateOfTitle([missing], 'Of May')).toEqual([missing]);
    expect(withDateOfTitle([missing], undefined)).toEqual([missing]);
  });
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
