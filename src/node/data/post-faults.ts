import { faultIn, type Fault } from '../faults/faults';
import type { CompiledContent } from '../source/compiled-content';
import { dateIn } from '../source/publication';

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
