import { feedingUrl, type FeedingPath } from './feeding-call';
import type { FeedingSettings } from './feeding-settings';
import type { FeedingDocument } from './feeding-documents';
import { batches } from './push';

/** Prints the calls of a feed with the sizes of their bodies, then the first document. */
export function dryRun(documents: readonly FeedingDocument[], settings: FeedingSettings): string {
  const parts = batches(documents);
  const line = (path: FeedingPath, body = '') => `  POST ${feedingUrl(settings, path)}${body}`;
  const calls = [
    line('fullfeed/start'),
    ...parts.map((part) =>
      line('bulk/qsc', `  ${part.length} documents, ${kilobytes(JSON.stringify(part))}`),
    ),
    line('fullfeed/end'),
  ];
  return [
    `${documents.length} documents in ${parts.length} batches, ${kilobytes(JSON.stringify(documents))}:`,
    ...calls,
    'First document:',
    JSON.stringify(documents[0], null, 2),
  ].join('\n');
}

function kilobytes(text: string): string {
  return `${Math.ceil(Buffer.byteLength(text) / 1000)} kB`;
}
