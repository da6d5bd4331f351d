import { withProofs } from '../content-checks/proof';
import { shopResponses } from '../examples/shop-responses';
import { compile, type CompileInput } from '../markdown/compile';
import { PageSources } from '../markdown/page-sources';
import type { CompiledContent } from '../source/compiled-content';
import { readSiteFile } from '../source/files';
import { pageStep } from '../source/workers/page-step';

/** The source of a page. */
export type ParseJob = Omit<CompileInput, 'readFile'>;

/** Parses a page of the site, with responses of the shop where it shows calls, and proves its samples. */
export function parsePage(job: ParseJob): Promise<CompiledContent> {
  return pageStep(job.file, 'compile', async () => {
    const sources = new PageSources(readSiteFile);
    const content = await compile({ ...job, readFile: sources.load }, shopResponses);
    return { ...withProofs(content, sources.load), partials: sources.digests };
  });
}
