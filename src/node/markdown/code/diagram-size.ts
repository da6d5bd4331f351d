/** Heights that are reserved for diagrams; `theme/content.css` has their pixels. */
export type DiagramSize = 's' | 'm' | 'l' | 'xl' | 'xxl';

/** Boxes one above the other that fit into a height with letters of full size. */
const boxes: readonly [most: number, size: DiagramSize][] = [
  [1, 's'],
  [3, 'm'],
  [4, 'l'],
  [6, 'xl'],
];

/** An arrow of a flowchart, with its label. */
const arrow =
  /\s*<?(?:--+>|---+|==+>|===+|-\.+->|-\.+-|--+[xo]|--\s[^>|\n]*?\s--+>|--\s[^>|\n]*?\s---+)(?:\|[^|]*\|)?\s*/;

/**
 * Height of a Mermaid diagram, estimated from its source: by the boxes one above the other in a flowchart, by the
 * messages of a sequence. The drawing is fitted into it, so that nothing moves when it appears.
 */
export function reservedSize(code: string): DiagramSize {
  const lines = code
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('%%'));
  const first = lines[0] ?? '';
  const messages = lines.filter((line) => /--?>>?|--?[x)]/.test(line)).length;
  if (/^\s*sequenceDiagram/.test(first)) return messages > 8 ? 'xl' : messages > 4 ? 'l' : 'm';
  if (!/^\s*(?:flowchart|graph)\b/.test(first)) return lines.length > 9 ? 'xl' : 'l';
  const levels = levelsOf(lines.slice(1));
  const across = /\b(?:LR|RL)\b/.test(first);
  const groups = lines.filter((line) => /^\s*subgraph\b/.test(line)).length;
  const stacked = across ? Math.max(1, ...levels.values()) : levels.size;
  const needed = stacked + (groups > 0 ? 1 : 0);
  return boxes.find(([most]) => needed <= most)?.[1] ?? 'xxl';
}

/** Boxes per level of a flowchart: a box is one level behind the last of those that point to it. */
function levelsOf(lines: readonly string[]): Map<number, number> {
  const edges: [from: string, to: string][] = [];
  const level = new Map<string, number>();
  for (const line of lines) {
    if (/^\s*(?:subgraph|end\b|classDef|class|style|linkStyle|direction)/.test(line)) continue;
    // Labels may hold arrows of their own.
    const parts = line
      .replace(/"[^"]*"/g, '')
      .split(arrow)
      .map((part) => part.split('&').flatMap((name) => /^\s*([\w-]*\w)/.exec(name)?.[1] ?? []));
    parts.forEach((names, index) => {
      for (const name of names) {
        level.set(name, level.get(name) ?? 0);
        for (const next of parts[index + 1] ?? []) edges.push([name, next]);
      }
    });
  }
  // An arrow that closes a circle leads back and makes no level.
  const forward: [from: string, to: string][] = [];
  for (const [from, to] of edges) if (!leads(to, from, forward)) forward.push([from, to]);
  for (let moved = true; moved;) {
    moved = false;
    for (const [from, to] of forward) {
      const behind = (level.get(from) ?? 0) + 1;
      if (behind <= (level.get(to) ?? 0)) continue;
      level.set(to, behind);
      moved = true;
    }
  }
  const counts = new Map<number, number>();
  for (const number of level.values()) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** Whether arrows lead from one box to another. */
function leads(from: string, to: string, edges: readonly (readonly [string, string])[]): boolean {
  const seen = new Set([from]);
  for (const name of seen) for (const [start, end] of edges) if (start === name) seen.add(end);
  return seen.has(to);
}
