import { describe, expect, it } from 'vitest';
import { testEngine } from '../../../test/support/test-engine';
import { testShopDefinition } from '../../../test/support/test-shop';

describe('a question that a section does not answer', () => {
  const limits = testEngine(
    {
      ...testShopDefinition,
      fields: [
        { name: 'title', weight: 10 },
        { name: 'heading', weight: 3, ofPassage: true },
        { name: 'defined', weight: 2, ofPassage: true, isList: true },
        { name: 'questions', weight: 1, ofPassage: true, isList: true },
        { name: 'text', weight: 1, ofPassage: true },
      ],
    },
    {
      documents: [
        {
          id: 'limits',
          fields: { title: 'Limits', url: '/limits' },
          passages: [
            {
              id: 'key',
              fields: { heading: 'The key maxLimit', text: 'A rate has a limit. See maxLimit.' },
            },
            {
              id: 'trouble',
              fields: {
                heading: 'Between a zebra crossing and stripes',
                questions:
                  'How wide is a zebra crossing by sort.width?\nI lost the stripes of my road',
                text: 'The stripes of a zebra crossing are 50 cm wide, as sort.width says. No difference between roads is lost.',
              },
            },
            {
              id: 'rows',
              fields: {
                heading: 'A sample',
                defined: 'drills\nretryAfter',
                text: 'Name\tTarget\ndrills\tAll drills.\nretryAfter\tSeconds.',
              },
            },
            {
              id: 'tools',
              fields: {
                heading: 'Other shops',
                questions: 'What replaces a paint brush?',
                text: 'Tool\tInstead of\nroller\ta small paint brush\nladder\tsteps',
              },
            },
            {
              id: 'storage',
              fields: {
                heading: 'Session',
                defined: 'storage',
                text: 'Name\tMeaning\nstorage\tKeeps the session.',
              },
            },
          ],
        },
      ],
    },
  );
  const urlOf = async (q: string) => (await limits.engine.assist({ q })).answer?.url;

  it('has a title with two forms of one of its words', async () => {
    expect(await urlOf('Is there a rate limit?')).toBeUndefined();
  });

  it('shares its words with a sentence of a reader in trouble', async () => {
    expect(await urlOf('How wide is a zebra crossing?')).toBe('/limits#trouble');
    expect(await urlOf('Who lost the road?')).toBeUndefined();
  });

  it('is the question of a section, of whose words a row has most', async () => {
    const { answer } = await limits.engine.assist({ q: 'What replaces a paint brush?' });
    expect(answer?.content).toMatchObject({ cells: ['roller', 'a small paint brush'] });
    expect(await urlOf('Is there a broad paint brush?')).toBeUndefined();
  });

  it('asks what a thing is, and a row has a value with that name', async () => {
    expect(await urlOf('What is storage?')).toBe('/limits#storage');
    expect(await urlOf('What is a storage?')).toBeUndefined();
  });

  it('is a plain word, which a row of a sample has as its name', async () => {
    expect(await urlOf('retryAfter')).toBe('/limits#rows');
    expect(await urlOf('drill')).toBeUndefined();
    expect(await urlOf('Drills')).toBeUndefined();
  });

  it('compares two things', async () => {
    const compared = 'What is the difference between stripes and a zebra crossing?';
    expect(await urlOf(compared)).toBeUndefined();
  });

  it('names a value with a dot that the section does not name', async () => {
    expect(await urlOf('How wide is a zebra crossing by sort.width?')).toBe('/limits#trouble');
    expect(await urlOf('How wide is a zebra crossing by width.sort?')).toBeUndefined();
  });
});
