import { readSiteFile } from '../node/source/files';
import { normalizeSource, readFrontMatter } from '../node/source/front-matter/front-matter';
import { docFields, postFields } from '../node/source/front-matter/front-matter-fields';
import { compilePage } from '../node/compile/compile-page';
import type { CompiledContent } from '../node/source/compiled-content';
import type { Fault } from '../node/source/faults';

export interface ReadPage {
  file: string;
  /** Front matter as written. */
  values: Record<string, unknown>;
  content: CompiledContent;
  /** Faults of front matter and body. */
  faults: Fault[];
}

/** Reads and compiles one page as the build does. @param file relative to the site's root */
export async function readPage(file: string): Promise<ReadPage> {
  const raw = normalizeSource(readSiteFile(file) ?? '');
  const fields = file.startsWith('content/blog/') ? postFields : docFields;
  const { values, faults, source } = readFrontMatter(raw, file, fields);
  const title = typeof values['title'] === 'string' ? values['title'] : file;
  const { body, bodyLine } = source;
  const content = await compilePage({ file, body, bodyLine, title });
  return { file, values, content, faults: [...faults, ...content.faults] };
}
