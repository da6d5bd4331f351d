import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { IndexedDocument } from '../../search/engine/index/definition';
import { documentsFile, readDocuments } from '../../search/feeding/built-documents';
import { documentsIn, writeDocuments } from './documents-file';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-documents-'));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it.each([0, 1, 200, 401])('streams %i documents as it reads them together', (count) => {
  const documents: IndexedDocument[] = Array.from({ length: count }, (_, number) => ({
    id: `/docs/${number}`,
    // Longer than one read, with letters of several bytes at its end, and with line breaks.
    fields: { title: number === 200 ? 'a\nß€😀,'.repeat(200_000) : 'Title,' },
    passages: [{ id: '', fields: { text: `Größe ${number}\n{` } }],
  }));
  writeDocuments(folder, documents);
  expect([...documentsIn(path.join(folder, documentsFile))]).toEqual(documents);
  if (count > 0) expect(readDocuments(folder)).toEqual(documents);
});
