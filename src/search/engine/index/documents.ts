import type { FieldValue } from './definition';
import type { IndexData, PartSource, StoredDocument } from './index-data';
import { once } from './once';
import { unpackDocuments, type PackedDocument } from '../packed/packed-documents';

/** The documents of an index. Those of an index in parts are empty until they, or a field of all of them, are loaded. */
export class Documents {
  readonly all: readonly StoredDocument[];
  /** All documents are here. */
  readonly isWhole: boolean;
  /** Loads some documents. */
  readonly load: (numbers: readonly number[]) => Promise<void>;
  /** Loads some fields of all documents. */
  readonly loadFields: (names: readonly string[]) => Promise<void>;

  constructor({ documents, documentParts }: IndexData, source: PartSource) {
    this.all = documents;
    this.isWhole = documentParts === undefined;
    const { size = 1, files = [], fields = {} } = documentParts ?? {};
    const loadPart = once(async (part: number) => {
      const packed = JSON.parse(await source(files[part] ?? '')) as PackedDocument[];
      for (const [place, document] of unpackDocuments(packed).entries())
        Object.assign(documents[part * size + place] ?? {}, document);
    });
    const loadField = once(async (name: string) => {
      const values = JSON.parse(await source(fields[name] ?? '')) as (FieldValue | null)[];
      for (const [number, { fields: known }] of documents.entries()) {
        const value = values[number] ?? null;
        if (value !== null) known[name] = value;
      }
    });
    this.load = async (numbers) => {
      if (this.isWhole) return;
      const parts = new Set(numbers.map((number) => Math.floor(number / size)));
      await Promise.all([...parts].map(loadPart));
    };
    this.loadFields = async (names) => {
      const known = names.filter((name) => Object.hasOwn(fields, name));
      await Promise.all([...new Set(known)].map(loadField));
    };
  }
}
