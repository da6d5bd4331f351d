import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packPassages, unpackPassages } from './packed-passages';

it('packed passages are unpacked as they were, whatever their anchors', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.string(), title: fc.string() })), (passages) => {
      expect(unpackPassages(packPassages(passages))).toEqual(passages);
    }),
  );
});

it('an anchor that follows from its heading is not stored', () => {
  const passages = [
    { id: '', title: '' },
    { id: 'send-a-full-feed', title: 'Send a full feed' },
    { id: 'problems', title: 'When it does not work' },
  ];
  expect(packPassages(passages)).toEqual([
    '',
    'Send a full feed',
    ['When it does not work', 'problems'],
  ]);
  expect(unpackPassages(packPassages(passages))).toEqual(passages);
});
