import { LineCounter, parseDocument } from 'yaml';
import type { SynonymGroup } from '../../search/engine/definition';
import type { Fault } from '../source/faults';

export interface ReadSynonyms {
  groups: SynonymGroup[];
  faults: Fault[];
}

const form =
  '[facet, refinement], or { words: [import], mean: [feeding] } for one way only, or { de: [marke], mean: [brand] } for German words';

/** Reads a file of synonyms: a list of groups. @param file for messages */
export function readSynonyms(text: string, file: string): ReadSynonyms {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const faults = document.errors.map((error): Fault => ({
    severity: 'error',
    file,
    ...placeAt(error.pos[0]),
    message: `this is not valid YAML: ${error.message}`,
    fix: 'write a list: each line begins with "- "',
  }));
  if (faults.length > 0 || document.contents === null) return { groups: [], faults };

  const value: unknown = document.toJS();
  if (!Array.isArray(value))
    return {
      groups: [],
      faults: [
        {
          severity: 'error',
          file,
          line: 1,
          column: 1,
          message: 'expected a list of synonym groups, found something else',
          expected: form,
          fix: 'begin each line with "- "',
        },
      ],
    };
  const items = (document.contents as { items?: { range?: [number, number, number] }[] }).items;
  const groups: SynonymGroup[] = [];
  value.forEach((entry: unknown, index) => {
    const group = groupOf(entry);
    if (group) groups.push(group);
    else
      faults.push({
        severity: 'error',
        file,
        ...placeAt(items?.[index]?.range?.[0] ?? 0),
        message: `${JSON.stringify(entry)} is no synonym group`,
        expected: form,
        fix: 'give at least two words, or words and what they mean',
      });
  });
  return { groups, faults };
}

function groupOf(entry: unknown): SynonymGroup | undefined {
  if (isWords(entry)) return entry.length > 1 ? { words: entry } : undefined;
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { words, de, mean, ...rest } = entry as Record<string, unknown>;
  if (Object.keys(rest).length > 0 || !isWords(mean)) return undefined;
  if (de === undefined) return isWords(words) ? { words, mean } : undefined;
  return words === undefined && isWords(de) ? { words: de, mean, isForeign: true } : undefined;
}

function isWords(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((word) => typeof word === 'string' && word.trim() !== '')
  );
}
