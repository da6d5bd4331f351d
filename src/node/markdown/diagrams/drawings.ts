import type { TreeElement } from '../../../lib/content-tree';
import { drawDiagram, drawNarrow } from './draw-diagram';

/** A diagram as pages hold it: for the text column, and for phones where these need another form. */
export interface Drawings {
  drawing: TreeElement;
  narrow?: TreeElement;
}

const ahead = new Map<string, Drawings | undefined>();

/** Draws a diagram that a page will want. */
export function drawAhead(code: string): void {
  ahead.set(code, draw(code));
}

/** The drawings of a diagram, drawn now where that was not done ahead; undefined for what is drawn in the browser. */
export function drawingsOf(code: string): Drawings | undefined {
  if (!ahead.has(code)) return draw(code);
  const drawings = ahead.get(code);
  ahead.delete(code);
  return drawings;
}

function draw(code: string): Drawings | undefined {
  const drawing = drawDiagram(code);
  const narrow = drawing && drawNarrow(code, drawing);
  return drawing && { drawing, ...(narrow && { narrow }) };
}
