import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packDocuments, unpackDocuments } from './packed-documents';

const documentWith = (passages: { id: string; title: string; kind?: string }[]) => [
  { id: '/a', fields: { title: 'A' }, passages },
];

/** Ids of HTML have no white space, and headings no tabs. */
const id = fc.stringMatching(/^\S*$/);
const title = fc.stringMatching(/^[^\n\t]*$/);
const passage = fc.oneof(
  fc.record({ id, title }),
  fc.record({ id, title, kind: fc.stringMatching(/^[a-z]+$/) }),
  fc.tuple(id, id).map(([start, name]) => ({ id: start + name, title: name, kind: 'field' })),
);

it('packed documents are restored exactly, with any anchors', () => {
  fc.assert(
    fc.property(fc.array(passage), (passages) => {
      const documents = documentWith(passages);
      expect(unpackDocuments(packDocuments(documents))).toEqual(documents);
    }),
  );
});

it('an anchor that follows from its heading is not stored, and a name only once', () => {
  const documents = documentWith([
    { id: '', title: '' },
    { id: 'send-a-full-feed', title: 'Send a full feed' },
    { id: 'problems', title: 'When it does not work' },
    { id: 'search-get-rows', title: 'rows', kind: 'parameter' },
  ]);
  const [{ passages } = {}] = packDocuments(documents);
  expect(passages?.split('\n')).toEqual([
    '',
    'Send a full feed',
    'problems\tWhen it does not work',
    'search-get- \trows\tparameter',
  ]);
  expect(unpackDocuments(packDocuments(documents))).toEqual(documents);
});
