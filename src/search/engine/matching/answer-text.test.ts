import { describe, expect, it } from 'vitest';
import { testEngine } from '../../../test/support/test-engine';
import { testShopDefinition } from '../../../test/support/test-shop';

const definition = {
  ...testShopDefinition,
  fields: [
    { name: 'title', weight: 10 },
    { name: 'heading', weight: 3, ofPassage: true as const },
    { name: 'defined', weight: 2, ofPassage: true as const, isList: true as const },
    { name: 'text', weight: 1, ofPassage: true as const },
    { name: 'status', weight: 1, ofPassage: true as const },
  ],
};
describe('the text of an answer', () => {
  const { engine: guides } = testEngine(
    { ...definition, glossary: 'words' },
    {
      documents: [
        {
          id: 'words',
          fields: { title: 'Glossary', url: '/words' },
          passages: [
            {
              id: 'lamp',
              fields: { heading: 'Lamp', text: 'A thing that gives light; see Lamps.' },
            },
            { id: 'lamp-type', fields: { heading: 'Lamp type', text: 'Bulb, tube, or strip.' } },
          ],
        },
        {
          id: 'lamps',
          fields: { title: 'Lamp shop', url: '/lamps' },
          passages: [
            { id: 'lamps', fields: { heading: 'Lamps', text: 'Every lamp has a switch.' } },
            {
              id: 'repair',
              fields: {
                heading: 'Repair a lamp socket at home',
                text: 'It needs a lamp socket and a repair kit. Repair the socket of the lamp with a kit.',
              },
            },
            {
              id: 'colors',
              fields: { heading: 'Lamp colors', text: 'A color of a lamp costs more.' },
            },
            {
              id: 'rent',
              fields: { heading: 'Rent a lamp', text: 'Lamp shop tells how to rent a lamp.' },
            },
          ],
        },
      ],
      synonyms: [{ words: ['leuchte'], mean: ['lamp'], isForeign: true }],
    },
  );
  const said = async (q: string) => {
    const content = (await guides.assist({ q })).answer?.content;
    return content?.kind === 'text' ? content.text : undefined;
  };

  it.each(['What is a lamp?', 'What are lamps?', 'Was ist eine Leuchte?'])(
    'is that of the glossary for %s',
    async (question) => {
      expect(await said(question)).toBe('A thing that gives light; see Lamps.');
    },
  );

  it('lists all kinds, or is absent', async () => {
    expect(await said('Which lamp types are there?')).toBe('Bulb, tube, or strip.');
    expect(await said('Which lamp colors are there?')).toBeUndefined();
  });

  it('has a subject and refers to no other page', async () => {
    expect(await said('How do I repair a lamp socket?')).toBe(
      'Repair the socket of the lamp with a kit.',
    );
    expect(await said('How do I rent a lamp?')).toBeUndefined();
  });
});
