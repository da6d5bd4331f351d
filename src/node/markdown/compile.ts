import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { digest } from '../source/digest';
import { normalizeSource, splitSource } from '../source/front-matter';
import type { Fault } from '../source/faults';
import { buildTree } from './build-tree';
import type { CompiledContent } from '../source/compiled-content';
import { extract } from './extract';
import { faultsOf } from '../source/report-fault';
import { callKey, type CallHandler, type ExampleResponse } from '../examples/example-call';
import { parsePartial, processors, type Format } from './index';
import type { LoadFigure } from './remark-figures';
import type { LoadPartial } from './remark-partials';
import type { ExampleData } from '../examples/remark-search-examples';

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
 * `faults`, and a page with errors has an empty tree. Search examples are left out: they need a response.
 */
export function compile(input: CompileInput): CompiledContent {
  return compileWith(input, new Map()).content;
}

/** Compiles one page as `compile` does, with the responses to the calls that it shows. */
export async function compileWithResponses(
  input: CompileInput,
  { response, files }: CallHandler,
): Promise<CompiledContent> {
  const first = compileWith(input, new Map());
  if (first.open.length === 0) return first.content;
  const responses = new Map<string, ExampleResponse>();
  for (const call of first.open) {
    const key = callKey(call);
    if (!responses.has(key)) responses.set(key, await response(call));
  }
  const { content } = compileWith(input, responses);
  const sources = files.map((file) => ({
    file,
    digest: digest(normalizeSource(input.readFile(file) ?? '')),
  }));
  return { ...content, partials: [...content.partials, ...sources] };
}

function compileWith(input: CompileInput, responses: ExampleData['responses']) {
  const examples: ExampleData = { responses, open: [] };
  const partials = new Map<string, string>();
  const loadPartial: LoadPartial = (name) => {
    const raw = input.readFile(name);
    if (raw === undefined) return undefined;
    const text = normalizeSource(raw);
    partials.set(name, digest(text));
    return parsePartial(splitSource(text).body);
  };
  const loadFigure: LoadFigure = (name) => {
    const text = input.readFile(name);
    if (text !== undefined) partials.set(name, digest(normalizeSource(text)));
    return text;
  };
  // Empty lines in place of the front matter keep line numbers those of the file.
  const file = new VFile({
    path: input.file,
    value: '\n'.repeat(input.bodyLine - 1) + input.body,
    data: { loadPartial, loadFigure, examples },
  });
  let tree: CompiledContent['tree'] = [];
  try {
    processors[formatOf(input.file)].processSync(file);
    if (!file.messages.some((message) => message.fatal)) tree = buildTree(file);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // Some syntax errors have their place in the text only: "Expected a closing tag for `<Tabs>` (3:1-3:7)".
    const [, line, column] = /\((\d+):(\d+)/.exec(error.reason) ?? [];
    const place =
      error.line === undefined && line ? { line: Number(line), column: Number(column) } : {};
    Object.assign(error, place, { fatal: true, details: syntaxHelp(error) });
    if (!file.messages.includes(error)) file.messages.push(error);
  }
  const content: CompiledContent = {
    ...extract(tree, input.title),
    partials: [...partials].map(([name, value]) => ({ file: name, digest: value })),
    faults: faultsOf(file, input.file),
  };
  return { content, open: examples.open };
}

function formatOf(file: string): Format {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}

/** What authors most often meant where MDX finds a syntax error. */
function syntaxHelp(message: VFileMessage): Pick<Fault, 'expected' | 'fix'> {
  if (/create a comment in MDX/.test(message.reason)) {
    return {
      fix: 'write {/* … */} for a comment; the marker of a post is {/* truncate */} on a line of its own, with empty lines around',
    };
  }
  if (/expression|acorn/i.test(message.reason)) {
    return {
      fix: 'braces hold JavaScript in MDX: write \\{ for a brace as text, or put the text into backticks',
    };
  }
  if (/closing|tag|name|`<`|character/i.test(message.reason)) {
    return {
      fix: 'a < starts an element in MDX: close the element, or write \\< or backticks for a sign as text',
    };
  }
  return { fix: 'fix the syntax, or write the text as code in backticks' };
}
