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

/** Mermaid's reason for rejecting a diagram; undefined for a valid one. */
export async function diagramProblem(code: string): Promise<string | undefined> {
  library ??= loadParsers();
  const { parse } = await library;
  try {
    await parse(code);
    return undefined;
  } catch (error) {
    // A parser that asks the browser, such as for the color of a box, has found no fault before.
    if (error instanceof ReferenceError) return undefined;
    const { message = String(error) } = error as Partial<Error>;
    // Mermaid's stand-ins for the signs of an entity.
    const written = message.replace(/ﬂ°+/g, '#').replaceAll('¶ß', ';');
    return written
      .replace(/\n-*\^[^]*/, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  }
}
