import { faultIn, type Fault } from '../faults/faults';
import type { CompiledContent } from '../source/compiled-content';
import { isDay } from '../source/publication';

/** Most words of a post without a description: lists describe a longer one badly. */
export const LONG_POST_WORDS = 200;

interface Post {
  file: string;
  description?: string | undefined;
  content: Pick<CompiledContent, 'words' | 'beforeMarker' | 'faults'>;
}

/**
 * A warning for a long post without a truncate marker and a description. Not an error: the post is complete and lists
 * fall back to its first words, which only read badly.
 */
export function excerptFault({ file, description, content }: Post): Fault[] {
  if (description || content.beforeMarker || content.words <= LONG_POST_WORDS) return [];
  const marker = file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  return [faultIn(file, undefined, 'post-without-excerpt', { words: content.words, marker })];
}

/** Front matter faults of a post; where only the title holds the date, the fault shows the line that is missing. */
export function withDateOfTitle(faults: readonly Fault[], title: string | undefined): Fault[] {
  const date = title === undefined ? undefined : dateIn(title);
  if (date === undefined) return [...faults];
  return faults.map((fault) =>
    fault.code === 'key-missing' ? faultIn(fault.file, fault, 'date-in-title', { date }) : fault,
  );
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthName = '([a-z]{3,9})\\.?';
const forms: readonly [RegExp, (match: string[]) => (string | undefined)[]][] = [
  [/\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/, ([, year, month, day]) => [year, month, day]],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th|\\.)? ${monthName},? (\\d{4})\\b`, 'i'),
    ([, day, month, year]) => [year, monthNumber(month), day],
  ],
  [
    new RegExp(`\\b${monthName} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'i'),
    ([, month, day, year]) => [year, monthNumber(month), day],
  ],
];

/** The calendar day that a text names as 2024-05-01, 1 May 2024 or May 1, 2024; as `2024-05-01`. */
export function dateIn(text: string): string | undefined {
  for (const [pattern, parts] of forms) {
    const [year = '', month = '', day = ''] = parts([...(pattern.exec(text) ?? [])]);
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isDay(date)) return date;
  }
  return undefined;
}

function monthNumber(name = ''): string {
  return String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}
