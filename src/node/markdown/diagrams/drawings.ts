import type { TreeElement } from '../../../lib/content-tree';
import { drawDiagram, drawNarrow } from './draw-diagram';

/** A diagram as pages hold it: for the text column, and for phones where these need another form. */
export interface Drawings {
  drawing: TreeElement;
  narrow?: TreeElement;
}

/** The drawings of a diagram; undefined for what is drawn in the browser. */
export function drawingsOf(code: string): Drawings | undefined {
  const drawing = drawDiagram(code);
  const narrow = drawing && drawNarrow(code, drawing);
  return drawing && { drawing, ...(narrow && { narrow }) };
}
