import type { XmlElement } from '@rgrove/parse-xml';
import { elementsIn } from './svg-tree';

/** Units that lines of a label are apart. */
const LINE_HEIGHT = 14.3;

/**
 * Units by which the divider of a frame and its text are lifted. Otherwise its text would touch the text of the next
 * message.
 */
const DIVIDER_RISE = 8;

/** Width of letters of a head. */
const STRONG_LETTER_WIDTH = 9.2;

/**
 * Changes the drawing: labels of several lines come above their arrows, where the library writes the last line over them,
 * heads of frames become as wide as their text, texts of dividers come apart from the next message, and lifelines come
 * below frames, whose texts they would cross.
 */
export function mendSequence(svg: XmlElement): XmlElement {
  const messages = ofClass(svg, 'message').filter(
    ({ attributes }) => attributes['data-self'] === 'false',
  );
  for (const message of messages) {
    const lines = elementsIn(message).flatMap(elementsIn);
    const rise = ((lines.length - 1) * LINE_HEIGHT) / 2;
    for (const line of lines.slice(0, 1)) changeAttributes(line, ['dy'], (dy) => dy - rise);
  }
  const parts = ofClass(svg, 'block').flatMap(elementsIn);
  for (const [index, part] of parts.entries()) {
    const text = parts[index + 1];
    if (part.name === 'line' && text?.text.startsWith('['))
      for (const moved of [part, text])
        changeAttributes(moved, ['y', 'y1', 'y2'], (y) => y - DIVIDER_RISE);
    const needed = (text?.text.length ?? 0) * STRONG_LETTER_WIDTH + 12;
    if (part.attributes['fill']?.includes('group-hdr'))
      changeAttributes(part, ['width'], (width) => Math.max(width, needed));
  }
  const lifelines = new Set<unknown>(ofClass(svg, 'lifeline'));
  svg.children.sort((a, b) => Number(lifelines.has(b)) - Number(lifelines.has(a)));
  return svg;
}

const ofClass = (svg: XmlElement, name: string) =>
  elementsIn(svg).filter(({ attributes }) => attributes['class'] === name);

function changeAttributes(
  { attributes }: XmlElement,
  keys: readonly string[],
  map: (value: number) => number,
): void {
  for (const key of keys) {
    const value = attributes[key];
    if (value !== undefined) attributes[key] = String(map(Number(value)));
  }
}
