import { describe, expect, it } from 'vitest';
import { compilePage } from '../../test/support/compile-page';
import { releaseFaults, releasesOf } from './releases';

const file = 'content/docs/getStarted/whats-new.mdx';

const page = (body: string) => compilePage(body, { file, title: 'What is new' });

const body = `Check what changed.

## November 22, 2026

Filters have pages of their own.

- **Values.** See [Filter by values](./filter-values.mdx).

### Moved

The old addresses work.

## November 21, 2026

The first edition.

## Next steps

- Read on.
`;

describe('entries of "What is new"', () => {
  it('have a day, a sentence, and the nodes below the heading', async () => {
    const [second, first, ...others] = releasesOf(await page(body));
    expect(others).toEqual([]);
    expect(second).toMatchObject({
      id: 'november-22-2026',
      day: '2026-11-22',
      sentence: 'Filters have pages of their own.',
    });
    expect(second?.tree).toHaveLength(4);
    expect(JSON.stringify(second?.tree)).toContain('"./filter-values.mdx"');
    expect(first).toEqual({
      id: 'november-21-2026',
      day: '2026-11-21',
      sentence: 'The first edition.',
      tree: [['p', 'The first edition.']],
    });
  });

  it('have no faults if the newest is first', async () => {
    expect(releaseFaults(file, await page(body))).toEqual([]);
  });

  it.each([
    ['a heading without a day', '## Soon\n\nMore.', 'the heading "Soon" has no day'],
    [
      'a day that does not exist',
      '## February 30, 2026\n\nMore.',
      'the heading "February 30, 2026" has no day',
    ],
    [
      'an entry without a sentence',
      '## May 2, 2026\n\n- **More**',
      'the entry "May 2, 2026" does not begin with a sentence',
    ],
    [
      'an older entry first',
      '## May 1, 2026\n\nOne.\n\n## May 2, 2026\n\nTwo.',
      'the entry "May 2, 2026" comes after an older one or one of the same day',
    ],
  ])('report %s', async (_, text, message) => {
    expect(releaseFaults(file, await page(text))).toEqual([
      {
        code: expect.any(String) as string,
        severity: 'error',
        file,
        message,
        expected: expect.any(String) as string,
        fix: expect.any(String) as string,
      },
    ]);
  });
});
