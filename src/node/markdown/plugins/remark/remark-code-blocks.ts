import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { drawingsOf } from '../../diagrams/drawings';
import { nearest } from '../../../source/faults';
import { markChanges, markLines, type LineMarks } from '../../code/code-lines';
import { codeMetaForms, parseCodeMeta } from '../../code/code-meta';
import { placeOf, warn } from '../../../source/report-fault';
import { highlightLines, knownLanguages, languageName } from '../../code/prism';
import { linkParameters } from '../../../api/link-parameters';
import { reservedSize } from '../../code/diagram-size';

/**
 * remark plugin: a code fence becomes a `CodeBlock` element with highlighted HTML, a `mermaid` fence a drawing,
 * or a `Diagram` for Mermaid when the build can't draw it.
 *
 * ```json title="Request" {2}   →   <CodeBlock language="json" title="Request" html="…" lines />
 *
 * The HTML is one string, so that a long sample costs one text node in the page's data and none in React.
 */
export function remarkCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      const name = node.lang?.toLowerCase() ?? '';
      const [hName, properties] =
        name === 'mermaid' ? diagram(node, file) : (['CodeBlock', codeBlock(node, file)] as const);
      node.data = {
        ...node.data,
        hName,
        hProperties: { ...properties, place: placeText(node) },
        hChildren: [],
      };
    });
  };
}

function placeText(node: Code): string {
  const place = placeOf(node);
  return place ? `${place.line}:${place.column}` : '';
}

function diagram(node: Code, file: VFile): ['Diagram' | 'DrawnDiagram', Record<string, string>] {
  const { title } = parseCodeMeta(node.meta ?? '');
  if (!title) {
    warn(file, placeOf(node), 'this diagram has no title', {
      fix: 'write ```mermaid title="What the diagram shows": it is the name that screen readers say',
    });
  }
  const common = { code: node.value, title: title ?? 'Diagram' };
  const drawings = drawingsOf(node.value);
  if (!drawings) return ['Diagram', { ...common, size: reservedSize(node.value) }];
  const { drawing, narrow } = drawings;
  return [
    'DrawnDiagram',
    {
      ...common,
      drawing: JSON.stringify(drawing),
      ...(narrow && { narrow: JSON.stringify(narrow) }),
    },
  ];
}

function codeBlock(node: Code, file: VFile): Record<string, string | boolean> {
  const meta = parseCodeMeta(node.meta ?? '');
  const language = languageFor(node, file);
  if (meta.unknown.length > 0) {
    warn(
      file,
      placeOf(node),
      `unknown words after the language of a code block: ${meta.unknown.join(' ')}`,
      {
        expected: codeMetaForms,
        fix: 'remove them or write one of the allowed forms',
      },
    );
  }
  const marked = markLines(node.value, language, meta.highlight);
  const { code, marks } = meta.diff || language === 'diff' ? changesOf(marked, language) : marked;
  return {
    language,
    code,
    html: linkParameters(
      toHtml(highlightLines(code, language), marks, meta.firstLine),
      language,
      code,
    ),
    ...(meta.title && { title: meta.title }),
    ...(meta.firstLine !== undefined && { firstLine: String(meta.firstLine) }),
    ...(meta.wrap && { wrap: true }),
  };
}

/** Signs are part of the syntax of a `diff` block; those of other languages are shown in the margin. */
function changesOf(marked: ReturnType<typeof markLines>, language: string) {
  if (language !== 'diff') return markChanges(marked);
  const copy = { code: marked.code, marks: marked.marks.map((mark) => ({ ...mark })) };
  return { code: marked.code, marks: markChanges(copy).marks };
}

function languageFor(node: Code, file: VFile): string {
  if (!node.lang) return 'text';
  const name = languageName(node.lang);
  if (name) return name;
  const near = nearest(node.lang, knownLanguages);
  warn(file, placeOf(node), `unknown code language "${node.lang}"`, {
    expected: knownLanguages.join(', '),
    fix: near
      ? `did you mean "${near}"? It is shown without colors`
      : 'use "text" for output without colors',
  });
  return 'text';
}

/** @param firstLine number of the first line, for blocks with line numbers */
function toHtml(lines: string[], marks: LineMarks[], firstLine: number | undefined): string {
  if (firstLine === undefined && !marks.some((mark) => mark.highlight || mark.change))
    return lines.join('\n');
  return lines
    .map((line, index) => {
      const { highlight, change } = marks[index] ?? {};
      const names = [
        'ln',
        highlight && 'hl',
        change === 'added' && 'add',
        change === 'removed' && 'del',
      ];
      const number = firstLine === undefined ? '' : ` data-line="${firstLine + index}"`;
      return `<span class="${names.filter(Boolean).join(' ')}"${number}>${line}\n</span>`;
    })
    .join('');
}
