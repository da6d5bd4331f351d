import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { TreeElement } from '../../../../lib/content-tree';
import { htmlTree } from '../../../content/nodes/content-tree';
import { visit } from '../../../content/nodes/visit';
import { diagramProblem } from '../../diagrams/diagram-problem';
import { drawingsOf } from '../../diagrams/draw-diagram';
import { didYouMean } from '../../../faults/faults';
import { markLines, readChanges, readNotes, type Around } from '../../code/code-lines';
import { readCodeFile, type FileCode } from '../../code/code-file';
import { codeMetaForms, parseCodeMeta, type CodeMeta } from '../../code/code-meta';
import { positionText, report } from '../../../content/nodes/report-fault';
import { highlightLines, knownLanguages, languageName } from '../../code/prism';
import { diagramAdvice, mathAdvice } from './unread-forms';
import { linkParameters } from '../../../api/parameter-names';

/**
 * remark plugin: a code fence becomes a `CodeBlock` element with highlighted HTML, a `mermaid` fence a drawing,
 * or a `Diagram` for Mermaid when the build can't draw it.
 *
 * ```json title="Request" {2}   →   <CodeBlock language="json" title="Request" html="…" lines />
 *
 * The HTML is one string, so that a long sample costs one text node in the page's data and none in React.
 */
export function remarkCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const undrawn: Code[] = [];
    visit(tree, 'code', (node, index, parent) => {
      const meta = parseCodeMeta(node.meta ?? '');
      const [hName, properties, drawings = []]: CodeElement =
        node.lang?.toLowerCase() === 'mermaid'
          ? diagram(node, meta, file)
          : ['CodeBlock', codeBlock(node, meta, { file, index, parent })];
      if (hName === 'Diagram' && node.value.trim()) undrawn.push(node);
      node.data = {
        ...node.data,
        hName,
        hProperties: { ...properties, dataPlace: positionText(node) },
        hChildren: drawings.map(htmlTree),
      };
    });
    for (const node of undrawn) {
      const reason = await diagramProblem(node.value);
      if (reason) report(file, node, 'diagram', { reason });
    }
  };
}

/** Reserved height of a diagram that Mermaid draws, so that nothing moves when it appears; in `theme/diagram.css`. */
const reservedSize = (code: string) => (code.trim().split('\n').length > 9 ? 'xl' : 'l');

type CodeElement = [
  component: string,
  props: Record<string, string | boolean>,
  drawings?: readonly TreeElement[],
];

function diagram(node: Code, { title }: CodeMeta, file: VFile): CodeElement {
  if (!title) report(file, node, 'diagram-without-title');
  const props = { code: node.value, title: title ?? 'Diagram' };
  const drawings = drawingsOf(node.value);
  if (!drawings) return ['Diagram', { ...props, size: reservedSize(node.value) }];
  return ['DrawnDiagram', props, drawings];
}

function codeBlock(node: Code, meta: CodeMeta, around: Around): CodeElement[1] {
  const { file } = around;
  const language = languageFor(node, file);
  if (meta.unknown.length > 0)
    report(file, node, 'code-words', { words: meta.unknown.join(' '), expected: codeMetaForms });
  const included = meta.file === undefined ? undefined : fileCode(node, meta.file, file);
  const marked = markLines(included?.code ?? node.value, language, meta.highlight);
  const count = marked.marks.length;
  const beyond = meta.highlight.find((line) => line > count);
  if (beyond !== undefined)
    report(file, node, 'code-words', {
      words: `{${beyond}}`,
      expected: `the lines of the code, 1 to ${count}`,
    });
  if (marked.open)
    report(file, node, 'open-block', {
      block: `${marked.open}-start`,
      fix: `write a comment ${marked.open}-end where it ends`,
    });
  const noted = readNotes(node, marked.code, language, around);
  const changed = meta.diff || language === 'diff' ? readChanges(noted.code) : undefined;
  // Signs are part of the syntax of a `diff` block; signs of other languages are shown in the margin.
  const code = language === 'diff' ? noted.code : (changed?.code ?? noted.code);
  const first = meta.firstLine ?? 1;
  const isNumbered = meta.firstLine !== undefined || included !== undefined;
  const numbers = isNumbered
    ? marked.sourceLines.map((line, at) => included?.numbers[line] ?? first + at)
    : [];
  const html = toHtml(highlightLines(code, language), {
    marks: marked.marks,
    changes: changed?.changes ?? [],
    numbers,
    links: noted.links,
  });
  return {
    language,
    code,
    html: linkParameters(html, language, code),
    // As it is written, for copies without a margin.
    ...(marked.code !== code && { source: marked.code }),
    ...(changed && { patch: true }),
    ...(meta.title && { title: meta.shortened ? `${meta.title}, shortened` : meta.title }),
    ...(meta.shortened && { shortened: true }),
    ...(isNumbered && { firstLine: String(numbers[0] ?? first) }),
    ...(meta.wrap && { wrap: true }),
  };
}

/** The lines of the file that the block names; a fault when there are none. */
function fileCode(node: Code, reference: string, file: VFile): FileCode | undefined {
  const lines = readCodeFile(reference, file.path, (name) => file.data.loadFile?.(name));
  if (!('fault' in lines) && node.value.trim())
    report(file, node, 'lost-text', { text: node.value, fix: 'remove the lines, or file="…"' });
  if (!('fault' in lines)) return lines;
  report(file, node, ...lines.fault);
  return undefined;
}

const otherLanguage = 'use "text" for code that the site does not color';
/** Languages that other tools draw. */
const diagrams = /^(?:plantuml|puml|dot|graphviz|d2)$/i;

function languageFor(node: Code, file: VFile): string {
  if (!node.lang) return 'text';
  const name = languageName(node.lang);
  if (name) return name;
  // Other tools read what follows a language without a space.
  const [, start = '', rest = ''] = /^([\w#+]+)([^\w#+].*)$/.exec(node.lang) ?? [];
  const [, lines = '', title] = /^(\{[\d,\s-]+\})?.*?(?::([\w/-]+\.\w+))?$/.exec(rest) ?? [];
  const words = lines.replace(/^(?=.)/, ' ') + (title ? ` title="${title}"` : '');
  const [, inBraces = start] = /^\{ ?\.?([\w#+]+)/.exec(`${node.lang} ${node.meta ?? ''}`) ?? [];
  const drawn = node.lang === 'math' ? mathAdvice : diagrams.test(node.lang) && diagramAdvice;
  const joined = languageName(inBraces) && `write \`\`\`${inBraces}${words}`;
  report(file, node, 'unknown-language', {
    language: node.lang,
    expected: knownLanguages.join(', '),
    fix: joined ?? (drawn || didYouMean(node.lang, knownLanguages, otherLanguage)),
  });
  return 'text';
}

interface LineParts extends Pick<ReturnType<typeof markLines>, 'marks'> {
  /** Classes of lines that were added or removed. */
  changes: readonly (string | undefined)[];
  /** Empty without line numbers. */
  numbers: readonly number[];
  /** HTML at the end of a line. */
  links: ReadonlyMap<number, string>;
}

/** Classes of lines, which style sheets and `codeText` know. */
const lineClasses = { highlight: 'hl', focus: 'fo', error: 'er', warning: 'wa' } as const;

function toHtml(lines: string[], { marks, changes, numbers, links }: LineParts): string {
  const isMarked = marks.some(({ kind }) => kind) || changes.some(Boolean);
  if (numbers.length === 0 && links.size === 0 && !isMarked) return lines.join('\n');
  return lines
    .map((line, index) => {
      const { kind } = marks[index] ?? {};
      const names = ['ln', kind && lineClasses[kind], changes[index]].filter(Boolean).join(' ');
      const number = numbers.length === 0 ? '' : ` data-line="${numbers[index]}"`;
      return `<span class="${names}"${number}>${line}${links.get(index) ?? ''}\n</span>`;
    })
    .join('');
}
