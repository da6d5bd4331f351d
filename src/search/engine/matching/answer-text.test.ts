import { describe, expect, it } from 'vitest';
import { testEngine } from '../../../test/support/test-engine';
import { testShopDefinition } from '../../../test/support/test-shop';
import { quoteFor } from './answer-content';

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
            { id: '', fields: { text: 'Buy light here. The lamp shade softens the light.' } },
            { id: 'lamps', fields: { heading: 'Lamps', text: 'Every lamp has a switch.' } },
            {
              id: 'repair',
              fields: {
                heading: 'Repair a lamp socket at home',
                text: 'It needs a lamp socket and a repair kit. Repair the socket of the lamp with a kit.',
              },
            },
            {
              id: 'sockets',
              fields: {
                heading: 'Sockets of a lamp',
                text: 'A lamp has one of these:\nSocket\tDiameter\nE14\t14 mm\nE27\t27 mm',
              },
            },
            {
              id: 'hours',
              fields: {
                heading: 'Life of a lamp',
                text: 'A lamp lives long. Its life ends after 900 hours.',
              },
            },
            {
              id: 'price',
              fields: { heading: 'Price of a lamp', text: 'A lamp has a fair price.' },
            },
            {
              id: 'dimmer',
              fields: {
                heading: 'Settings of a dimmer',
                defined: 'dimLevel\nfadeTime',
                text: 'Setting\tMeaning\tDefault\ndimLevel\tBrightness of the bulb.\t50\n\nMode\tUse\nfast\tin a hall\nslow\tin a room',
              },
            },
            {
              id: 'change',
              fields: {
                heading: 'A new bulb',
                text: 'Change it like this:\n\tSwitch the lamp off.\n\tScrew the bulb in.',
              },
            },
            {
              id: 'fault',
              fields: {
                heading: 'I cannot switch a lamp on',
                text: 'The fuse is gone.\nSymptom\tCause\nThe lamp flickers\tA bulb is loose.',
              },
            },
            {
              id: 'colors',
              fields: { heading: 'Lamp colors', text: 'A color of a lamp costs more.' },
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

  it.each([
    ['loadShades returns 100 shades.', undefined],
    ['A lamp has 2 shades.', { kind: 'text', text: 'A lamp has 2 shades.' }],
  ])('gives no number of another name: %s', (text, content) => {
    const names = 'Shades of a lamp';
    const fit = { heading: 1, questions: 0 };
    expect(quoteFor('How many shades has a lamp?', { names, text }, fit, 2, () => 1)).toEqual(
      content,
    );
  });

  it('lists all kinds, or is absent', async () => {
    expect(await said('Which lamp types are there?')).toBe('Bulb, tube, or strip.');
    expect(await said('Which lamp colors are there?')).toBeUndefined();
  });

  it.each(['Which sockets does a lamp have?', 'What are the sockets of a lamp?'])(
    'is the names and meanings of the table that the section begins with: %s',
    async (q) => {
      expect((await guides.assist({ q })).answer).toMatchObject({
        url: '/lamps#sockets',
        content: { kind: 'list', items: ['E14: 14 mm', 'E27: 27 mm'] },
      });
    },
  );

  it.each([
    ['What does dimLevel do in a lamp?', ['dimLevel', 'Brightness of the bulb.', '50']],
    ['What is the default of dimLevel?', ['dimLevel', 'Brightness of the bulb.', '50']],
    [
      'Is 50 the brightness of the bulb by a dimmer?',
      ['dimLevel', 'Brightness of the bulb.', '50'],
    ],
    ['Is 50 the brightness of the bulb by a volcano?', undefined],
    ['Why is 50 the brightness of the bulb by a dimmer?', undefined],
    ['Does a lamp with a loose bulb flicker?', undefined],
  ])('is the row with the name, or with all words that the heading lacks: %s', async (q, cells) => {
    const content = (await guides.assist({ q })).answer?.content;
    expect(content?.kind === 'row' ? content.cells : undefined).toEqual(cells);
  });

  it.each([
    ['Which modes does a dimmer of a lamp have?', ['fast: in a hall', 'slow: in a room']],
    ['How do I screw a new bulb in?', ['Switch the lamp off.', 'Screw the bulb in.']],
    ['How do I screw a broken bulb in?', undefined],
  ])('is a list with what the question names: %s', async (q, items) => {
    const content = (await guides.assist({ q })).answer?.content;
    expect(content && 'items' in content ? content.items : undefined).toEqual(items);
  });

  it('says what a thing is in the first paragraph of a page', async () => {
    expect(await said('What is a lamp shade?')).toBe('The lamp shade softens the light.');
    expect(await said('What is light?')).toBeUndefined();
  });

  it('has a number for a question that asks for one', async () => {
    expect(await said('How long is the life of a lamp?')).toContain('900 hours');
    expect(await said('Does a lamp have a price?')).toBe('A lamp has a fair price.');
    expect(await said('How much is the price of a lamp?')).toBeUndefined();
  });

  it('to "how do I" is no cause of a fault', async () => {
    expect(await said('How do I switch a lamp on?')).toBeUndefined();
  });

  it('has a subject', async () => {
    expect(await said('How do I repair a lamp socket?')).toBe(
      'Repair the socket of the lamp with a kit.',
    );
  });
});
