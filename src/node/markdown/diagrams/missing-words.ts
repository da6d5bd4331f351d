import type { TreeElement } from '../../../lib/content-tree';
import { allElements } from '../../content/nodes/content-tree';
import { isSequence } from './labels';

/** Lines about look or behaviour, without text in the drawing. */
const silentLine =
  /^\s*(?:%%|classDef\b|class\b|style\b|linkStyle\b|click\b|direction\b|flowchart\b|graph\b|sequenceDiagram\b|end\b|activate\b|deactivate\b|autonumber\b)/;

/** Labels: in quotes, in brackets of any kind, between bars, after the colon of a message. */
const labels = /"([^"]*)"|\[([^\]"]*)\]|\(([^)"]*)\)|\{([^}"]*)\}|\|([^|"]*)\||:\s(.*)$/g;

/** Syntax that is text in a drawing: of a line that the library did not read, or that it does not know. */
const rawSyntax = /--|==|-\.|~~~|["`]|\*\*|\$\$|\bfa[brs]?:|<\/?[a-z]/i;

/**
 * Syntax that the library misreads: slanted boxes `[/a/]`, whose slashes it draws, and of sequences numbers, titles, colored
 * parts, arrows of two heads, and participants that come and go.
 */
const misread =
  /\[[/\\][^\]]*[/\\]\]|<<-|^\s*(?:autonumber\b|(?:create|destroy|rect|title)[ \t:]+\w)/m;

/** Mermaid's forms of an entity, `#quot;` and `#9829;`, and those of HTML: the library draws them as they are written. */
const entity = /[#&]#?\w+;/;

/** The end of a line between two boxes, which the library leaves out where it does not know its form. */
const lineEnd = /(?:--|==|\.-|-\.)[>ox]|-{3}|={3}|-\.-|~{3}/g;

/**
 * Whether a drawing shows the lines and words of a diagram, and no other words: the library skips what it does not know,
 * and a drawing that hides a step is worse than none.
 */
export function isFaithful(code: string, drawing: TreeElement): boolean {
  const shapes = allElements([drawing]);
  const text = shapes
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    .join(' ');
  const lines = code.split('\n').filter((line) => !silentLine.test(line));
  const wanted = isSequence(code)
    ? lines.flatMap(sequenceLabels)
    : [...lines.flatMap(flowLabels), ...namesWithoutLabel(lines)];
  const linesBetween = lines.flatMap((line) => line.replace(labels, '').match(lineEnd) ?? []);
  const drawnLines = shapes.filter(({ name }) => name === 'polyline');
  const [drawn, written] = [new Set(wordsOf(text)), new Set(splitWords(lines.join('\n')))];
  return (
    !misread.test(code) &&
    (isSequence(code) || drawnLines.length >= linesBetween.length) &&
    !lines.some((line) => entity.test(line)) &&
    !rawSyntax.test(text) &&
    wordsOf(wanted.join(' ')).every((word) => drawn.has(word)) &&
    [...drawn].every((word) => written.has(word))
  );
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

const wordsOf = (text: string) => splitWords(text.replace(/<[^>]*>/g, ' '));
