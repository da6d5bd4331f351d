import type { Page } from '@playwright/test';

/** The widest font of common systems, of Debian's package fonts-dejavu-core. */
export const WIDEST_FONT = 'DejaVu Sans';

/** Spare width of texts, as a share of their width in that font. */
const SPARE = 0.15;

/**
 * Texts in all forms of the page's drawings that are wider than their box or drawing, or overlap another text or box.
 * Changes the font of the page.
 * @throws Error if the font is not installed
 */
export async function drawingFaults(page: Page): Promise<string[]> {
  if ((await page.locator('.drawn .drawing').count()) === 0) return [];
  await page.evaluate(async (name) => {
    const load = async (weight: string, local: string) =>
      document.fonts.add(await new FontFace('widest', `local("${local}")`, { weight }).load());
    await Promise.all([load('400', name), load('700', `${name} Bold`)]).catch(() => {
      throw new Error(`${name} is missing: apt-get install fonts-dejavu-core`);
    });
    document.documentElement.style.setProperty('--font-text', 'widest');
  }, WIDEST_FONT);
  return page.evaluate(misfits, SPARE);
}

/** Runs in the page. */
function misfits(spare: number): string[] {
  interface Rect {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const faults: string[] = [];
  const meet = (a: Rect, b: Rect) =>
    Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
    // Letters are not as high as their line.
    Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 5;
  /** Rectangle of a line with its spare width, on the sides to which it grows. */
  const lineOf = (element: Element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const more = width * spare;
    const share = { start: 0, middle: 0.5, end: 1 }[getComputedStyle(element).textAnchor] ?? 0;
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const rect = { left: left - more * share, right: right + more * (1 - share), top, bottom };
    return { text: element.textContent ?? '', middle, ...rect };
  };
  for (const svg of document.querySelectorAll<SVGElement>('.drawn .drawing > svg')) {
    svg.style.display = 'block';
    // Letters get the exact widths of the font, without rounding to pixels.
    svg.style.textRendering = 'geometricPrecision';
    const boxes = [
      ...svg.querySelectorAll<SVGGraphicsElement>('rect, polygon, ellipse, circle, path'),
    ]
      .filter((shape) => !shape.matches('.hair, .arrow, .line:not(.page)'))
      // Narrower ones contain no text.
      .filter((shape) => shape.getBBox().width > 14)
      .map((shape) => ({ isNode: shape.matches('.node'), rect: shape.getBoundingClientRect() }));
    const lines = [...svg.querySelectorAll('text')]
      .flatMap((text) => {
        const parts = [...text.querySelectorAll('tspan[x]')];
        return parts.length > 0 ? parts : [text];
      })
      .map(lineOf);
    for (const [index, line] of lines.entries()) {
      const [x, y] = line.middle;
      const [home = svg.getBoundingClientRect()] = boxes
        .map(({ rect }) => rect)
        .filter(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom)
        .sort((a, b) => a.width * a.height - b.width * b.height);
      if (line.left < home.left || line.right > home.right)
        faults.push(`"${line.text}" is wider than its box`);
      if (boxes.some(({ isNode, rect }) => isNode && rect !== home && meet(line, rect)))
        faults.push(`"${line.text}" runs into a box`);
      for (const other of lines.slice(index + 1))
        if (meet(line, other)) faults.push(`"${line.text}" runs into "${other.text}"`);
    }
  }
  return faults;
}
