import { pathToFileURL } from 'node:url';
import type { Mermaid } from 'mermaid';
import { siteAbsolute } from '../../source/files';

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

/** Mermaid's reason for rejecting a diagram, in one line; undefined for a valid diagram. */
export async function diagramProblem(code: string): Promise<string | undefined> {
  library ??= loadParsers();
  const { parse } = await library;
  try {
    await parse(code);
    return undefined;
  } catch (error) {
    // A parser that asks the browser, such as for the color of a box, has found no fault before.
    if (error instanceof ReferenceError) return undefined;
    const [problem = ''] = String(error instanceof Error ? error.message : error).split(/\n-*\^/);
    return problem.replaceAll(/\s+/g, ' ').trim();
  }
}
