import { withProofs } from '../content-checks/proof';
import { shopResponses } from '../examples/shop-responses';
import { compileWithResponses, type CompileInput } from '../markdown/compile';
import type { CompiledContent } from '../source/compiled-content';
import { readSiteFile } from '../source/files';
import { forEachJob } from '../source/thread';

export const TASK = 'compile-thread';

/** One page to compile; everything but the function that reads partials, which each thread has. */
export type CompileJob = Omit<CompileInput, 'readFile'>;

/** Compiles one page of the site, with responses of the shop where it shows calls. */
export async function compilePage(job: CompileJob): Promise<CompiledContent> {
  return withProofs(await compileWithResponses({ ...job, readFile: readSiteFile }, shopResponses));
}

forEachJob(TASK, compilePage);
