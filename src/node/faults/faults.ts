import { exampleFaults } from './texts/example-faults';
import { fileFaults } from './texts/file-faults';
import { pageFaults } from './texts/page-faults';
import { fillText, fillSentence, type FaultText, type ValueNames } from './texts/text';
import { editDistance } from '../../lib/text/edit-distance';

/** The faults of content: one text for each code. */
export const faultTexts = { ...fileFaults, ...pageFaults, ...exampleFaults };

export type FaultCode = keyof typeof faultTexts;

type Texts = typeof faultTexts;
type NamesOf<Code extends FaultCode> = ValueNames<
  Exclude<Texts[Code][keyof Texts[Code]], undefined>
>;

/** A code and the values that its texts name; none when they name none. */
export type CodeAndValues = {
  [Code in FaultCode]: [NamesOf<Code>] extends [never]
    ? [code: Code]
    : [code: Code, values: Record<NamesOf<Code>, string | number>];
}[FaultCode];

/**
 * A fault of the content, with advice. Every part of the build reports in this form, so that all faults of a build are
 * listed together.
 */
export interface Fault {
  code: FaultCode;
  severity: 'error' | 'warning';
  /** File relative to the site's root, with `/`. */
  file: string;
  /** 1-based; absent when the fault is about the whole file. */
  line?: number | undefined;
  column?: number | undefined;
  /** The fault and the value that was found, in one sentence. */
  message: string;
  /** Allowed values. */
  expected?: string | undefined;
  /** Advice for the author. */
  fix?: string | undefined;
}

/** The words of a fault: its text, the allowed values, and the fix, with the values filled in. */
export function faultWords(...[code, values]: CodeAndValues) {
  const { severity, text, fix, expected }: FaultText = faultTexts[code];
  const fill = (words: string) => fillText(words, values ?? {});
  return {
    code,
    severity,
    message: fillSentence(text, values ?? {}),
    ...(expected !== undefined && { expected: fill(expected) }),
    fix: fill(fix),
  };
}

/** A fault of a file. @param position without one it is about the whole file */
export function faultIn(
  file: string,
  position: Pick<Fault, 'line' | 'column'> | undefined,
  ...fault: CodeAndValues
): Fault {
  return { ...faultWords(...fault), file, line: position?.line, column: position?.column };
}

/** `content/docs/a.mdx:3:7`, as editors and terminals link it. */
export function faultPosition(fault: Pick<Fault, 'file' | 'line' | 'column'>): string {
  const { file, line, column } = fault;
  return [file, line, line && column].filter((part) => part !== undefined).join(':');
}

/** The faults without repetitions: a partial has the same one in each page. */
export const distinctFaults = (faults: readonly Fault[]) => [
  ...new Map(faults.map((fault) => [`${faultPosition(fault)} ${fault.message}`, fault])).values(),
];

/** One fault as readable text: position and message, then the allowed values and the fix, indented. */
export function formatFault(fault: Fault): string {
  const lines = [
    `${faultPosition(fault)}  ${fault.severity}: ${fault.message}`,
    fault.expected && `    Allowed: ${fault.expected}`,
    fault.fix && `    Fix: ${fault.fix}`,
  ];
  return lines
    .flatMap((line) => (line ? printable(line).replaceAll('\n', '\\u000a') : []))
    .join('\n');
}

/** Characters that a terminal would obey or not show, and lone surrogates; not those that join letters or end lines. */
const notPrintable = /(?![\n\u00ad\u200c\u200d])[\u00a0\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text for a terminal, in which invisible characters are escaped. */
export const printable = (text: string) =>
  text.replace(notPrintable, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** All faults, by file and line, as one text with a count at its end. */
export function formatFaults(faults: readonly Fault[]): string {
  return `${sortFaults(faults).map(formatFault).join('\n\n')}\n\n${countOf(faults)}`;
}

/** Number of faults of one kind with an entry each. If there are more, one entry shows the first positions and the count. */
const MAX_OF_KIND = 10;
const SHOWN_OF_KIND = 3;

/**
 * The same with one entry, at the end, for each frequent kind of fault: among thousands of broken links ten other faults
 * would drown.
 */
export function summarizeFaults(faults: readonly Fault[]): string {
  const kinds = new Map<FaultCode, Fault[]>();
  for (const fault of sortFaults(faults))
    kinds.set(fault.code, [...(kinds.get(fault.code) ?? []), fault]);
  const frequent = [...kinds.values()].filter((same) => same.length > MAX_OF_KIND);
  const rare = faults.filter((fault) => !frequent.some((same) => same.includes(fault)));
  const entries = [...sortFaults(rare).map(formatFault), ...frequent.map(formatKind)];
  return `${entries.join('\n\n')}\n\n${countOf(faults)}`;
}

function formatKind(same: readonly Fault[]): string {
  const files = new Set(same.map(({ file }) => file)).size;
  const first = same.slice(0, SHOWN_OF_KIND).map(formatFault).join('\n');
  return `${first}\n    … and ${same.length - SHOWN_OF_KIND} more of this kind, ${same.length} in ${files} ${files === 1 ? 'file' : 'files'}`;
}

function countOf(faults: readonly Fault[]): string {
  return `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the content`;
}

/** The one of `allowed` that `name` most likely means, or undefined when none is near. */
export function nearest(name: string, allowed: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  let best: string | undefined;
  // Distances beyond the best one so far are not computed to their end: a large site has thousands of names.
  let limit = Math.max(Math.min(Math.floor((name.length - 1) / 2), 2), Math.floor(name.length / 3));
  for (const candidate of allowed) {
    const other = candidate.toLowerCase();
    // The start of a name is near: `warn` means `warning`.
    const isStart = other !== lower && lower.length >= 3 && other.startsWith(lower);
    const distance = isStart ? 1 : editDistance(lower, other, limit);
    if (distance > limit) continue;
    // The longer one of equally near names wins: letters are left out more often than added.
    if (best !== undefined && distance === limit && candidate.length <= best.length) continue;
    best = candidate;
    limit = distance;
  }
  return best;
}

/** Advice: the one of `allowed` that `name` most likely means, where `…` is in the form, else another advice. */
export function didYouMean(
  name: string,
  allowed: readonly string[],
  otherwise: string,
  form = '"…"',
): string {
  const near = nearest(name, allowed);
  return near ? `did you mean ${form.replace('…', () => near)}?` : otherwise;
}
