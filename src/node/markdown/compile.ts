import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { VFile } from 'vfile';
import type { TreeNode } from '../../lib/content-tree';
import type { CallHandler } from '../examples/example-call';
import { runSteps } from '../examples/run-steps';
import type { CompiledContent } from '../content/compiled-content';
import { digestOfSource } from '../content/front-matter/front-matter';
import { faultsOf } from '../content/nodes/report-fault';
import { buildTree } from './build-tree';
import { extract } from './extract';
import { processors } from './index';
import type { Expression } from './plugins/rehype/rehype-expressions';
import { reportSyntaxError } from './syntax-faults';

declare module 'vfile' {
  interface DataMap {
    /** Title of the page. */
    title: string;
    /** The tree with the words of the source. */
    sourceTree: MdastRoot;
    expressions: readonly Expression[];
    /** The expression whose error ended the page. */
    failedExpression: Expression | undefined;
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
  // Also files that do not exist.
  const sources = new Map<string, string | undefined>();
  const loadFile = (name: string) => {
    if (!sources.has(name)) sources.set(name, input.readFile(name));
    return sources.get(name);
  };
  const partialFiles: string[] = [];
  // Empty lines replace the front matter, so that line numbers match the file.
  const file = new VFile({
    path: input.file,
    value: '\n'.repeat(input.bodyLine - 1) + input.body,
    data: {
      faults: [],
      title: input.title,
      loadFile,
      partialFiles,
      respond:
        calls &&
        ((call) => {
          calls.files.forEach(loadFile);
          return calls.response(call);
        }),
    },
  });
  let tree: TreeNode[] = [];
  try {
    await processors[input.file.endsWith('.mdx') ? 'mdx' : 'md'].process(file);
    if (!file.data.faults?.some(({ severity }) => severity === 'error')) tree = buildTree(file);
  } catch (error) {
    reportSyntaxError(error, file);
  }
  const extracted = extract(tree, input.title, partialFiles);
  return {
    ...extracted,
    steps: runSteps(extracted),
    partials: [...sources].map(([name, text]) => ({ file: name, digest: digestOfSource(text) })),
    faults: faultsOf(file, input.file),
  };
}
