import type { BuildArgs, GatsbyNode } from 'gatsby';
import { writeOutputs } from '../outputs/write-outputs';
import { reportFailedPages } from '../routes/report-faults';
import { buildState } from '../source/build-state';
import { missingHistory } from '../source/last-updated';
import { missingSettingsText } from '../source/settings/missing-settings';
import { finishBuild, type Step } from './finish-build';

/**
 * Writes the files beside the pages, turns all files into the folder that hosts serve, and names missing settings and days.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args: BuildArgs) => {
  const step: Step = (name, run) => runStep(name, args, run);
  const unlisted = await step('write files beside the pages', () => writeOutputs(args));
  await step('write search data', () => buildState.searchData);
  await step('draw pictures', () => buildState.pictures);
  await finishBuild(args, unlisted, step);
  const missing = missingSettingsText();
  if (missing !== undefined) args.reporter.warn(missing);
  const reason = missingHistory();
  if (reason !== undefined)
    args.reporter.warn(
      `Pages do not say when they were last updated, nor does the sitemap: ${reason}.`,
    );
};

/** A step that Gatsby reports with its time. */
async function runStep<Result>(
  name: string,
  { reporter }: BuildArgs,
  run: () => Promise<Result>,
): Promise<Result> {
  const timer = reporter.activityTimer(name);
  timer.start();
  const result = await run().catch((error: unknown) => reportFailedPages(error, reporter));
  timer.end();
  return result;
}
