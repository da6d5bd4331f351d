import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { digestOfSource, normalizeSource, splitSource } from '../source/front-matter/front-matter';
import type { Fault } from '../source/faults';
import { buildTree } from './build-tree';
import type { CompiledContent } from '../source/compiled-content';
import { extract } from './extract';
import { lineInPartial, numberOn, ownPlace } from '../source/partial-places';
import { faultsOf } from '../source/report-fault';
import { callKey, type CallHandler, type ExampleResponse } from '../examples/example-call';
import { processors, type Format } from './index';
import type { LoadFigure } from './plugins/remark-figures';
import type { LoadPartial } from './plugins/remark-partials';
import { CallsFound, type ExampleData } from '../examples/remark-search-examples';

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
  return compileWith(input, { responses: new Map(), onlyCalls: false }).content;
}

/** Compiles one page as `compile` does, with the responses to the calls that it shows. */
export async function compileWithResponses(
  input: CompileInput,
  { response, files }: CallHandler,
): Promise<CompiledContent> {
  const first = compileWith(input, { responses: new Map(), onlyCalls: true });
  if (first.open.length === 0) return first.content;
  const responses = new Map<string, ExampleResponse>();
  for (const call of first.open) {
    const key = callKey(call);
    if (!responses.has(key)) responses.set(key, await response(call));
  }
  const { content } = compileWith(input, { responses, onlyCalls: false });
  const sources = files.map((file) => ({ file, digest: digestOfSource(input.readFile(file)) }));
  return { ...content, partials: [...content.partials, ...sources] };
}

function compileWith(input: CompileInput, wanted: Omit<ExampleData, 'open'>) {
  const examples: ExampleData = { ...wanted, open: [] };
  const partials = new Map<string, string>();
  const partialFiles: string[] = [];
  const loadPartial: LoadPartial = (name) => {
    const raw = input.readFile(name);
    if (raw === undefined) return undefined;
    const text = normalizeSource(raw);
    partials.set(name, digestOfSource(raw));
    const index = partialFiles.includes(name)
      ? partialFiles.indexOf(name)
      : partialFiles.push(name) - 1;
    const { body, bodyLine } = splitSource(text);
    try {
      return numberOn(processors.mdx.parse('\n'.repeat(bodyLine - 1) + body), index);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const { line = 1 } = placeOfSyntax(error);
      throw Object.assign(error, { line: lineInPartial(index, line) });
    }
  };
  const loadFigure: LoadFigure = (name) => {
    const text = input.readFile(name);
    if (text !== undefined) partials.set(name, digestOfSource(text));
    return text;
  };
  // Empty lines in place of the front matter keep line numbers those of the file.
  const file = new VFile({
    path: input.file,
    value: '\n'.repeat(input.bodyLine - 1) + input.body,
    data: { loadPartial, partialFiles, loadFigure, examples },
  });
  let tree: CompiledContent['tree'] = [];
  try {
    processors[formatOf(input.file)].processSync(file);
    if (!file.messages.some((message) => message.fatal)) tree = buildTree(file);
  } catch (error) {
    // A page that is compiled for its calls is compiled again.
    if (!(error instanceof CallsFound)) reportSyntax(error, file);
  }
  const extracted = extract(tree, input.title);
  const content: CompiledContent = {
    ...extracted,
    links: extracted.links.map((link) => ({ ...link, ...ownPlace(link.line, partialFiles) })),
    images: extracted.images.map((image) => ({ ...image, ...ownPlace(image.line, partialFiles) })),
    samples: extracted.samples.map((sample) => ({
      ...sample,
      ...ownPlace(sample.line, partialFiles),
    })),
    partials: [...partials].map(([name, value]) => ({ file: name, digest: value })),
    faults: faultsOf(file, input.file),
  };
  return { content, open: examples.open };
}

function reportSyntax(error: unknown, file: VFile): void {
  if (!(error instanceof VFileMessage)) throw error;
  Object.assign(error, placeOfSyntax(error), { fatal: true, details: syntaxHelp(error) });
  if (!file.messages.includes(error)) file.messages.push(error);
}

/** Some syntax errors have their place in the text only: "Expected a closing tag for `<Tabs>` (3:1-3:7)". */
function placeOfSyntax(error: VFileMessage): { line?: number; column?: number } {
  const { line, column } = error;
  if (line !== undefined) return { line, ...(column !== undefined && { column }) };
  const [, textLine, textColumn] = /\((\d+):(\d+)/.exec(error.reason) ?? [];
  return textLine ? { line: Number(textLine), column: Number(textColumn) } : {};
}

function formatOf(file: string): Format {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}

/** What authors most often meant where MDX finds a syntax error. */
function syntaxHelp(message: VFileMessage): Pick<Fault, 'expected' | 'fix'> {
  if (/create a comment in MDX/.test(message.reason)) {
    return {
      fix: 'write {/* … */} for a comment; the marker of a post is {/* truncate */} on its own line, with empty lines around it',
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
