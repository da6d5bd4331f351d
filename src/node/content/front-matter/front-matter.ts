import { faultIn, type Fault } from '../../faults/faults';
import { checkedValues, type Fields, type ValuesOf } from './fields';
import { readYamlMapping, type Position } from '../yaml';
import { digest } from '../digest';

export const MAX_SOURCE_BYTES = 1_000_000;

/** Same text with `\n` line ends and without a byte order mark. */
export function normalizeSource(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Fingerprint of a file that content is made from; empty when the file does not exist. */
export function digestOfSource(raw: string | undefined): string {
  return raw === undefined ? '' : digest(normalizeSource(raw));
}

/** Splits a normalized file into front matter (between `---` lines at its start) and body, with its first line, 1-based. */
export function splitSource(source: string) {
  const match = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(source);
  if (!match) return { yaml: '', body: source, bodyLine: 1 };
  const body = source.slice(match[0].length);
  return { yaml: match[1] ?? '', body, bodyLine: match[0].split('\n').length };
}

/**
 * Reads and checks the front matter of one file. Positions are those of the keys, and of list items as `key.0`, `key.1`.
 * @param raw the whole file as it is on disk
 */
export function readFrontMatter<Schema extends Fields>(raw: string, file: string, fields: Schema) {
  const text = normalizeSource(raw);
  const source = splitSource(text);
  const positions = new Map<string, Position>();
  const fileFault = faultOfFile(text, file);
  if (fileFault) return { values: {} as ValuesOf<Schema>, positions, faults: [fileFault], source };

  const mapping = readYamlMapping(source.yaml, file, 2);
  for (const [key, { position, items }] of mapping.entries) {
    positions.set(key, position);
    items.forEach((item, index) => positions.set(`${key}.${index}`, item));
  }
  // Values with errors are left out: the page shows its faults, and no value has a wrong type.
  const checked = checkedValues(mapping, fields, file, source.bodyLine > 1 ? 1 : 0);
  return { ...checked, positions, source };
}

/** The first line of front matter, or what is meant as one: below a comment, indented, or with other words. */
const opening = /^---\n|^\s*(?:<!--.*-->\s*)?---.*\n\s*["'{]?[\w-]+["']?\s*[:=]/;

function faultOfFile(text: string, file: string): Fault | undefined {
  if (text.trim() === '') return faultIn(file, undefined, 'empty-file');
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_SOURCE_BYTES)
    return faultIn(file, undefined, 'file-too-large', { bytes, most: MAX_SOURCE_BYTES });
  if (splitSource(text).bodyLine > 1 || !opening.test(text)) return undefined;
  return faultIn(file, { line: 1, column: 1 }, 'front-matter-open');
}
