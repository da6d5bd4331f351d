import type { FieldValue } from './definition';
import type { IndexData, PartSource, StoredDocument } from './index-data';
import { once } from './once';
import { unpackDocuments, type PackedDocument } from '../packed/packed-documents';

/** The documents of an index. In an index in parts, a document is empty until it or one of its fields is loaded. */
export class Documents {
  readonly all: readonly StoredDocument[];
  /** Whether all documents are loaded. */
  readonly isComplete: boolean;
  readonly load: (numbers: readonly number[]) => Promise<void>;
  /** Loads some fields of all documents. */
  readonly loadFields: (names: readonly string[]) => Promise<void>;

  constructor({ documents, documentParts }: IndexData, source: PartSource) {
    this.all = documents;
    this.isComplete = documentParts === undefined;
    const { size = 1, files = [], fields = {} } = documentParts ?? {};
    const loadPart = once(async (part: number) => {
      const packed = JSON.parse(await source(files[part] ?? '')) as PackedDocument[];
      for (const [index, document] of unpackDocuments(packed).entries())
        Object.assign(documents[part * size + index] ?? {}, document);
    });
    const loadField = once(async (name: string) => {
      const values = JSON.parse(await source(fields[name] ?? '')) as (FieldValue | null)[];
      for (const [number, { fields: target }] of documents.entries()) {
        const value = values[number] ?? null;
        if (value !== null) target[name] = value;
      }
    });
    this.load = async (numbers) => {
      if (this.isComplete) return;
      const parts = new Set(numbers.map((number) => Math.floor(number / size)));
      await Promise.all([...parts].map(loadPart));
    };
    this.loadFields = async (names) => {
      const existing = names.filter((name) => Object.hasOwn(fields, name));
      await Promise.all([...new Set(existing)].map(loadField));
    };
  }
}
