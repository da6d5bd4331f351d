import { editDistance } from '../../lib/edit-distance';

/**
 * Faults of the content: what an author did that the site can't use, and how to fix it.
 * Every part of the build reports in this one form, so that all faults of a build are listed together.
 */
export interface Fault {
  severity: 'error' | 'warning';
  /** File relative to the site's root, with `/`. */
  file: string;
  /** 1-based; absent when the fault is about the whole file. */
  line?: number | undefined;
  column?: number | undefined;
  /** What is wrong, with what was found, in one sentence. */
  message: string;
  /** What is allowed there. */
  expected?: string | undefined;
  /** What the author can do. */
  fix?: string | undefined;
}

/** `content/docs/a.mdx:3:7`, as editors and terminals link it. */
export function faultPlace({
  file,
  line,
  column,
}: Pick<Fault, 'file' | 'line' | 'column'>): string {
  return [file, line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
}

/** One fault as readable text: place and message, then what is allowed and the fix, indented. */
export function formatFault(fault: Fault): string {
  return [
    `${faultPlace(fault)}  ${fault.severity}: ${fault.message}`,
    fault.expected && `    Allowed: ${fault.expected}`,
    fault.fix && `    Fix: ${fault.fix}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** All faults, by file and line, as one text with a count at its end. */
export function formatFaults(faults: readonly Fault[]): string {
  const sorted = [...faults].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the content`;
  return `${sorted.map(formatFault).join('\n\n')}\n\n${count}`;
}

/** The name among `known` that `found` most likely stands for, or undefined when none is near. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({ name, distance: distanceTo(found.toLowerCase(), name.toLowerCase()) }))
    // Of equally near names the longer one: letters are left out more often than added.
    .sort((a, b) => a.distance - b.distance || b.name.length - a.name.length);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, Math.floor(found.length / 3)) ? best.name : undefined;
}

/** Edit distance, where the start of a name counts as near: `warn` means `warning`. */
function distanceTo(found: string, name: string): number {
  return found.length >= 3 && name.startsWith(found)
    ? 1
    : editDistance(found, name, Math.max(found.length, name.length));
}
