/** Where a number of pixels is written. */
export interface Target {
  pixels: Uint8Array;
  /** Pixels of a row. */
  width: number;
  /** Column of the first pixel that is covered. */
  left: number;
}

/**
 * How much of each pixel closed outlines cover, exactly: a line adds to each pixel that it crosses how much of the row is
 * right of it, so that the sum of a row up to a pixel is what is covered there. Drawing leaves it empty for the next
 * outlines.
 */
export class Coverage {
  readonly #width: number;
  readonly height: number;
  readonly #stride: number;
  readonly #changes: Float32Array;
  /** The first and the last pixel of each row that a line crosses. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;

  constructor(width: number, height: number) {
    [this.#width, this.height] = [width, height];
    // A line at the right edge changes the pixel after it, and that one's neighbor.
    this.#stride = width + 2;
    this.#changes = new Float32Array(this.#stride * height);
    this.#first = new Int32Array(height).fill(width);
    this.#last = new Int32Array(height).fill(-1);
  }

  /** Adds an outline: x, y, x, y of each of its lines. What leaves the rows at an end is cut off. */
  add(outline: Float64Array, x: number, y: number, scale: number): void {
    for (let at = 0; at < outline.length; at += 4)
      this.#addLine(
        x + (outline[at] ?? 0) * scale,
        y + (outline[at + 1] ?? 0) * scale,
        x + (outline[at + 2] ?? 0) * scale,
        y + (outline[at + 3] ?? 0) * scale,
      );
  }

  #addLine(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return;
    if (y0 > y1) return this.#addRows(x1, y1, x0, y0, -1);
    this.#addRows(x0, y0, x1, y1, 1);
  }

  /** Adds a line that goes down, row by row. */
  #addRows(x0: number, y0: number, x1: number, y1: number, direction: number): void {
    const slope = (x1 - x0) / (y1 - y0);
    const end = Math.min(Math.ceil(y1), this.height);
    for (let row = Math.max(0, Math.floor(y0)); row < end; row += 1) {
      const from = Math.max(row, y0);
      const to = Math.min(row + 1, y1);
      const one = this.#inside(x0 + (from - y0) * slope);
      const other = this.#inside(x0 + (to - y0) * slope);
      this.#addPixels(row, Math.min(one, other), Math.max(one, other), (to - from) * direction);
    }
  }

  #inside(x: number): number {
    return Math.min(Math.max(0, x), this.#width);
  }

  /** Adds what a line does in one row, pixel by pixel. */
  #addPixels(row: number, left: number, right: number, height: number): void {
    const first = Math.floor(left);
    const last = Math.floor(right);
    if (first < (this.#first[row] ?? 0)) this.#first[row] = first;
    if (last > (this.#last[row] ?? 0)) this.#last[row] = last;
    const start = row * this.#stride;
    for (let pixel = first; pixel <= last; pixel += 1) {
      const from = Math.max(left, pixel);
      const to = Math.min(right, pixel + 1);
      const part = right === left ? height : (height * (to - from)) / (right - left);
      const inside = part * ((from + to) / 2 - pixel);
      const at = start + pixel;
      this.#changes[at] = (this.#changes[at] ?? 0) + part - inside;
      this.#changes[at + 1] = (this.#changes[at + 1] ?? 0) + inside;
    }
  }

  /** Writes what is covered, from 1 to `shades - 1`; what is not stays as it is. */
  draw({ pixels, width, left }: Target, shades: number): void {
    const changes = this.#changes;
    for (let row = 0; row < this.height; row += 1) {
      const [from, to] = [row * this.#stride, row * width + left];
      const end = (this.#last[row] ?? 0) + 1;
      let [covered, shade] = [0, 0];
      for (let pixel = this.#first[row] ?? 0; pixel <= end; pixel += 1) {
        const change = changes[from + pixel] ?? 0;
        if (change !== 0) {
          changes[from + pixel] = 0;
          covered += change;
          // Where outlines lie on each other, a pixel is covered twice.
          shade = Math.round(Math.min(Math.abs(covered), 1) * (shades - 1));
        }
        if (shade > 0) pixels[to + pixel] = shade;
      }
      this.#first[row] = this.#width;
      this.#last[row] = -1;
    }
  }
}
