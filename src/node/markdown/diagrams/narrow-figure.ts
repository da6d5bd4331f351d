import {
  elementParts,
  treeElement,
  type TreeElement,
  type TreeProps,
} from '../../../lib/content-tree';

/** Units that a figure may be wide on a phone of 390 pixels: its letters, of 14 units, have 12 px then. */
const MAX_WIDTH = 396;

/** Least units, so that one narrow panel is not drawn larger than its text. */
const MIN_WIDTH = 332;

/** Units between panels of a row, and between rows. */
const GAP = 8;
const ROW_GAP = 16;

/**
 * The form for phones of a figure that consists of panels, with the same panels in as many rows as they need. Undefined
 * for other figures, which scroll, and where a panel is itself too wide.
 */
export function narrowFigure(figure: TreeElement): TreeElement | undefined {
  const { name, props, children } = elementParts(figure);
  const panels = children.flatMap((child) => {
    if (typeof child === 'string') return [];
    const panel = elementParts(child);
    return panel.name === 'svg' ? [panel] : [];
  });
  if (panels.length < 2 || panels.length < children.length) return undefined;
  let [left, top, width, bottom] = [0, 0, MIN_WIDTH, 0];
  const placed = panels.map((panel): TreeElement => {
    const [panelWidth, panelHeight] = sizeOf(panel.props);
    if (left > 0 && left + panelWidth > MAX_WIDTH) [left, top] = [0, bottom + ROW_GAP];
    const place = { x: String(left), y: String(top) };
    left += panelWidth;
    width = Math.max(width, left);
    bottom = Math.max(bottom, top + panelHeight);
    left += GAP;
    return treeElement(panel.name, { ...panel.props, ...place }, panel.children);
  });
  if (width > MAX_WIDTH) return undefined;
  return treeElement(name, { ...props, viewBox: `0 0 ${width} ${bottom}` }, placed);
}

const sizeOf = ({ width, height }: TreeProps) => [Number(width), Number(height)] as const;
