import { pathToFileURL } from 'node:url';
import type { Mermaid } from 'mermaid';
import { siteAbsolute } from '../../content/files';

let library: Promise<Mermaid> | undefined;

const load = async <Module>(file: string) =>
  ((await import(pathToFileURL(siteAbsolute(`node_modules/${file}`)).href)) as { default: Module })
    .default;

/** Mermaid, for its parsers: they clean labels by DOMPurify, which has no methods without a DOM. */
async function loadParsers(): Promise<Mermaid> {
  const purifier = await load<object>('dompurify/dist/purify.es.mjs');
  Object.assign(purifier, { addHook: () => undefined, sanitize: (label: string) => label });
  return load<Mermaid>('mermaid/dist/mermaid.core.mjs');
}

/** The parts of an error that name a line: of jison, where only other errors have it as a text, and of Langium. */
interface ParserError extends Error {
  hash?: { line?: number | string; loc?: { first_line: number } };
  result?: { lexerErrors: { line?: number }[]; parserErrors: { token: { startLine?: number } }[] };
}

/** What Mermaid removes before it parses: front matter, directives, comments, and space at the start. */
const removed = /(?<![^])\s*---\s*\n[^]*?\n\s*---\s*\n|%%\{[^]*?\}%%|^\s*%%(?!\{).+\n?/gm;

/** Line breaks of removed text as another sign: parsers do not count them. */
const markBreaks = (text: string) => text.replace(/\S/g, '').replace(/\n/g, '\u2028');

/** Mermaid's reason for rejecting a diagram, and the line of the code, 0 without one; undefined for a valid diagram. */
export async function diagramProblem(code: string) {
  library ??= loadParsers();
  const { parse } = await library;
  try {
    await parse(code);
    return undefined;
  } catch (error) {
    // A parser that asks the browser, such as for the color of a box, has found no fault before.
    if (error instanceof ReferenceError) return undefined;
    const { message = String(error), hash, result } = error as Partial<ParserError>;
    // Mermaid's stand-ins for the signs of an entity.
    const [problem = ''] = message
      .replace(/ﬂ°+/g, '#')
      .replaceAll('¶ß', ';')
      .split(/\n-*\^/);
    const jison = typeof hash?.line === 'number' ? (hash.loc?.first_line ?? hash.line + 1) : 0;
    const { lexerErrors: [lexer] = [], parserErrors: [parser] = [] } = result ?? {};
    const line = lexer?.line ?? parser?.token.startLine ?? jison;
    const text = code.replace(removed, markBreaks).replace(/^\s+/, markBreaks);
    const parsed = text.split('\n', line);
    const lines = parsed.join('\n').split(/[\n\u2028]/).length;
    return { reason: problem.replaceAll(/\s+/g, ' ').trim(), line: line > 0 ? lines : 0 };
  }
}
