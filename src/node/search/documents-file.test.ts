import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import type { IndexedDocument } from '../../search/engine/index/definition';
import { documentsFile, readDocuments } from '../../search/feeding/built-documents';
import { documentsIn, writeDocuments } from './documents-file';

const { at } = temporaryFolder('qsc-documents-');

it.each([0, 1, 200, 401])('streams %i documents, equal to those read at once', (count) => {
  const documents: IndexedDocument[] = Array.from({ length: count }, (_, number) => ({
    id: `/docs/${number}`,
    // Longer than one read, with letters of several bytes at its end, and with line breaks.
    fields: { title: number === 200 ? 'a\nß€😀,'.repeat(200_000) : 'Title,' },
    passages: [{ id: '', fields: { text: `Größe ${number}\n{` } }],
  }));
  writeDocuments(at(documentsFile), documents);
  expect([...documentsIn(at(documentsFile))]).toEqual(documents);
  if (count > 0) expect(readDocuments(at(''))).toEqual(documents);
});
