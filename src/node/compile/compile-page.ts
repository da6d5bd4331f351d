import { withProofs } from '../content-checks/proof';
import { shopResponses } from '../examples/shop-responses';
import { compile, type CompileInput } from '../markdown/compile';
import type { CompiledContent } from '../source/compiled-content';
import { readSiteFile } from '../source/files';
import { pageStep } from '../source/workers/page-step';

/** The source of a page. */
export type CompileJob = Omit<CompileInput, 'readFile'>;

/** Compiles a page of the site, with responses of the shop where it shows calls. */
export function compilePage(job: CompileJob): Promise<CompiledContent> {
  return pageStep(job.file, 'compile', async () =>
    withProofs(await compile({ ...job, readFile: readSiteFile }, shopResponses)),
  );
}
