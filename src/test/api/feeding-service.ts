import type http from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../support/listen';

export interface ReceivedCall {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Response of the service. Without one the connection stays open; `broken` closes it. */
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
    const wanted = reply(call, calls.length);
    if (wanted === 'broken') request.socket.destroy();
    else if (wanted) response.writeHead(wanted.status, wanted.headers).end(wanted.body);
  });
  return { url: origin, calls, summary: () => calls.map(inShort), close };
}

/** Whether it is a bulk call, of a document with this id when one is given. */
export function isBulk({ path, body }: ReceivedCall, id?: string): boolean {
  return path.includes('/bulk/') && (id === undefined || body.includes(`"id":"${id}"`));
}

function inShort({ path, body }: ReceivedCall): string {
  const name = /\/data\/(?:fullfeed\/)?(\w+)/.exec(path)?.[1] ?? path;
  return name === 'bulk' ? `bulk ${(JSON.parse(body) as unknown[]).length}` : name;
}
