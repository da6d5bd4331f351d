import type { Reporter } from 'gatsby';
import { isProduction } from '../../site';
import { siteAbsolute, writeFile } from '../content/files';
import { PageFailures } from '../workers/page-step';
import { formatFaults, printable, summarizeFaults, type Fault } from '../faults/faults';

const listFile = '.cache/content-faults.txt';

/** Ends a build that failed on pages with the list of them, as on faults of the content. @throws any other failure */
export function reportFailedPages(error: unknown, reporter: Reporter): never {
  if (!isProduction || !(error instanceof PageFailures)) throw error;
  reporter.error(printable(error.message));
  process.exit(1);
}

/** Prints the faults of the content, frequent ones as one entry, and writes the complete list to a file. Errors end a build. */
export function reportFaults(faults: readonly Fault[], reporter: Reporter): void {
  if (faults.length === 0) return;
  writeFile(siteAbsolute(listFile), `${formatFaults(faults)}\n`);
  const print = (list: readonly Fault[]) => {
    const text = summarizeFaults(list);
    return text === formatFaults(list) ? text : `${text}; all of them: ${listFile}`;
  };
  const errors = faults.filter((fault) => fault.severity === 'error');
  if (errors.length === 0 || !isProduction) {
    const warnings = faults.filter(({ severity }) => severity === 'warning');
    if (warnings.length > 0) reporter.warn(`The content has faults.\n\n${print(warnings)}`);
    if (errors.length > 0) reporter.error(`The content has faults.\n\n${print(errors)}`);
    return;
  }
  reporter.error(`The content has faults; nothing was built.\n\n${print(faults)}`);
  // Not panic: it would print a stack trace of this file, which helps no author.
  process.exit(1);
}
