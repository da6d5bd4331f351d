import type { SynonymGroup } from '../../search/engine/index/definition';
import { site } from '../../site';
import { faultIn } from '../faults/faults';
import { readYamlList } from '../content/yaml';

export const synonymsFile = `${site.contentFolder}/search/synonyms.yml`;

const form =
  '[facet, refinement], or { words: [import], mean: [feeding] } for one way only, or { de: [marke], mean: [brand] } for German words';

/** Reads a file of synonyms: a list of groups. @param file for messages */
export function readSynonyms(text: string, file: string) {
  const { items, faults } = readYamlList(text, file, form);
  const groups = items.flatMap(({ value, position }) => {
    const group = groupOf(value);
    if (group) return [group];
    faults.push(
      faultIn(file, position, 'not-a-synonym-group', {
        entry: JSON.stringify(value),
        expected: form,
      }),
    );
    return [];
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
