export const isSequence = (code: string) => /^\s*sequenceDiagram\b/m.test(code);

/** A letter that the library measures and no drawing shows. */
const SPARE = '\uf8ff';

/** Units of such a letter in a label. */
const SPARE_WIDTH = 5.9;

/** Units by which a letter of the widest system font, plus 15 %, exceeds the library's measure; the same for wide letters. */
const LETTER_EXCESS = 2.4;
const WIDE_EXCESS = 6;
const wide = /[mw1@]/gi;

/** Units that the library leaves free beside the text of a box, of a participant, and of a note. */
const FREE = { box: 40, participant: 32, note: 25 };

const boxLabel = /^.*\bsubgraph\b.*$|("[^"\n]+|[[({][^"[\](){}|\n]+)(?=["\])}])/gm;
const participant = /^\s*participant\s+\S+\s+as\s+(.+)$/gm;
const note = /^\s*note\s[^:\n]*:\s*(.+)$/gim;

/** The same diagram with letters after long labels, so that the library draws boxes that hold them in any font. */
export function withRoom(code: string): string {
  const widen = (label: RegExp, free: number) => (source: string) =>
    source.replace(label, (match, text: string | undefined) => match + spareFor(text ?? '', free));
  if (!isSequence(code)) return widen(boxLabel, FREE.box)(code);
  return widen(note, FREE.note)(widen(participant, FREE.participant)(code));
}

export const withoutSpare = (text: string) => text.replaceAll(SPARE, '');

function spareFor(text: string, free: number): string {
  const excess = Math.max(...text.split(/<br\s*\/?>/).map(excessOf));
  return SPARE.repeat(Math.max(0, Math.ceil((excess - free) / SPARE_WIDTH)));
}

const excessOf = (line: string) =>
  line.length * LETTER_EXCESS + (line.match(wide)?.length ?? 0) * (WIDE_EXCESS - LETTER_EXCESS);

/** Letters of a label's line before it is broken; fewer in a diamond, which is as high as it is wide. */
const LINE_LENGTH = 18;
const DIAMOND_LINE_LENGTH = 10;

/**
 * The same diagram with long labels on two or more lines: quoted ones of a flowchart, messages of a sequence. The head of
 * a group stays as it is, since it has room for one line.
 * @param lineLength letters of a line before it is broken
 */
export function wrapLabels(code: string, lineLength = LINE_LENGTH): string {
  if (isSequence(code))
    return code.replace(
      /^(\s*[^:\n]*(?:->|-x|-\))[^:\n]*:\s*)(.+)$/gm,
      (_, start: string, text: string) => start + wrapText(text, lineLength),
    );
  return code.replace(/^\s*subgraph\b.*$|"([^"\n]+)"/gm, (match, text: string | undefined) =>
    text === undefined ? match : `"${wrapText(text, lineLength)}"`,
  );
}

/** The same flowchart with the labels of its decisions broken. */
export function wrapDiamonds(code: string): string {
  return code.replace(
    /\{("?)([^{}"\n|]+)\1\}/g,
    (_, quote: string, text: string) => `{${quote}${wrapText(text, DIAMOND_LINE_LENGTH)}${quote}}`,
  );
}

function wrapText(text: string, lineLength: number): string {
  let length = 0;
  return text
    .split(' ')
    .map((word, index) => {
      const breaks = index > 0 && length + word.length > lineLength;
      length = breaks ? word.length : length + word.length + 1;
      if (index === 0) return word;
      return `${breaks ? '<br/>' : ' '}${word}`;
    })
    .join('');
}
