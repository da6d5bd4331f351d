import { runFeeding, type FeedingOutcome } from '../../search/feeding/push';
import type { FeedingDocument } from '../../search/feeding/feeding-documents';
import { feedingService, type ReceivedCall, type Reply } from './feeding-service';

/** Documents with the ids `/docs/0`, `/docs/1` and so on. */
export function feedingDocuments(count: number): FeedingDocument[] {
  return Array.from({ length: count }, (_, index) => ({
    header: { id: `/docs/${index}`, action: 'update' },
    payload: { title: `Page ${index}`, text: 'Größe, 5 €' },
  }));
}

export interface FeedingRun {
  outcome: FeedingOutcome;
  calls: ReceivedCall[];
  /** The calls in short. */
  summary: string[];
  /** Requested pauses, in milliseconds. */
  waits: number[];
  /** Lines for the terminal. */
  lines: string[];
  url: string;
}

/** Feeds documents to a service with these responses, without pauses, at noon of 31 March 2025 UTC. */
export async function runFeedingAgainst(
  reply: (call: ReceivedCall, number: number) => Reply,
  count: number,
  signal = new AbortController().signal,
): Promise<FeedingRun> {
  const { url, calls, summary, close } = await feedingService(reply);
  const waits: number[] = [];
  const lines: string[] = [];
  try {
    const outcome = await runFeeding(
      feedingDocuments(count),
      {
        settings: { api: `${url}/api/v1/data`, target: 'demo/docs', token: 'secret-token' },
        tools: {
          fetch,
          sleep: async (ms) => waits.push(ms),
          random: () => 0.5,
          now: () => Date.parse('2025-03-31T12:00:00Z'),
        },
        say: (line) => lines.push(line),
      },
      signal,
    );
    return { outcome, calls, summary: summary(), waits, lines, url };
  } finally {
    await close();
  }
}
