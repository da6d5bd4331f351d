import { describe, expect, it } from 'vitest';
import { testEngine } from '../../../test/support/test-engine';
import { testShopDefinition } from '../../../test/support/test-shop';

const query = (text: string) => `q=${encodeURIComponent(text)}`;

describe('words that authors add', () => {
  const definition = {
    ...testShopDefinition,
    fields: [
      { name: 'title', weight: 10 },
      { name: 'keywords', weight: 30, isList: true as const, isAuthored: true as const },
    ],
  };
  const page = (title: string, keywords: string[] = []) => ({
    id: title,
    fields: { title, keywords },
  });
  const common = ['Search page', 'Search box', 'Search field', 'Search app', 'Search list'];
  const engine = testEngine(definition, {
    documents: [page('Vectors', ['neural search']), ...common.map((title) => page(title))],
  });

  it('find a page whose text does not contain them', async () => {
    expect(await engine.ids(query('neural'))).toEqual(['Vectors']);
  });

  it('do not raise its rank for a word that other pages have', async () => {
    expect((await engine.ids(query('search box')))[0]).toBe('Search box');
    expect((await engine.ids(query('search'))).at(-1)).toBe('Vectors');
  });
});

describe('the subject of a question about a meaning', () => {
  it('is the term of the glossary, also by another name of it', async () => {
    const passage = (heading: string) => ({ id: heading, fields: { heading, text: heading } });
    const { ids } = testEngine(
      {
        ...testShopDefinition,
        glossary: 'words',
        fields: [
          { name: 'title', weight: 10 },
          { name: 'heading', weight: 3, ofPassage: true },
          { name: 'text', weight: 1, ofPassage: true },
        ],
      },
      {
        documents: [
          { id: 'account', fields: { title: 'Find your tenant' }, passages: [passage('Log in')] },
          { id: 'words', fields: { title: 'Glossary' }, passages: [passage('Tenant')] },
        ],
        synonyms: [
          { words: ['mandant'], mean: ['tenant'], isForeign: true },
          { words: ['tenant', 'workspace'] },
        ],
      },
    );
    expect((await ids(query('Was ist ein Mandant?')))[0]).toBe('words');
    expect((await ids(query('What is a workspace?')))[0]).toBe('words');
    expect((await ids(query('Mandant')))[0]).toBe('account');
  });
});

describe('a name as programs write it', () => {
  const titles = [
    'Before you start',
    'An event is STARTED',
    'The header X-QSC-Token',
    'Set X_QSC_TOKEN',
    'Test x',
    'Call a.throwError',
  ];
  const { ids } = testEngine(
    { ...testShopDefinition, fields: [{ name: 'title', weight: 1 }] },
    { documents: titles.map((title) => ({ id: title, fields: { title } })) },
  );

  it.each([
    ['STARTED', ['An event is STARTED']],
    ['What does STARTED mean?', ['An event is STARTED']],
    ['started', ['An event is STARTED', 'Before you start']],
    ['HEADER', ['The header X-QSC-Token']],
    ["a.throwError('x')", ['Call a.throwError']],
  ])('in capitals or before arguments finds no other words: %s', async (text, names) => {
    expect((await ids(query(text))).sort()).toEqual(names);
  });

  it('in capitals finds its own writing first', async () => {
    expect((await ids(query('X_QSC_TOKEN')))[0]).toBe('Set X_QSC_TOKEN');
  });
});
