import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { CallHandler } from '../examples/example-call';
import { runSteps } from '../examples/run-steps';
import type { CompiledContent, Located } from '../source/compiled-content';
import { digestOfSource, normalizeSource, splitSource } from '../source/front-matter/front-matter';
import { faultsOf, lineInPartial, resolvePosition, shiftLines } from '../source/nodes/report-fault';
import { visit } from '../source/nodes/visit';
import { buildTree } from './build-tree';
import { extract } from './extract';
import { processors } from './index';
import type { Expression } from './plugins/rehype/rehype-expressions';
import { readSource } from './plugins/remark/remark-source';
import { positionOfSyntax, reportSyntaxError } from './syntax-faults';

declare module 'vfile' {
  interface DataMap {
    /** Title of the page. */
    title: string;
    /** Reads and parses a partial: its content without front matter; undefined when there is no such file. */
    loadPartial: (file: string, page: VFile) => MdastRoot | undefined;
    /** The tree with the words of the source. */
    sourceTree: MdastRoot;
    expressions: readonly Expression[];
    /** The tree of a page without code. */
    plainTree: HastRoot;
  }
}

export interface CompileInput {
  /** File relative to the site's root; messages name it and relative links start from it. */
  file: string;
  /** Source without front matter. */
  body: string;
  /** Line of the file that the body starts at, 1-based. */
  bodyLine: number;
  title: string;
  /** Text of another content file, for partials; undefined when it does not exist. */
  readFile: (file: string) => string | undefined;
}

/**
 * Compiles one page: source in, data out. Never throws on content: everything that is wrong with the page is in
 * `faults`, and a page with errors has an empty tree.
 * @param calls responds to the calls of search examples, which are left out without it
 */
export async function compile(input: CompileInput, calls?: CallHandler): Promise<CompiledContent> {
  const sources = new PageSources(input.readFile);
  // Empty lines replace the front matter, so that line numbers match the file.
  const file = new VFile({
    path: input.file,
    value: '\n'.repeat(input.bodyLine - 1) + input.body,
    data: {
      faults: [],
      title: input.title,
      loadPartial: sources.loadPartial,
      loadFile: sources.load,
      partialFiles: sources.partialFiles,
      respond:
        calls &&
        ((call) => {
          calls.files.forEach(sources.load);
          return calls.response(call);
        }),
    },
  });
  let extracted = extract([], input.title);
  try {
    await processors[input.file.endsWith('.mdx') ? 'mdx' : 'md'].process(file);
    if (!file.data.faults?.some(({ severity }) => severity === 'error'))
      extracted = extract(buildTree(file), input.title);
  } catch (error) {
    reportSyntaxError(error, file);
  }
  const inSourceFile = <Item extends Located>(item: Item): Item => ({
    ...item,
    ...resolvePosition(item.line, sources.partialFiles),
  });
  return {
    ...extracted,
    links: extracted.links.map(inSourceFile),
    images: extracted.images.map(inSourceFile),
    media: extracted.media.map(inSourceFile),
    samples: extracted.samples.map(inSourceFile),
    steps: runSteps(extracted),
    partials: sources.digests,
    faults: faultsOf(file, input.file),
  };
}

/** Files that a page is compiled from besides its source: partials, figures, data of its search examples. */
export class PageSources {
  /** Partials, in the order of their line numbers. */
  readonly partialFiles: string[] = [];
  private readonly read = new Map<string, string | undefined>();

  constructor(private readonly readFile: CompileInput['readFile']) {}

  get digests(): CompiledContent['partials'] {
    return [...this.read].map(([file, text]) => ({ file, digest: digestOfSource(text) }));
  }

  /** Reads a file once and records it as a source, also when it does not exist. */
  readonly load = (file: string): string | undefined => {
    if (!this.read.has(file)) this.read.set(file, this.readFile(file));
    return this.read.get(file);
  };

  /** Parses a partial, and reports its faults with the page's. The page's own run transforms the tree. */
  readonly loadPartial = (file: string, page: VFile): MdastRoot | undefined => {
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
      // Names of notes and addresses are unique among the page and other partials.
      visit(tree, (node) => {
        if ('identifier' in node) node.identifier = `partial-${index + 1}-${node.identifier}`;
      });
      return shiftLines(tree, index);
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
