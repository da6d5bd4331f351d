import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isBulk, type ReceivedCall, type Reply } from '../../test/api/feeding-service';
import { runFeedingAgainst } from '../../test/api/run-feeding-against';

const ok: Reply = { status: 200, body: '{}' };
const feed = (
  count: number,
  reply: (call: ReceivedCall, number: number) => Reply = () => ok,
  signal?: AbortSignal,
) => runFeedingAgainst(reply, count, signal);

describe('a feed that fails', () => {
  it('cancels when a batch does not arrive', async () => {
    const { outcome, summary, waits } = await feed(150, (call) =>
      isBulk(call, '/docs/100') ? { status: 502 } : ok,
    );
    const last = Array.from({ length: 6 }, () => 'bulk 50');
    expect(summary).toEqual(['start', 'bulk 100', ...last, 'cancel']);
    expect(waits).toHaveLength(5);
    expect(outcome).toMatchObject({ state: 'canceled', sent: 100 });
    expect(outcome.problem).toBe('bulk/qsc: status 502, also after 5 retries.');
  });

  it('finds the first document that the service rejects, and cancels', async () => {
    const bad = ['/docs/107', '/docs/142'];
    const { outcome, waits, summary } = await feed(200, (call) =>
      bad.some((id) => isBulk(call, id))
        ? { status: 400, body: '{"message":"wrong type\\n of secret-token"}' }
        : ok,
    );
    expect(outcome).toEqual({
      state: 'canceled',
      sent: 107,
      problem: 'Document /docs/107: bulk/qsc: status 400 ({"message":"wrong type\\n of ***"}).',
    });
    expect(summary.at(-1)).toBe('cancel');
    expect(summary).not.toContain('end');
    expect(waits).toEqual([]);
  });

  it('sends smaller batches when one is too large', async () => {
    const { outcome, summary } = await feed(100, ({ body }) =>
      body.length > 5000 ? { status: 413 } : ok,
    );
    expect(summary).toEqual(['start', 'bulk 100', 'bulk 50', 'bulk 50', 'end']);
    expect(outcome).toEqual({ state: 'ended', sent: 100 });
  });

  it('does not try all documents when all are rejected', async () => {
    const { summary } = await feed(1000, (call) => (isBulk(call) ? { status: 422 } : ok));
    expect(summary.filter((call) => call.startsWith('bulk'))).toHaveLength(8);
  });

  it('does not trust the rejection of a repeated call', async () => {
    const started = await feed(1, (call, number) =>
      number === 1 ? 'broken' : call.path.includes('/start/') ? { status: 409 } : ok,
    );
    expect(started.summary).toEqual(['start', 'start', 'cancel']);
    expect(started.outcome.state).toBe('canceled');
    const ended = await feed(1, (call, number) =>
      number === 3 ? 'broken' : call.path.includes('/end/') ? { status: 409 } : ok,
    );
    expect(ended.summary).toEqual(['start', 'bulk 1', 'end', 'end', 'cancel']);
    expect(ended.outcome.state).toBe('open');
  });

  it('stops at once when the token is refused, and cancels', async () => {
    const { outcome, summary, waits } = await feed(300, (call, number) =>
      isBulk(call) && number > 2 ? { status: 401 } : ok,
    );
    expect(summary).toEqual(['start', 'bulk 100', 'bulk 100', 'cancel']);
    expect(waits).toEqual([]);
    expect(outcome).toMatchObject({ state: 'canceled' });
    expect(outcome.problem).toContain('the token is missing or invalid. Check QSC_FEEDING_TOKEN');
  });

  it('does not cancel a feed that was not allowed to begin', async () => {
    const { outcome, summary } = await feed(1, () => ({ status: 403 }));
    expect(summary).toEqual(['start']);
    expect(outcome.state).toBe('not started');
    expect(outcome.problem).toContain('permission WRITE');
  });

  it('does not follow redirects, which would reveal the token', async () => {
    const { outcome, summary } = await feed(1, ({ path }) => ({
      status: 307,
      headers: { Location: path.replace('demo', 'elsewhere') },
    }));
    expect(summary).toEqual(['start']);
    expect(outcome.problem).toContain('status 307, the service sends the call elsewhere');
  });

  it('reports when canceling fails as well', async () => {
    const { outcome, url } = await feed(1, ({ path }) =>
      path.includes('start') ? ok : { status: 401 },
    );
    expect(outcome.state).toBe('open');
    expect(outcome.problem).toContain(
      `Cancel it yourself: POST ${url}/api/v1/data/fullfeed/cancel/demo/docs`,
    );
  });

  it.each([
    [409, ['end'], 'canceled'],
    [504, ['end', 'end', 'end', 'end', 'end', 'end'], 'open'],
  ])('cancels when the end call gets %i', async (status, ends, state) => {
    const { outcome, summary } = await feed(1, ({ path }) =>
      path.includes('/end/') ? { status } : ok,
    );
    expect(summary).toEqual(['start', 'bulk 1', ...ends, 'cancel']);
    expect(outcome.state).toBe(state);
  });

  it('cancels when it is interrupted during a call', async () => {
    const stop = new AbortController();
    const { outcome, summary } = await feed(
      300,
      (_call, number) => {
        if (number !== 3) return ok;
        void wait(20).then(() => stop.abort());
        return undefined;
      },
      stop.signal,
    );
    expect(summary).toEqual(['start', 'bulk 100', 'bulk 100', 'cancel']);
    expect(outcome).toEqual({
      state: 'canceled',
      sent: 100,
      problem: 'Interrupted.',
    });
  });

  it('makes no call when it was interrupted before', async () => {
    const { outcome, summary } = await feed(1, undefined, AbortSignal.abort());
    expect(summary).toEqual([]);
    expect(outcome.state).toBe('not started');
  });
});
