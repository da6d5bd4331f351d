import { readSiteFile } from '../../node/content/files';
import { normalizeSource, readFrontMatter } from '../../node/content/front-matter/front-matter';
import { docFields, postFields } from '../../node/content/front-matter/front-matter-fields';
import { withProofs } from '../../node/pages/proof';
import type { ExampleCall, ExampleResponse } from '../../node/examples/example-call';
import { shopResponses } from '../../node/examples/shop-responses';
import { compile } from '../../node/markdown/compile';
import type { CompiledContent } from '../../node/content/compiled-content';
import type { Fault } from '../../node/faults/faults';

export interface ReadPage {
  file: string;
  /** Front matter as written. */
  values: Record<string, unknown>;
  content: CompiledContent;
  /** Faults of front matter and body. */
  faults: Fault[];
  /** Calls of the shop that it shows, with their responses. */
  answers: { call: ExampleCall; response: ExampleResponse }[];
}

const cache = new Map<string, Promise<ReadPage>>();

/** Reads and compiles one page as the build does, once for all tests of a process. @param file relative to the site's root */
export function readPage(file: string): Promise<ReadPage> {
  const page = cache.get(file) ?? compilePage(file);
  cache.set(file, page);
  return page;
}

async function compilePage(file: string): Promise<ReadPage> {
  const raw = normalizeSource(readSiteFile(file) ?? '');
  const fields = /^content\/(?:blog\/|templates\/_post)/.test(file) ? postFields : docFields;
  const { values, faults, source } = readFrontMatter(raw, file, fields);
  const title = typeof values['title'] === 'string' ? values['title'] : file;
  const { body, bodyLine } = source;
  const answers: ReadPage['answers'] = [];
  const compiled = await compile(
    { file, body, bodyLine, title, readFile: readSiteFile },
    {
      ...shopResponses,
      async response(call) {
        const response = await shopResponses.response(call);
        answers.push({ call, response });
        return response;
      },
    },
  );
  const content = withProofs(compiled);
  return { file, values, content, faults: [...faults, ...content.faults], answers };
}
