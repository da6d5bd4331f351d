import { setTimeout as sleep } from 'node:timers/promises';
import { readArguments } from '../../../tools/arguments.mjs';
import { documentsFile, readDocuments } from './built-documents';
import { dryRun } from './dry-run';
import { runFeeding, type FeedingOutcome } from './push';
import type { FeedingTools } from './feeding-call';
import { readFeedingSettings } from './feeding-settings';
import { feedingDocument } from './feeding-documents';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const tools: FeedingTools = {
  fetch,
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
  random: Math.random,
  now: Date.now,
};

const outcomeMessages: Record<FeedingOutcome['state'], string> = {
  ended: '',
  canceled: 'The feed was canceled: the index is unchanged.',
  'not started': 'The feed did not begin: the index is unchanged.',
  open: 'The feed may have ended or been canceled. Check it in the console.',
};

/** Pushes the content of the last build to a hosted index. @returns exit code: 0 if all documents are sent, else 1 */
export async function feedingCommand(): Promise<0 | 1> {
  const options = { 'dry-run': { type: 'boolean' } } as const;
  const isDryRun = readArguments({ options }).values['dry-run'];
  const { settings, faults } = readFeedingSettings(process.env);
  if (!isDryRun && faults.length > 0) {
    console.error(faults.join('\n'));
    return 1;
  }
  const documents = readDocuments(process.cwd()).map(feedingDocument);
  if (isDryRun) {
    print(`Nothing is sent. ${documentsFile} holds\n${dryRun(documents, settings)}`);
    if (faults.length > 0) print(`For a feed:\n  ${faults.join('\n  ')}`);
    return 0;
  }

  print(`Feeding ${documents.length} documents to ${settings.api} (${settings.target}).`);
  const outcome = await runFeeding(documents, { settings, tools, say: print }, interruptSignal());
  if (outcome.state === 'ended') {
    print(`Done: ${outcome.sent} documents sent. They are indexed as the queue gets to them.`);
    return 0;
  }
  console.error([outcome.problem, outcomeMessages[outcome.state]].join('\n'));
  return 1;
}

/** A signal that Ctrl+C or SIGTERM aborts, so that work can be undone. npm forwards Ctrl+C, which then arrives twice. */
function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => controller.abort());
  return controller.signal;
}
