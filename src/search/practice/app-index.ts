import { createEngine } from '../engine/engine';
import type { FieldValue } from '../engine/index/definition';
import { textsOf } from '../engine/index/index-data';
import { makeIndex } from '../engine/index/make-index';
import { packIndex, unpackIndex } from '../engine/packed/packed-index';
import { newRequestId } from '../engine/request-id';
import type { SearchIndex } from '../engine/handle-call';
import { createSuggest } from '../engine/suggest/suggest';
import { indexedValues } from './feed-documents';
import { definitionOf } from './field-schema';
import { currentFields, type AppState } from './tenant-state';

/** Keeps all postings in the index, since there are no files to load parts from. */
const inOnePiece = { maxInline: Infinity, part: Infinity };

/** The search over the documents of an app. */
export function indexOfApp(app: AppState): SearchIndex {
  const fields = currentFields(app);
  const definition = definitionOf(app.code, fields);
  const documents = app.documents.map((document) => ({
    id: document.id,
    fields: Object.fromEntries(indexedValues(app, document)) as Record<string, FieldValue>,
  }));
  const texts = new Map(documents.map((document) => [document.id, textsOf(document, definition)]));
  const packed = packIndex(makeIndex(definition, { documents }), inOnePiece);
  const suggesting = fields.filter(({ suggest }) => suggest).map(({ code }) => code);
  const suggestions = suggesting.flatMap((code) =>
    documents.flatMap(({ fields: values }) => [values[code] ?? []].flat().map(String)),
  );
  const engine = createEngine(unpackIndex(packed), {
    texts: ({ id }) => texts.get(id),
    now: Date.now,
    newId: newRequestId,
  });
  return { definition, engine, suggest: createSuggest([...new Set(suggestions)]) };
}
