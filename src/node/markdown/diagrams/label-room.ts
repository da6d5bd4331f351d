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
    source.replace(label, (whole, text: string | undefined) => whole + spareFor(text ?? '', free));
  if (!/^\s*sequenceDiagram\b/m.test(code)) return widen(boxLabel, FREE.box)(code);
  return widen(note, FREE.note)(widen(participant, FREE.participant)(code));
}

export const withoutSpare = (text: string) => text.replaceAll(SPARE, '');

function spareFor(text: string, free: number): string {
  const excess = Math.max(...text.split(/<br\s*\/?>/).map(excessOf));
  return SPARE.repeat(Math.max(0, Math.ceil((excess - free) / SPARE_WIDTH)));
}

const excessOf = (line: string) =>
  line.length * LETTER_EXCESS + (line.match(wide)?.length ?? 0) * (WIDE_EXCESS - LETTER_EXCESS);
