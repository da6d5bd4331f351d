import fs from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from '../../../tools/arguments.mjs';
import { documentsFile, readDocuments } from './built-documents';
import { dryRun } from './dry-run';
import { runFeeding, type FailedDocument, type FeedingOutcome } from './push';
import type { FeedingTools } from './feeding-call';
import { readFeedingSettings } from './feeding-settings';
import { feedingDocument } from './feeding-documents';

/** File with the rejected documents of the last feed, relative to the site's root: `[{ id, reason }]`. */
export const failedFile = '.cache/feed-failed.json';

export interface FeedingCommand {
  /** Arguments after the command's name. */
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** The site's root. */
  folder: string;
  tools: FeedingTools;
  signal: AbortSignal;
  print: (line: string) => void;
  printError: (line: string) => void;
}

const outcomeMessages: Record<FeedingOutcome['state'], string> = {
  ended: '',
  canceled: 'The feed was canceled: the index is unchanged.',
  'not started': 'The feed did not begin: the index is unchanged.',
  open: 'The feed may have ended or been canceled. Check it in the console.',
};

/** Pushes the content of the last build to a hosted index. @returns exit code: 0 if all documents are sent, else 1 */
export async function feedingCommand(command: FeedingCommand): Promise<0 | 1> {
  const { env, folder, tools, signal, print, printError } = command;
  const isDryRun = readArguments({
    args: [...command.args],
    options: { 'dry-run': { type: 'boolean', default: false } },
  }).values['dry-run'];
  const { settings, faults } = readFeedingSettings(env);
  if (!isDryRun && faults.length > 0) {
    printError(faults.join('\n'));
    return 1;
  }
  let documents;
  try {
    documents = readDocuments(folder).map(feedingDocument);
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
  if (isDryRun) {
    print(`Nothing is sent. ${documentsFile} holds\n${dryRun(documents, settings)}`);
    if (faults.length > 0) print(`For a feed:\n  ${faults.join('\n  ')}`);
    return 0;
  }

  print(`Feeding ${documents.length} documents to ${settings.api} (${settings.target}).`);
  const outcome = await runFeeding(documents, { settings, tools, say: print }, signal);
  await writeFailed(path.join(folder, failedFile), outcome.failed);
  if (outcome.state === 'ended') {
    print(`Done: ${outcome.sent} documents sent. They are indexed as the queue gets to them.`);
    return 0;
  }
  printError([outcome.problem, outcomeMessages[outcome.state]].join('\n'));
  if (outcome.failed.length > 0)
    printError(`Documents that were not accepted: ${outcome.failed.length}; see ${failedFile}.`);
  return 1;
}

async function writeFailed(file: string, failed: readonly FailedDocument[]): Promise<void> {
  if (failed.length === 0) await fs.rm(file, { force: true });
  else await fs.writeFile(file, `${JSON.stringify(failed, undefined, 2)}\n`);
}
