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

/** Why Mermaid can't draw a diagram, in its words and in one line; undefined for one that it draws. */
export async function diagramProblem(code: string): Promise<string | undefined> {
  library ??= loadParsers();
  const { parse } = await library;
  try {
    await parse(code);
    return undefined;
  } catch (error) {
    const [problem = ''] = String(error instanceof Error ? error.message : error).split(/\n-*\^/);
    return problem.replaceAll(/\s+/g, ' ').trim();
  }
}
