import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packDocuments, unpackDocuments } from './packed-documents';

const documentWith = (passages: { id: string; title: string }[]) => [
  { id: '/a', fields: { title: 'A' }, passages },
];

it('packed documents are restored exactly, with any anchors', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.string(), title: fc.string() })), (passages) => {
      const documents = documentWith(passages);
      expect(unpackDocuments(packDocuments(documents))).toEqual(documents);
    }),
  );
});

it('an anchor that follows from its heading is not stored', () => {
  const documents = documentWith([
    { id: '', title: '' },
    { id: 'send-a-full-feed', title: 'Send a full feed' },
    { id: 'problems', title: 'When it does not work' },
  ]);
  expect(packDocuments(documents)[0]?.passages).toEqual([
    '',
    'Send a full feed',
    ['When it does not work', 'problems'],
  ]);
  expect(unpackDocuments(packDocuments(documents))).toEqual(documents);
});
