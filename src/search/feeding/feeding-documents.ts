import type { FieldValue, IndexedDocument } from '../engine/index/definition';

/** A document as the bulk call of the feeding API takes it. */
export interface FeedingDocument {
  header: { id: string; action: 'update' };
  /** By field code; `attributes` and `categories` are reserved by the platform. */
  payload: Record<string, FieldValue>;
}

/**
 * One feeding document per page, so that totals, facets and pages of a hosted response count as those of the embedded
 * engine. The sections become three fields: `headings`, `text`, `code`. The field that names the section of a hit is
 * `heading`, which only the engine can tell; the list has a name of its own, so no page shows it as such.
 */
export function feedingDocument({ id, fields, passages = [] }: IndexedDocument): FeedingDocument {
  const of = (name: string) => passages.flatMap((passage) => passage.fields[name] || []);
  const headings = of('heading');
  const text = of('text').join('\n');
  const code = of('code').join('\n');
  return {
    header: { id, action: 'update' },
    payload: {
      ...fields,
      ...(headings.length > 0 && { headings }),
      ...(text !== '' && { text }),
      ...(code !== '' && { code }),
    },
  };
}
