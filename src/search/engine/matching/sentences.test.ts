import { expect, it } from 'vitest';
import { testEngine } from '../../../test/support/test-engine';
import { testShopDefinition } from '../../../test/support/test-shop';

const definition = {
  ...testShopDefinition,
  fields: [
    { name: 'title', weight: 10 },
    { name: 'heading', weight: 3, ofPassage: true as const },
    { name: 'questions', weight: 2, sentenceWeight: 40, ofPassage: true as const },
    { name: 'text', weight: 1, ofPassage: true as const },
  ],
};
const page = (id: string, title: string, sections: Record<string, string>) => ({
  id,
  fields: { title, url: `/${id}` },
  passages: Object.entries(sections).map(([heading, text]) => ({
    id: heading.toLowerCase().replaceAll(' ', '-'),
    fields: { heading, text },
  })),
});
const { engine, ids } = testEngine(definition, {
  documents: [
    page('token', 'Analysis', {
      'Table of tokens': 'Column\tMeaning\ntoken / start_offset\tThe token and its place.',
    }),
    page('access', 'Access', {
      'Get a token': 'Do this:\n\tOpen the console.\n\tCopy the token.',
    }),
    page('ignored', 'Ignored input', { 'What is ignored': 'The status of input that is ignored.' }),
    page('sorted', 'One', { 'A lorry on roads': 'A lorry has a motor and a speed.' }),
    page('help', 'Two', { 'A lorry is slow': 'A lorry has a motor and a speed.' }),
    page('bus', 'Three', { 'A bus': 'It has a ticket.' }),
    page('seen', 'Four', { 'Show visitors': 'We show them all.' }),
    {
      id: 'owner',
      fields: { title: 'Six', url: '/owner' },
      passages: [{ id: 'entry', fields: { heading: 'Entry', questions: 'How do I lock it?' } }],
    },
    page('calls', 'Seven', { 'A siren': 'It does not not not stop.' }),
    page('locks', 'Five', { 'A lock': 'It has a key.' }),
    page('flags', 'Flags', { facetDisabled: 'Leaves out facets: facetDisabled' }),
  ],
});
const search = (text: string) => ids(`q=${encodeURIComponent(text)}`);
const answer = async (q: string) => (await engine.assist({ q })).answer;

it('a question for a way is answered by steps, not by what its word means', async () => {
  expect((await answer('How do I get a token?'))?.content).toMatchObject({ kind: 'steps' });
});

it('a name in a question must be in the answer as it is', async () => {
  expect(await answer('What does the status IGNORE mean?')).toBeUndefined();
});

it('who reports a fault gets the section that names one before the section that tells how it works', async () => {
  expect(await search('why has my lorry no motor')).toEqual(['help', 'sorted']);
  expect(await search('motor of a lorry')).toEqual(['sorted', 'help']);
});

it('verbs of seeing and the people who see count little, unless there is nothing else', async () => {
  expect((await search('show visitors the ticket of a bus'))[0]).toBe('bus');
  expect(await search('show visitors')).toEqual(['seen']);
});

it('a page that lacks only people and days of what is told comes before one that has them', async () => {
  const told = testEngine(definition, {
    documents: [
      page('lamp', 'One', { 'A lamp': 'It flickers.' }),
      page('day', 'Two', {
        'A thing': 'Customers came yesterday. The lamp flickers. It is red',
      }),
      page('bus', 'Three', { 'A bus': 'It has a ticket.' }),
      page('train', 'Four', { 'A bus': 'It has a ticket.' }),
      page('car', 'Five', { 'A car': 'It has a wheel.' }),
    ],
  });
  const query = 'customers say the lamp flickers since yesterday';
  expect(await told.ids(`q=${encodeURIComponent(query)}`)).toEqual(['lamp', 'day']);
});

it('a denial counts less than what it denies', async () => {
  expect((await search('it is not with a ticket'))[0]).toBe('bus');
});

it('contractions are no words of a query, and what follows an apostrophe is none', async () => {
  const { leftOut } = await engine.assist({ q: "why doesn't my lorry’s motor move" });
  expect(leftOut).toEqual(['move']);
});

it('a word that is said twice counts once', async () => {
  expect(await search('lorry lorry lorry ticket')).toEqual(await search('lorry ticket'));
});

it('a slip in one part of a name in camel case is corrected within the names', async () => {
  const { didYouMeanResult } = await engine.search({ q: 'facetDisbled' });
  expect(didYouMeanResult?.corrected).toBe('facetDisabled');
  expect(await search('facetDisbled')).toEqual(['flags']);
});

it('a sentence finds first the page that has it as a question, a name the page about it', async () => {
  expect((await search('how do I lock it'))[0]).toBe('owner');
  expect((await search('lock'))[0]).toBe('locks');
});
