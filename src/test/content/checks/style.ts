import { parse } from 'yaml';
import type { Prose } from './prose';
import { textOf } from '../../../search/checks/faults';
import { checkOf } from '../../../search/checks/schema-check';
import { flag, list, object, text } from '../../../search/protocol/schema/kinds';

export interface Rule {
  pattern: RegExp;
  advice: string;
  /** The one file that may state the fact. */
  home?: string;
}

/** Position of words in a sentence; any without either. */
interface SentencePosition {
  start?: boolean;
  end?: boolean;
}

interface StyleFile {
  terms: { use: string; not: string[]; case?: boolean }[];
  avoid: ({ words: string[]; why: string } & SentencePosition)[];
  facts?: { words: string[]; home: string }[];
}

const words = list('Words.', text('A word.'), { minItems: 1 });
const position = {
  'start?': flag('First in the sentence.'),
  'end?': flag('Last in the sentence.'),
};
const shape = checkOf(
  object('Words to use, and to avoid.', {
    terms: list(
      'Terms.',
      object('A term.', { use: text('The term.'), not: words, 'case?': flag('By case.') }),
    ),
    avoid: list(
      'Avoided.',
      object('What is avoided.', { words, why: text('Advice.'), ...position }),
    ),
    'facts?': list('Facts.', object('A fact.', { words, home: text('The page that states it.') })),
  }),
);

/**
 * Rules of a style file such as `content/style.yml`.
 * @throws Error when the file has another shape
 */
export function readStyle(yaml: string): Rule[] {
  const style = parse(yaml) as StyleFile;
  const faults = shape(style, '');
  if (faults.length > 0) throw new Error(faults.map(textOf).join('\n'));
  return [
    ...style.terms.map((term) => ({
      pattern: wordsPattern(term.not, term.case ? 'gu' : 'giu'),
      advice: `write ${term.use}`,
    })),
    ...style.avoid.map(({ words, why, ...position }) => ({
      pattern: wordsPattern(words, 'giu', position),
      advice: why,
    })),
    ...(style.facts ?? []).map(({ words, home }) => ({
      pattern: wordsPattern(words, 'giu'),
      advice: `only ${home} states this; link there`,
      home,
    })),
  ];
}

/** Breaches of the rules in the prose of a file, as `file:line "word": advice`. */
export function styleFaults(
  file: string,
  prose: readonly Prose[],
  rules: readonly Rule[],
): string[] {
  return prose.flatMap(({ text: sentence, line }) =>
    rules.flatMap(({ pattern, advice, home }) =>
      (mayState(file, home) ? [] : [...sentence.matchAll(pattern)]).map(
        (match) => `${file}:${line + linesBefore(sentence, match.index)} "${match[0]}": ${advice}`,
      ),
    ),
  );
}

/** A post has a date, so it may state facts of that time. */
const mayState = (file: string, home?: string) =>
  home === file || (home !== undefined && file.startsWith('content/blog/'));

/** `…` in the words is a gap of one to eight words of the same sentence, `#` a number of one or two digits. */
function wordsPattern(
  words: readonly string[],
  flags: string,
  { start, end }: SentencePosition = {},
): RegExp {
  const either = words.map((word) =>
    word
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/#/g, '\\d{1,2}')
      .replace(/ … /g, '(?:\\s+\\S*[^\\s.!?;:]){1,8}?\\s+')
      .replace(/ /g, '\\s+'),
  );
  // Parts of names, paths and placeholders are no words: config.json, {url}, api-mapper.
  const before = `(?<![\\p{L}\\p{N}_{./-])${start ? '(?<=^\\s*|[.!?]\\s+)' : ''}`;
  const after = `(?![\\p{L}\\p{N}_}/-]|\\.\\p{L})${end ? '(?=\\s*(?:[.!?:;)]|$))' : ''}`;
  return new RegExp(`${before}(?:${either.join('|')})${after}`, flags);
}

function linesBefore(text: string, index: number): number {
  return text.slice(0, index).split('\n').length - 1;
}
