import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { visit } from '../source/nodes/visit';
import type { CompiledContent } from '../source/compiled-content';
import { digestOfSource, normalizeSource, splitSource } from '../source/front-matter/front-matter';
import { lineInPartial, shiftLines } from '../source/nodes/report-fault';
import { processors } from './index';
import { readSource } from './plugins/remark/remark-source';
import { positionOfSyntax } from './syntax-faults';

type ReadFile = (file: string) => string | undefined;

/** Files that a page is compiled from besides its source: partials, figures, data of its search examples. */
export class PageSources {
  /** Partials, in the order of their line numbers. */
  readonly partialFiles: string[] = [];
  private readonly read = new Map<string, string | undefined>();

  constructor(private readonly readFile: ReadFile) {}

  get digests(): CompiledContent['partials'] {
    return [...this.read].map(([file, text]) => ({ file, digest: digestOfSource(text) }));
  }

  /** Reads a file once and records it as a source, also when it does not exist. */
  readonly load = (file: string): string | undefined => {
    if (!this.read.has(file)) this.read.set(file, this.readFile(file));
    return this.read.get(file);
  };

  /** Parses a partial, and reports its faults with the page's. The page's own run transforms the tree. */
  readonly loadPartial = (file: string, page: VFile): Root | undefined => {
    const raw = this.load(file);
    if (raw === undefined) return undefined;
    if (!this.partialFiles.includes(file)) this.partialFiles.push(file);
    const index = this.partialFiles.indexOf(file);
    const { body, bodyLine } = splitSource(normalizeSource(raw));
    try {
      const own = new VFile({ path: file, value: '\n'.repeat(bodyLine - 1) + body });
      const tree = processors.mdx.parse(own);
      readSource(tree, own);
      for (const fault of own.data.faults ?? [])
        page.data.faults?.push({ ...fault, line: lineInPartial(index, fault.line ?? bodyLine) });
      return shiftLines(withOwnNames(tree, index), index);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const { line = 1, column } = positionOfSyntax(error);
      const actual = body.split('\n')[line - bodyLine];
      throw Object.assign(error, {
        line: lineInPartial(index, line),
        column,
        actual,
        place: undefined,
      });
    }
  };
}

/** A partial with names of notes and addresses that are unique among the page and other partials. */
function withOwnNames(tree: Root, index: number): Root {
  visit(tree, (node) => {
    if ('identifier' in node) node.identifier = `partial-${index + 1}-${node.identifier}`;
  });
  return tree;
}
