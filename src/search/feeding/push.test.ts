import { describe, expect, it } from 'vitest';
import { isBulk, type ReceivedCall, type Reply } from '../../test/api/feeding-service';
import { feedingDocuments, runFeedingAgainst } from '../../test/api/run-feeding-against';
import { batches } from './push';
import type { FeedingDocument } from './feeding-documents';

const ok: Reply = { status: 200, body: '{}' };
const feed = (
  count: number,
  reply: (call: ReceivedCall, number: number) => Reply = () => ok,
  signal?: AbortSignal,
) => runFeedingAgainst(reply, count, signal);

describe('a full feed', () => {
  it('starts, sends batches of 100 in order, and ends', async () => {
    const { outcome, calls, summary, lines } = await feed(250);
    expect(summary).toEqual(['start', 'bulk 100', 'bulk 100', 'bulk 50', 'end']);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/v1/data/fullfeed/start/demo/docs',
      'POST /api/v1/data/bulk/qsc/demo/docs',
      'POST /api/v1/data/bulk/qsc/demo/docs',
      'POST /api/v1/data/bulk/qsc/demo/docs',
      'POST /api/v1/data/fullfeed/end/demo/docs',
    ]);
    expect(calls.map(({ headers }) => headers['x-qsc-token'])).toEqual(
      Array.from({ length: 5 }, () => 'secret-token'),
    );
    expect(calls.map(({ headers }) => headers['content-type'])).toEqual([
      undefined,
      'application/json',
      'application/json',
      'application/json',
      undefined,
    ]);
    const bodies = calls
      .filter((call) => isBulk(call))
      .map(({ body }) => JSON.parse(body) as FeedingDocument[]);
    expect(bodies.flat()).toEqual(feedingDocuments(250));
    expect(outcome).toEqual({ state: 'ended', sent: 250 });
    expect(lines).toEqual([
      'Sent 100 of 250 documents.',
      'Sent 200 of 250 documents.',
      'Sent 250 of 250 documents.',
    ]);
  });

  it('retries after temporary failures, with growing pauses', async () => {
    const { outcome, waits, summary } = await feed(3, (_call, number) =>
      number === 2
        ? { status: 503 }
        : number === 3
          ? 'broken'
          : number === 4
            ? { status: 500 }
            : ok,
    );
    expect(summary).toEqual(['start', 'bulk 3', 'bulk 3', 'bulk 3', 'bulk 3', 'end']);
    expect(waits).toEqual([750, 1500, 3000]);
    expect(outcome).toMatchObject({ state: 'ended', sent: 3 });
  });

  it('waits as long as the service wants', async () => {
    const { waits } = await feed(1, (_call, number) =>
      number === 1
        ? { status: 429, headers: { 'Retry-After': '7' } }
        : number === 2
          ? { status: 503, headers: { 'Retry-After': 'Mon, 31 Mar 2025 12:00:20 GMT' } }
          : ok,
    );
    expect(waits).toEqual([7000, 20_000]);
  });

  it('stops when the service demands too long a wait', async () => {
    const { outcome, waits, summary } = await feed(1, (call) =>
      isBulk(call) ? { status: 429, headers: { 'Retry-After': '3600' } } : ok,
    );
    expect(summary).toEqual(['start', 'bulk 1', 'cancel']);
    expect(waits).toEqual([]);
    expect(outcome.problem).toContain('asks to wait 3600.0 s');
  });
});

it('cuts lists into batches', () => {
  expect(batches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(batches([], 2)).toEqual([]);
});
