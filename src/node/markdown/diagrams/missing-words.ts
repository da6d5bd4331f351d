import { elementParts, type TreeNode } from '../../../lib/content-tree';

/** Lines about look or behaviour, without text in the drawing. */
const silentLine =
  /^\s*(?:%%|classDef\b|class\b|style\b|linkStyle\b|click\b|direction\b|flowchart\b|graph\b|sequenceDiagram\b|end\b|activate\b|deactivate\b|autonumber\b)/;

/** Labels: in quotes, in brackets of any kind, between bars, after the colon of a message. */
const labels = /"([^"]*)"|\[([^\]"]*)\]|\(([^)"]*)\)|\{([^}"]*)\}|\|([^|"]*)\||:\s(.*)$/g;

/** Whether the drawing shows text of a line. */
export const isShown = (line: string) => !silentLine.test(line);

/** Syntax that is text in a drawing: of a line that the library did not read, or that it does not know. */
const rawSyntax = /--|==|-\.|~~~|["`]|\*\*|\$\$|\bfa[brs]?:|<\/?[a-z]/i;

/** Syntax that the library misreads: slanted boxes `[/a/]`, whose slashes it draws, and numbers, which it leaves out. */
const misread = /\[[/\\][^\]]*[/\\]\]|^\s*autonumber\b/m;

/** Whether a drawing shows the words of a diagram, and no others. */
export function isFaithful(code: string, drawing: TreeNode): boolean {
  const text = textOf(drawing);
  return (
    !misread.test(code) &&
    missingWords(code, text).length === 0 &&
    extraWords(code, text).length === 0 &&
    !rawSyntax.test(text)
  );
}

/** Words of a drawing that no shown line of the diagram has. */
function extraWords(code: string, text: string): string[] {
  const written = new Set(splitWords(code.split('\n').filter(isShown).join('\n')));
  return wordsOf(text).filter((word) => !written.has(word));
}

/**
 * Words of a diagram's labels that its drawing does not show: the library skips lines that it does not know,
 * and a drawing that hides a step is worse than none.
 */
function missingWords(code: string, text: string): string[] {
  const drawn = new Set(wordsOf(text));
  const lines = code.split('\n').filter(isShown);
  const wanted = /^\s*sequenceDiagram\b/m.test(code)
    ? lines.flatMap(sequenceLabels)
    : [...lines.flatMap(flowLabels), ...namesWithoutLabel(lines)];
  return wordsOf(wanted.join(' ')).filter((word) => !drawn.has(word));
}

const flowLabels = (line: string) =>
  [...line.matchAll(labels)].map((match) => match.slice(1).join(' '));

/** Names of nodes that are also their labels. */
function namesWithoutLabel(lines: readonly string[]): string[] {
  const labeled = lines.join('\n').matchAll(/([\p{L}\p{N}_-]+)\s*(?=[[({>]|@\{)/gu);
  const others = new Set([...labeled].flatMap(([, name = '']) => splitWords(name)));
  return lines
    .filter((line) => !/^\s*subgraph\b/.test(line))
    .flatMap((line) =>
      splitWords(
        line
          .replace(labels, ' ')
          .replace(/:::\w+|(?<=\s)[xo](?=[-=.]{2})|(?<=[-=.]{2})[xo]\b/g, ' '),
      ),
    )
    .filter((word) => !others.has(word));
}

/** Text of a message, a note, a participant's name or a block's condition. */
function sequenceLabels(line: string): string[] {
  const said =
    /:\s*(.*)$/.exec(line)?.[1] ??
    /^\s*(?:participant|actor)\s+(?:\S+\s+as\s+)?(.*)$/.exec(line)?.[1] ??
    /^\s*(?:alt|else|opt|loop|par|and|critical|option|break|box|rect)\b(.*)$/.exec(line)?.[1];
  return said === undefined ? [] : [said];
}

const splitWords = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const wordsOf = (text: string) => splitWords(text.replace(/<[^>]*>|&\w+;|#\w+;/g, ' '));

function textOf(node: TreeNode): string {
  if (typeof node === 'string') return node;
  return elementParts(node).children.map(textOf).join(' ');
}
