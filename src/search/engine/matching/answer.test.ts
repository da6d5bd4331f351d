import { describe, expect, it } from 'vitest';
import { testEngine } from '../../../test/support/test-engine';
import { testShopDefinition } from '../../../test/support/test-shop';

const definition = {
  symptoms: 'Symptom',
  ...testShopDefinition,
  fields: [
    { name: 'title', weight: 10 },
    { name: 'heading', weight: 3, ofPassage: true as const },
    { name: 'defined', weight: 2, ofPassage: true as const, isList: true as const },
    { name: 'text', weight: 1, ofPassage: true as const },
    { name: 'status', weight: 1, ofPassage: true as const },
  ],
};
const { engine } = testEngine(definition, {
  documents: [
    {
      id: 'cache',
      fields: { title: 'Cache', url: '/cache' },
      passages: [
        { id: '', fields: { heading: '', text: 'Responses are kept. They are old.' } },
        {
          id: 'skip',
          fields: {
            heading: 'Skip the cache',
            text: 'Do this:\n\tAdd the parameter.\n\tSend the request.',
          },
        },
        {
          id: 'lifetime',
          fields: {
            heading: 'Lifetime',
            text: 'How long the cache keeps results\nA result lives for one minute. Then it is new.',
          },
        },
        {
          id: 'stale',
          fields: { heading: 'The stale cache is slow', text: 'A proxy keeps it, too.' },
        },
        {
          id: 'purge',
          fields: {
            heading: 'Purge',
            text: 'What a purge removes\nRemoves all that is kept. It takes a second. Send this:\nA purge is final.',
          },
        },
        {
          id: 'flags',
          fields: {
            heading: 'Flags of the purge',
            defined: 'noCache',
            text: 'Flag\tMeaning\nnoCache\tKeeps nothing.',
          },
        },
        { id: 'not-covered', fields: { status: 'The prices of this service are not covered.' } },
      ],
    },
    {
      id: 'retries',
      fields: { title: 'Retries after 429 and retryAfter: too many requests', url: '/retries' },
      passages: [
        { id: 'flags', fields: { heading: 'Flags', text: 'All flags are switches.' } },
        {
          id: 'problems',
          fields: {
            heading: 'Problems',
            defined: 'retryAfter',
            text: 'Symptom\tCause\nA retryAfter too late\tThe retryAfter is read late.',
          },
        },
      ],
    },
    {
      id: 'limits',
      fields: { title: 'Limits', url: '/limits' },
      passages: [
        {
          id: 'too-many',
          fields: { heading: '429 Too Many Requests', text: 'Wait, then send it again.' },
        },
        {
          id: 'headers',
          fields: {
            heading: 'Headers',
            defined: 'retryAfter',
            text: 'Header\tMeaning\nretryAfter\tSeconds to wait.',
          },
        },
        { id: 'flag', fields: { heading: 'Flag', text: 'A flag is a switch.' } },
      ],
    },
    ...['a', 'b', 'c', 'd'].map((id) => ({
      id,
      fields: { title: `Guide ${id}: what you start`, url: `/${id}` },
      passages: [
        { id: 'before', fields: { heading: 'Before you start', text: 'You need a token.' } },
      ],
    })),
    {
      id: 'errors',
      fields: { title: 'Errors', url: '/errors' },
      passages: [
        {
          id: 'codes',
          fields: {
            heading: 'Status codes',
            defined: '401\n403',
            text: 'Code\tMeaning\n401\tThe token is missing.\n403\tThe permission is missing.',
          },
        },
      ],
    },
  ],
});
const answer = async (q: string) => (await engine.assist({ q })).answer;

describe('an answer', () => {
  it('is the row that defines the name', async () => {
    expect(await answer('403')).toEqual({
      title: 'Errors',
      heading: 'Status codes',
      url: '/errors#codes',
      content: {
        kind: 'row',
        head: ['Code', 'Meaning'],
        cells: ['403', 'The permission is missing.'],
      },
    });
  });

  it('is a list or the names and meanings of a table for a question about all kinds', async () => {
    expect(await answer('Which status codes are there?')).toMatchObject({
      url: '/errors#codes',
      content: {
        kind: 'list',
        items: ['401: The token is missing.', '403: The permission is missing.'],
      },
    });
    expect((await answer('Which purges are there?'))?.content.kind).not.toBe('list');
  });

  it.each(['How do I skip the cache?', 'Can I skip the cache?'])(
    'is the steps of a section for a how-to question: %s',
    async (question) => {
      expect(await answer(question)).toMatchObject({
        url: '/cache#skip',
        content: { kind: 'steps', items: ['Add the parameter.', 'Send the request.'] },
      });
    },
  );

  it('quotes sentences exactly, without captions', async () => {
    expect(await answer('What is the lifetime of the cache?')).toMatchObject({
      url: '/cache#lifetime',
      content: { kind: 'text', text: 'A result lives for one minute. Then it is new.' },
    });
  });

  it('is the first sentence of a section about the name, without captions and introductions of lists', async () => {
    expect(await answer('purge')).toMatchObject({
      url: '/cache#purge',
      content: {
        kind: 'text',
        text: 'Removes all that is kept. It takes a second.',
      },
    });
  });

  it('comes from the section that defines the name, not from others with its words', async () => {
    expect(await answer('noCache')).toMatchObject({
      url: '/cache#flags',
      content: { kind: 'row', cells: ['noCache', 'Keeps nothing.'] },
    });
  });

  it('comes from the section about a status code, even if another page has more of the words', async () => {
    const expected = {
      url: '/limits#too-many',
      content: { kind: 'text', text: 'Wait, then send it again.' },
    };
    expect(await answer('429')).toMatchObject(expected);
    expect(await answer('429 Too Many Requests')).toMatchObject(expected);
  });

  it('is the row with the name in its first cell, not a row that mentions it', async () => {
    expect(await answer('retryAfter')).toMatchObject({
      url: '/limits#headers',
      content: { kind: 'row', cells: ['retryAfter', 'Seconds to wait.'] },
    });
  });

  it('prefers the heading with the spelling of the query', async () => {
    expect(await answer('flag')).toMatchObject({ url: '/limits#flag' });
    expect(await answer('flags')).toMatchObject({ url: '/retries#flags' });
  });

  it('to "what is X" has X as its subject', async () => {
    expect(await answer('What is the cache lifetime?')).toBeUndefined();
  });

  it('is absent for a report of a fault, and never quotes a section about a fault', async () => {
    expect(await answer('we have lost the purge')).toBeUndefined();
    expect(await answer('stale cache slow')).toBeUndefined();
  });

  it('is absent for a heading of many pages', async () => {
    expect(await answer('Before you start')).toBeUndefined();
  });

  it('is "not documented" if a status note excludes the subject', async () => {
    expect(await answer('What are the prices of the service?')).toMatchObject({
      url: '/cache#not-covered',
      content: { kind: 'not documented', note: 'The prices of this service are not covered.' },
    });
  });

  it('is the note with most of the words, if no section has nearly all of them', async () => {
    expect(await answer('Which prices of this service are covered in Zurich?')).toMatchObject({
      url: '/cache#not-covered',
      content: { kind: 'not documented' },
    });
    expect(await answer('Which errors does the zebra have?')).toBeUndefined();
  });

  it('is absent for plain words, unnamed subjects, and unknown words', async () => {
    for (const text of [
      'missing',
      'cache parameter',
      'How do I skip the zebra?',
      'Who is xyzzy?',
      '',
    ])
      expect(await answer(text), text).toBeUndefined();
  });
});

describe('an ignored word', () => {
  it('is reported in its spelling if there are hits without it', async () => {
    expect((await engine.assist({ q: '403 Verboten' })).leftOut).toEqual(['Verboten']);
    expect((await engine.assist({ q: '403' })).leftOut).toEqual([]);
    expect((await engine.assist({ q: 'Verboten' })).leftOut).toEqual([]);
  });
});
