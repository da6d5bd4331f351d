import type { IndexedDocument } from '../engine/index/definition';

/** A document in a bulk call of the feeding API. */
export type FeedingDocument = ReturnType<typeof feedingDocument>;

/**
 * One feeding document per page, so that totals, facets, and paging of a hosted index equal those of the embedded engine.
 * The sections become two fields: `headings` and `text`. `heading`, the section of a hit, is no field here, since
 * only the engine knows it.
 */
export function feedingDocument({ id, fields, passages = [] }: IndexedDocument) {
  const textsOf = (name: string) => passages.flatMap((passage) => passage.fields[name] || []);
  const headings = textsOf('heading');
  const text = textsOf('text').join('\n');
  return {
    header: { id, action: 'update' as const },
    // By field code; the platform reserves `attributes` and `categories`.
    payload: {
      ...fields,
      ...(headings.length > 0 && { headings }),
      ...(text !== '' && { text }),
    },
  };
}
