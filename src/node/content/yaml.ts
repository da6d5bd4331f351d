import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node as YamlNode,
  type YAMLMap,
} from 'yaml';
import { faultIn, type Fault } from '../faults/faults';
import { yamlProblems } from './yaml-problems';

export interface Position {
  line: number;
  column: number;
}

export interface YamlEntry {
  value: unknown;
  /** The value as its author wrote it; of a list each item. */
  written?: string | string[];
  /** Text after `#`, which YAML reads as a comment, of the value or of each item. */
  comments?: (string | null | undefined)[];
  position: Position;
  /** Position of each item when the value is a list. */
  items: Position[];
}

export interface YamlMapping {
  entries: Map<string, YamlEntry>;
  faults: Fault[];
}

export interface YamlItem {
  position: Position;
  value: unknown;
  /** Keys and values when it is a mapping. */
  entries?: Map<string, YamlEntry>;
}

/** A YAML text (JSON is one) with the positions of its nodes. */
interface OpenYaml {
  text: string;
  document: Document.Parsed;
  positionOf: (node: YamlNode | null | undefined) => Position;
  faults: Fault[];
}

function openYaml(text: string, file: string, firstLine: number): OpenYaml {
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error' } as const;
  const document = parseDocument(text, options);
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const faults = yamlProblems(text, document).map(({ at, fault }) =>
    faultIn(file, positionAt(at), ...fault),
  );
  return { text, document, positionOf: (node) => positionAt(node?.range?.[0] ?? 0), faults };
}

/**
 * Reads a YAML mapping with the position of every key.
 * @param firstLine line of the file that the text starts at (1-based)
 */
export function readYamlMapping(text: string, file: string, firstLine: number): YamlMapping {
  const yaml = openYaml(text, file, firstLine);
  const { document, faults } = yaml;
  if (faults.length > 0 || document.contents === null) return { entries: new Map(), faults };
  if (isMap(document.contents)) return { entries: entriesOf(document.contents, yaml), faults };
  const fault = faultIn(file, { line: firstLine, column: 1 }, 'yaml-not-a-mapping');
  return { entries: new Map(), faults: [fault] };
}

interface YamlList {
  items: readonly YamlItem[];
  faults: Fault[];
}

/** Reads a YAML list with the position of every entry and key. @param form how an entry is written, for messages */
export function readYamlList(text: string, file: string, form: string): YamlList {
  const yaml = openYaml(text, file, 1);
  const { document, positionOf, faults } = yaml;
  if (faults.length > 0 || document.contents === null) return { items: [], faults };
  if (!isSeq<YamlNode>(document.contents)) {
    return {
      items: [],
      faults: [faultIn(file, { line: 1, column: 1 }, 'yaml-not-a-list', { expected: form })],
    };
  }
  const items = document.contents.items.map((item): YamlItem => ({
    position: positionOf(item),
    value: item.toJS(document) as unknown,
    ...(isMap(item) && { entries: entriesOf(item, yaml) }),
  }));
  return { items, faults };
}

/** A mapping as plain data for code of packages: empty when it has faults, and without keys such as `constructor`. */
export function plainMapping(text: string): Record<string, unknown> {
  const { document, faults } = openYaml(text, '', 1);
  if (faults.length > 0 || !isMap(document.contents)) return {};
  return document.toJS({
    reviver: (key, value) =>
      typeof key === 'string' && key in Object.prototype ? undefined : (value as unknown),
  }) as Record<string, unknown>;
}

function entriesOf(map: YAMLMap, { text, document, positionOf }: OpenYaml): Map<string, YamlEntry> {
  const sourceOf = ({ range }: YamlNode) => text.slice(range?.[0], range?.[1]).trim();
  return new Map(
    map.items.map((pair) => {
      const key = pair.key as YamlNode;
      const value = pair.value as (YamlNode & { items?: YamlNode[] }) | null;
      return [
        isScalar(key) ? String(key.value) : String(key),
        {
          value: value?.toJS(document) ?? null,
          ...(value && {
            written: isSeq<YamlNode>(value) ? value.items.map(sourceOf) : sourceOf(value),
          }),
          comments: (value?.items ?? (isScalar(value) ? [value] : [])).map((node) => node.comment),
          position: positionOf(key),
          items: (value?.items ?? []).map(positionOf),
        },
      ];
    }),
  );
}
