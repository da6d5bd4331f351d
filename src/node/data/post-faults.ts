import { faultIn, type Fault } from '../faults/faults';
import type { CompiledContent } from '../content/compiled-content';

/** Most words of a post without a description: lists describe a longer one badly. */
const LONG_POST_WORDS = 200;

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
