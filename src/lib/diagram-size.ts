/** Heights that are reserved for diagrams; `theme/content.css` says how many pixels each is. */
export type DiagramSize = 's' | 'm' | 'l' | 'xl';

/**
 * How much height a Mermaid diagram needs, from its source: a row of boxes little, a sequence as much as it has
 * messages. The drawing is fitted into it, so that nothing moves when it appears.
 */
export function reservedSize(code: string): DiagramSize {
  const lines = code
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('%%'));
  const first = lines[0] ?? '';
  const messages = lines.filter((line) => /--?>>?|--?[x)]/.test(line)).length;
  if (/^\s*sequenceDiagram/.test(first)) return messages > 8 ? 'xl' : messages > 4 ? 'l' : 'm';
  const across = /\b(?:LR|RL)\b/.test(first);
  const branches = /subgraph|-->\|/.test(code) ? 1 : 0;
  if (across) return lines.length + branches * 2 > 9 ? 'm' : 's';
  return lines.length > 9 ? 'xl' : lines.length > 5 ? 'l' : 'm';
}
