import type { Nodes, Root, RootContent } from 'mdast';
import type { Point } from 'unist';
import type { Line } from './source-lines';

/**
 * What the full parser makes of some lines alone, with the places that they have in the document. The caller knows
 * that these lines mean the same alone.
 */
export function parseLines(
  text: string,
  lines: readonly Line[],
  parse: (text: string) => Root,
): RootContent[] {
  const { children } = parse(lines.map((line) => text.slice(line.from, line.to)).join('\n'));
  for (const child of children) place(child, lines);
  return children;
}

/** A leaf block from the full parser, if it has this type and only places that are certain in a container. */
export function parseLeaf<Type extends Nodes['type']>(
  text: string,
  lines: readonly Line[],
  type: Type,
  parse: (text: string) => Root,
): Extract<RootContent, { type: Type }> | undefined {
  const [node, ...others] = parseLines(text, lines, parse);
  if (node?.type !== type || others.length > 0) return undefined;
  const inContainer = lines.some(({ from, start }) => from > start);
  return inContainer && isUncertain(node)
    ? undefined
    : (node as Extract<RootContent, { type: Type }>);
}

/**
 * Whether a node of a tree ends with a line ending, or has places of JavaScript: the full parser has them before or
 * after what the container has on the next line, as it looked ahead or did not.
 */
function isUncertain(node: Nodes): boolean {
  const { position } = node;
  if (position?.end.column === 1) return true;
  if (
    node.type.startsWith('mdx') &&
    (position?.start.line !== position?.end.line || hasProgram(node))
  )
    return true;
  return 'children' in node && node.children.some(isUncertain);
}

function hasProgram(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'estree' in value || Object.values(value).some(hasProgram);
}

type Placed = Nodes | Extract<Nodes, { attributes: unknown[] }>['attributes'][number];

function place(node: Placed, lines: readonly Line[]): void {
  if (node.position) {
    const { start, end } = node.position;
    node.position = { start: placeOf(start, lines), end: placeOfEnd(end, lines) };
  }
  if (node.data && 'estree' in node.data) moveProgram(node.data.estree, lines, new Set());
  if ('value' in node && typeof node.value === 'object')
    moveProgram(node.value?.data?.estree, lines, new Set());
  if ('attributes' in node && Array.isArray(node.attributes))
    for (const attribute of node.attributes) place(attribute, lines);
  if ('children' in node) for (const child of node.children) place(child, lines);
}

function placeOf({ line, column }: Point, lines: readonly Line[]): Point {
  const own = lines[line - 1] as Line;
  const offset = own.from + column - 1;
  return { line: own.number, column: offset - own.start + 1, offset };
}

/** A node that ends at the start of a line ends with the line ending before it, outside the containers of the line. */
function placeOfEnd(end: Point, lines: readonly Line[]): Point {
  if (end.column > 1 || end.line === 1) return placeOf(end, lines);
  const own = lines[end.line - 1] as Line;
  return { line: own.number, column: 1, offset: own.start };
}

/** Moves all places of a program of ESTree: here lines are whole lines of the document, one after another. */
function moveProgram(value: unknown, lines: readonly Line[], moved: Set<unknown>): void {
  const [first] = lines;
  if (typeof value !== 'object' || value === null || !first || moved.has(value)) return;
  moved.add(value);
  const fields = value as Record<string, unknown>;
  for (const [key, field] of Object.entries(fields)) {
    if (typeof field !== 'number') moveProgram(field, lines, moved);
    else if (key === 'line') fields[key] = field + first.number - 1;
    else if (isOffset(key, value)) fields[key] = field + first.start;
  }
}

/** `range` is an array of two offsets. */
function isOffset(key: string, value: object): boolean {
  return Array.isArray(value) || key === 'start' || key === 'end' || key === 'offset';
}
