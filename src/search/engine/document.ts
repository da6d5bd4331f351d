import type { ResultDocument } from '../protocol/types';
import type { IndexDefinition } from './index/definition';
import { excerpt, matcher, type IsMatch } from './language/highlight';
import { fieldsOfTexts, type DocumentTexts, type TextSource } from './index/index-data';
import type { Hit } from './matching/ranking';

export interface DocumentOptions {
  definition: IndexDefinition;
  position: number;
  /** Terms of the index that the query matched. */
  terms: ReadonlySet<string>;
  texts: TextSource;
  /** Fields that the request names instead of the configured ones. */
  displayFields?: readonly string[];
  /** Adds score and matched terms. */
  trace: boolean;
}

/** A document of a response: display fields, highlights, and the best passage, if that is where the match is. */
export async function documentOf(hit: Hit, options: DocumentOptions): Promise<ResultDocument> {
  const { definition, displayFields = definition.displayFields } = options;
  const { document, match } = hit;
  const score = Math.round((match?.score ?? 0) * 1000) / 1000;
  const isMatch = options.terms.size > 0 ? matcher(options.terms) : undefined;
  const highlighted = definition.highlightFields.filter(
    (name) => displayFields.includes(name) || displayFields === definition.displayFields,
  );
  const ofTexts =
    document.texts === undefined
      ? []
      : fieldsOfTexts(definition).filter((name) => displayFields.includes(name));
  const texts =
    ofTexts.length > 0 || (isMatch && highlighted.length > 0)
      ? await options.texts(document)
      : undefined;
  const fields: Record<string, unknown> = {};
  for (const name of displayFields)
    if (Object.hasOwn(document.fields, name)) fields[name] = document.fields[name];
    else if (name === '_score') fields['_score'] = score;
    else if (ofTexts.includes(name) && texts?.fields[name]) fields[name] = texts.fields[name];

  const target = hit.definition ?? (match?.inPassage ? match.passage : -1);
  const passage = document.passages[target];
  if (passage) {
    if (typeof fields['url'] === 'string' && passage.id !== '')
      fields['url'] = `${fields['url']}#${passage.id}`;
    if (displayFields.includes('heading') && passage.title !== '')
      fields['heading'] = passage.title;
  }

  if (isMatch)
    for (const name of highlighted) {
      const fragments = fragmentsOf(name, texts, hit.definition ?? match?.passage ?? -1, isMatch);
      if (fragments.length > 0) fields[`highlight.${name}`] = fragments;
    }

  if (options.trace) {
    fields['_score'] = score;
    fields['_matched_queries'] = [...options.terms].sort();
    // The protocol leaves the form of this field to the engine.
    fields['_explanation'] = { ...match, isTitle: hit.isTitle };
  }
  return {
    id: document.id,
    position: options.position,
    document: fields,
    fieldCount: Object.keys(fields).length,
  };
}

/** Highlighted fragments of a field: from the best passage for a field of passages, else from the document. */
function fragmentsOf(
  name: string,
  texts: DocumentTexts | undefined,
  passage: number,
  isMatch: IsMatch,
): string[] {
  if (!texts) return [];
  const text = texts.fields[name] ?? texts.passages[Math.max(passage, 0)]?.[name];
  const fragment = text === undefined ? undefined : excerpt(text, isMatch);
  return fragment === undefined ? [] : [fragment];
}
