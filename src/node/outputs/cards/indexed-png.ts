import zlib from 'node:zlib';

/** Rows of a picture, compressed: parts that follow each other make a picture. */
export interface PngRows {
  count: number;
  deflated: Buffer;
  /** Adler-32 of what was compressed. */
  sum: number;
}

export interface IndexedPicture {
  width: number;
  /** At most 256 colors: `#14201f`. */
  palette: readonly string[];
  parts: readonly PngRows[];
}

/** Filters of rows: none, and the difference of each byte to the one above. */
const [NONE, UP] = [0, 2];

/**
 * Runs of the same byte are all that is looked for. Rows are differences, mostly nothing, and a search takes a multiple of
 * the time; what it finds can depend on the processor, and the same rows are to be the same bytes everywhere.
 */
const DEFLATE = {
  level: 6,
  strategy: zlib.constants.Z_RLE,
  finishFlush: zlib.constants.Z_FULL_FLUSH,
};

/**
 * Compresses rows of a picture, so that they stand for themselves: they end at the border of a byte, and refer to no row
 * before them.
 * @param pixels number of a color for each pixel, row by row
 */
export function pngRows(pixels: Uint8Array, width: number): PngRows {
  const rows = filteredRows(pixels, width);
  const deflated = zlib.deflateRawSync(rows, DEFLATE);
  return { count: pixels.length / width, deflated, sum: adler32(rows, width + 1) };
}

let scratch = new Uint8Array(0);

/** The rows, each after the number of its filter, in memory that the next call writes to. */
function filteredRows(pixels: Uint8Array, width: number): Uint8Array {
  const count = pixels.length / width;
  const length = (width + 1) * count;
  if (scratch.length < length) scratch = new Uint8Array(length);
  const rows = scratch.subarray(0, length);
  for (let row = 0; row < count; row += 1) {
    const to = row * (width + 1);
    const line = pixels.subarray(row * width, (row + 1) * width);
    // What is above the first row is not known here.
    rows[to] = row === 0 ? NONE : UP;
    if (row === 0) rows.set(line, to + 1);
    else writeDifference(line, pixels.subarray((row - 1) * width, row * width), rows, to + 1);
  }
  return rows;
}

function writeDifference(line: Uint8Array, above: Uint8Array, rows: Uint8Array, to: number): void {
  if (Buffer.compare(line, above) === 0) rows.fill(0, to, to + line.length);
  else
    for (let column = 0; column < line.length; column += 1)
      rows[to + column] = (line[column] ?? 0) - (above[column] ?? 0);
}

const ADLER_BASE = 65521;

/** @param step bytes between two divisions, for which 32 bits are enough: fewer than 5,552 */
function adler32(bytes: Uint8Array, step: number): number {
  let [low, high] = [1, 0];
  for (let start = 0; start < bytes.length; start += step) {
    const end = Math.min(start + step, bytes.length);
    for (let at = start; at < end; at += 1) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= ADLER_BASE;
    high %= ADLER_BASE;
  }
  return high * 0x10000 + low;
}

/** Adler-32 of bytes and `length` bytes after them, by the sums of both. */
function joinedSum(first: number, second: number, length: number): number {
  const [low, high] = [first % 0x10000, Math.floor(first / 0x10000)];
  const [nextLow, nextHigh] = [second % 0x10000, Math.floor(second / 0x10000)];
  const sums = [low + nextLow - 1, high + nextHigh + length * (low - 1)] as const;
  const [joinedLow, joinedHigh] = sums.map((sum) => ((sum % ADLER_BASE) + ADLER_BASE) % ADLER_BASE);
  return (joinedHigh ?? 0) * 0x10000 + (joinedLow ?? 0);
}

/** Writes a picture with a palette as PNG. The same rows give the same bytes. */
export function indexedPng({ width, palette, parts }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(
    parts.reduce((height, { count }) => height + count, 0),
    4,
  );
  // 8 bits for each pixel, which are numbers of colors.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    ...chunk('IHDR', header),
    ...chunk('PLTE', Buffer.from(palette.map((color) => color.slice(1)).join(''), 'hex')),
    ...chunk('IDAT', zlibStream(parts, width + 1)),
    ...chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What zlib would write of all parts: its header, the parts, an empty last block, and their sum. */
function zlibStream(parts: readonly PngRows[], rowLength: number): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(
    parts.reduce((joined, part) => joinedSum(joined, part.sum, part.count * rowLength), 1),
  );
  const all = parts.map(({ deflated }) => deflated);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...all, Buffer.from([3, 0]), sum]);
}

function chunk(type: string, data: Buffer): Buffer[] {
  const [start, sum] = [Buffer.alloc(8), Buffer.alloc(4)];
  start.writeUInt32BE(data.length);
  start.write(type, 4);
  sum.writeUInt32BE(zlib.crc32(data, zlib.crc32(type)));
  return [start, data, sum];
}
