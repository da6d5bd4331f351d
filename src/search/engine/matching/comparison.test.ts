import { expect, it } from 'vitest';
import { testEngine } from '../../../test/support/test-engine';
import { testShopDefinition } from '../../../test/support/test-shop';

const { engine } = testEngine(
  {
    ...testShopDefinition,
    fields: [
      { name: 'title', weight: 10 },
      { name: 'heading', weight: 3, ofPassage: true },
      { name: 'defined', weight: 2, ofPassage: true, isList: true },
      { name: 'text', weight: 1, ofPassage: true },
    ],
  },
  {
    documents: [
      {
        id: 'tools',
        fields: { title: 'Tools', url: '/tools' },
        passages: [
          {
            id: 'drills',
            fields: {
              heading: 'Kinds',
              defined: 'hammer drill\nimpact driver',
              text: 'Name\tUse\tPower\nhammer drill\tholes in stone\tmains\nimpact driver\tscrews\tmains',
            },
          },
          { id: 'saw', fields: { heading: 'Saw', text: 'A saw cuts wood.' } },
          { id: 'file', fields: { heading: 'File', text: 'A file smooths metal.' } },
        ],
      },
    ],
  },
);
const answerTo = async (q: string) => (await engine.assist({ q })).answer;

it('a comparison is answered by what two rows do not share', async () => {
  const question = 'What is the difference between a hammer drill and an impact driver?';
  expect(await answerTo(question)).toMatchObject({
    url: '/tools#drills',
    content: { items: ['hammer drill: holes in stone', 'impact driver: screws'] },
  });
});

it.each(['saw vs file', 'How do a saw and a file differ?'])(
  'a comparison of two terms has both definitions: %s',
  async (question) => {
    const items = ['saw: A saw cuts wood.', 'file: A file smooths metal.'];
    expect(await answerTo(question)).toMatchObject({ content: { items } });
  },
);

it('a comparison with something that has no definition has no answer', async () => {
  expect(await answerTo('What is the difference between a saw and wood?')).toBeUndefined();
});
