import { elementParts, type TreeNode } from '../../../lib/content-tree';

/** Lines about look or behaviour, without text in the drawing. */
const silentLine =
  /^\s*(?:%%|classDef\b|class\b|style\b|linkStyle\b|click\b|direction\b|flowchart\b|graph\b|sequenceDiagram\b|end\b|activate\b|deactivate\b|autonumber\b)/;

/** Labels: in quotes, in brackets of any kind, between bars, after the colon of a message. */
const labels = /"([^"]*)"|\[([^\]"]*)\]|\(([^)"]*)\)|\{([^}"]*)\}|\|([^|"]*)\||:\s(.*)$/g;

/**
 * Words of a diagram's labels that its drawing does not show: the library skips lines that it does not know,
 * and a drawing that hides a step is worse than none.
 */
export function missingWords(code: string, drawing: TreeNode): string[] {
  const drawn = new Set(wordsOf(textOf(drawing)));
  const isSequence = /^\s*sequenceDiagram\b/m.test(code);
  const wanted = code
    .split('\n')
    .filter((line) => !silentLine.test(line))
    .flatMap((line) =>
      isSequence
        ? sequenceLabels(line)
        : [...line.matchAll(labels)].map((match) => match.slice(1).join(' ')),
    );
  return wordsOf(wanted.join(' ')).filter((word) => !drawn.has(word));
}

/** Text of a message, a note, a participant's name or a block's condition. */
function sequenceLabels(line: string): string[] {
  const said =
    /:\s*(.*)$/.exec(line)?.[1] ??
    /^\s*(?:participant|actor)\s+(?:\S+\s+as\s+)?(.*)$/.exec(line)?.[1] ??
    /^\s*(?:alt|else|opt|loop|par|and|critical|option|break|box|rect)\b(.*)$/.exec(line)?.[1];
  return said === undefined ? [] : [said];
}

const wordsOf = (text: string) =>
  text
    .replace(/<[^>]*>|&\w+;|#\w+;/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function textOf(node: TreeNode): string {
  if (typeof node === 'string') return node;
  return elementParts(node).children.map(textOf).join(' ');
}
