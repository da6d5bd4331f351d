import zlib from 'node:zlib';
import loadHarfBuzz from 'harfbuzzjs/hb.js';
import harfBuzzOf from 'harfbuzzjs/hbjs.js';

/** A text in glyphs; lengths are in ems. */
interface Shaped {
  glyphs: readonly Glyph[];
  /** How far the text goes, without letter spacing. */
  advance: number;
  /** Characters after which there is letter spacing: a ligature is one. */
  characters: number;
}

interface Glyph {
  id: number;
  advance: number;
  /** From the place of the glyph to its outline. */
  offset: readonly [x: number, y: number];
  /** Whether the glyph is the last one of its character. */
  isLast: boolean;
}

export interface TitleFont {
  /** Lengths above and below the base line, in ems. */
  ascent: number;
  descent: number;
  /** Glyphs of a text that is in one script; nothing when the font does not have all of them. */
  shape: (text: string) => Shaped | undefined;
  /** The outline of a glyph in straight lines: x, y, x, y for each one, in ems; y goes down. */
  outline: (glyph: number) => Float64Array;
}

/**
 * Reads a font for titles. HarfBuzz is what satori has inside it: the same glyphs at the same places.
 * @param woff with TrueType outlines
 */
export async function readTitleFont(woff: Buffer): Promise<TitleFont> {
  const engine = harfBuzzOf(await loadHarfBuzz());
  const face = engine.createFace(engine.createBlob(sfntOf(woff)), 0);
  const font = engine.createFont(face);
  const shape = (text: string): Shaped | undefined => {
    const buffer = engine.createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    engine.shape(font, buffer);
    const shaped = buffer.json();
    buffer.destroy();
    if (shaped.some(({ g }) => g === 0)) return undefined;
    const glyphs = shaped.map(({ g, cl, ax, dx, dy }, index) => ({
      id: g,
      advance: ax / face.upem,
      offset: [dx / face.upem, -dy / face.upem] as const,
      isLast: shaped[index + 1]?.cl !== cl,
    }));
    const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
    return { glyphs, advance, characters: glyphs.filter(({ isLast }) => isLast).length };
  };
  // From the table itself: a font of which HarfBuzz is asked for them first has no glyphs afterwards.
  const heights = Buffer.from(face.reference_table('hhea'));
  return {
    ascent: heights.readInt16BE(4) / face.upem,
    descent: -heights.readInt16BE(6) / face.upem,
    // The words of titles come again and again.
    shape: remembered(shape),
    outline: remembered((glyph) => linesOf(font.glyphToJson(glyph), 1 / face.upem)),
  };
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}

/** Lines in place of each curve of a glyph: at the size of titles no one is off by a twentieth of a pixel. */
const LINES_OF_CURVE = 6;

interface PathStep {
  type: string;
  values: number[];
}

function linesOf(path: readonly PathStep[], unit: number): Float64Array {
  const lines: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (nextX: number, nextY: number) => {
    lines.push(x * unit, -y * unit, nextX * unit, -nextY * unit);
    [x, y] = [nextX, nextY];
  };
  for (const { type, values } of path) {
    const [a = startX, b = startY, endX = 0, endY = 0] = values;
    if (type === 'M') [x, y, startX, startY] = [a, b, a, b];
    else if (type === 'L' || type === 'Z') lineTo(a, b);
    else {
      const [fromX, fromY] = [x, y];
      for (let step = 1; step <= LINES_OF_CURVE; step += 1) {
        const t = step / LINES_OF_CURVE;
        const [start, control, end] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
        lineTo(start * fromX + control * a + end * endX, start * fromY + control * b + end * endY);
      }
    }
  }
  return new Float64Array(lines);
}

/** Lengths of the headers and of each table's entry in them. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/** The font in a WOFF file: its tables, inflated. */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.header + SFNT.entry * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts = [head];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF.header + WOFF.entry * index;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const data = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const table = Buffer.alloc(Math.ceil((length ?? 0) / 4) * 4);
    (packed === length ? data : zlib.inflateSync(data)).copy(table);
    const at = SFNT.header + SFNT.entry * index;
    woff.copy(head, at, entry, entry + 4);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(length ?? 0, at + 12);
    parts.push(table);
    end += table.length;
  }
  return Buffer.concat(parts);
}
