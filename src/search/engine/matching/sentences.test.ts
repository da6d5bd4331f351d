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
    page('sorted', 'One', { 'A lorry of wood': 'A lorry has a motor and a speed.' }),
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

it('a how-to question gets steps, not a definition', async () => {
  expect((await answer('How do I get a token?'))?.content).toMatchObject({ kind: 'steps' });
});

it('the answer has the exact name of the question', async () => {
  expect(await answer('What does the status IGNORE mean?')).toBeUndefined();
});

it('a report of a fault ranks a section about faults above an explanation', async () => {
  expect(await search('why has my lorry no motor')).toEqual(['help', 'sorted']);
  expect(await search('lorry motor wood speed slow rain broken')).toEqual(['help', 'sorted']);
  expect(await search('motor of a lorry')).toEqual(['sorted', 'help']);
});

it('light words such as "see" and "customers" count little, unless a query has no others', async () => {
  expect((await search('show visitors the ticket of a bus'))[0]).toBe('bus');
  expect(await search('show visitors')).toEqual(['seen']);
});

it('a page without the persons and days of a report ranks above a page with only these', async () => {
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

it('a negation counts less than its verb', async () => {
  expect((await search('it is not with a ticket'))[0]).toBe('bus');
});

it.each(["why doesn't my lorry’s motor move", 'why doesnt my lorrys motor move'])(
  'contractions, with an apostrophe or without, are no words of %j',
  async (q) => {
    const { leftOut } = await engine.assist({ q });
    expect(leftOut).toEqual(['move']);
  },
);

it('a repeated word counts once', async () => {
  expect(await search('lorry lorry lorry ticket')).toEqual(await search('lorry ticket'));
});

it('a sentence ranks the page with this question first, and a name ranks the page about it first', async () => {
  expect((await search('how do I lock it'))[0]).toBe('owner');
  expect((await search('lock'))[0]).toBe('locks');
});

it('conjunctions of a report are no words to look for', async () => {
  const { ids: find } = testEngine(testShopDefinition, {
    documents: ['A lorry stops because of it, although it even runs', 'A lorry is lost'].map(
      (title) => ({ id: title, fields: { title } }),
    ),
  });
  expect((await find('q=my%20lorry%20is%20lost%20even%20though%20it%20runs'))[0]).toMatch(/lost$/);
  expect(await find('ctrl=spellcheckDisabled&q=although%20lost')).toHaveLength(1);
});
