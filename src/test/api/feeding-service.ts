import type http from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../support/listen';

export interface ReceivedCall {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Response of the service. `undefined` leaves the connection open, `broken` closes it. */
export type Reply =
  { status: number; headers?: Record<string, string>; body?: string } | 'broken' | undefined;

export interface FeedingService {
  url: string;
  calls: ReceivedCall[];
  /** The calls in short: `start`, `bulk 100`, `end`. */
  summary: () => string[];
  close: () => Promise<void>;
}

/** A feeding service that records every call. @param reply response by the call and its number, from 1 */
export async function feedingService(
  reply: (call: ReceivedCall, number: number) => Reply = () => ({ status: 200, body: '{}' }),
): Promise<FeedingService> {
  const calls: ReceivedCall[] = [];
  const { origin, close } = await listen(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const call = { method, path: url, headers, body: await text(request) };
    calls.push(call);
    const answer = reply(call, calls.length);
    if (answer === 'broken') request.socket.destroy();
    else if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  return { url: origin, calls, summary: () => calls.map(inShort), close };
}

/** Whether a call is a bulk call. @param id of a document that it must contain */
export function isBulk({ path, body }: ReceivedCall, id?: string): boolean {
  return path.includes('/bulk/') && (id === undefined || body.includes(`"id":"${id}"`));
}

function inShort({ path, body }: ReceivedCall): string {
  const name = /\/data\/(?:fullfeed\/)?(\w+)/.exec(path)?.[1] ?? path;
  return name === 'bulk' ? `bulk ${(JSON.parse(body) as unknown[]).length}` : name;
}
