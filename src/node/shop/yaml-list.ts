import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node as YamlNode } from 'yaml';
import type { Fault } from '../source/faults';
import type { Place, YamlEntry, YamlMapping } from '../source/yaml';

/** One mapping of a list, with the places of its keys. */
export interface ListEntry extends Pick<YamlMapping, 'entries'> {
  place: Place;
  /** The entry as plain data; no mapping when it is something else. */
  value: unknown;
}

export interface MappingList {
  items: ListEntry[];
  faults: Fault[];
}

/**
 * Reads a list of mappings, YAML or JSON (which is YAML too), with the place of every key.
 * @param form how an entry is written, for messages
 */
export function readMappingList(text: string, file: string, form: string): MappingList {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeOf = (node: YamlNode | null | undefined): Place => {
    const { line, col } = lines.linePos(node?.range?.[0] ?? 0);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const fault = (message: string, place: Place): Fault => ({
    severity: 'error',
    file,
    ...place,
    message,
    expected: form,
    fix: 'write a list of such entries',
  });
  if (document.errors.length > 0)
    return {
      items: [],
      faults: document.errors.map(({ message, pos }) => {
        const { line, col } = lines.linePos(pos[0]);
        return fault(`the file can't be read: ${message}`, { line, column: col });
      }),
    };
  if (document.contents === null) return { items: [], faults: [] };
  if (!isSeq(document.contents))
    return {
      items: [],
      faults: [fault('expected a list, found something else', { line: 1, column: 1 })],
    };

  const faults: Fault[] = [];
  const items = (document.contents.items as YamlNode[]).flatMap((item): ListEntry[] => {
    const place = placeOf(item);
    if (!isMap(item)) {
      faults.push(fault(`${JSON.stringify(item.toJS(document))} has no keys and values`, place));
      return [];
    }
    const entries = item.items.map((pair): [string, YamlEntry] => {
      const key = pair.key as YamlNode;
      const value = pair.value as (YamlNode & { items?: YamlNode[] }) | null;
      return [
        isScalar(key) ? String(key.value) : String(key),
        {
          value: value?.toJS(document) ?? null,
          place: placeOf(key),
          items: (value?.items ?? []).map(placeOf),
        },
      ];
    });
    return [{ place, entries: new Map(entries), value: item.toJS(document) as unknown }];
  });
  return { items, faults };
}
