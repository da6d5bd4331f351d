import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** What the service responds; undefined: nothing, the connection stays open. `broken`: the connection breaks. */
export type Reply =
  { status: number; headers?: Record<string, string>; body?: string } | 'broken' | undefined;

export interface FeedingService {
  url: string;
  calls: ReceivedCall[];
  /** The calls in short: `start`, `bulk 100`, `end`. */
  summary: () => string[];
  close: () => Promise<void>;
}

/** A feeding service on this machine that keeps every call. @param reply from the call and its number, first is 1 */
export async function feedingService(
  reply: (call: ReceivedCall, number: number) => Reply = () => ({ status: 200, body: '{}' }),
): Promise<FeedingService> {
  const calls: ReceivedCall[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      calls.push(call);
      const wanted = reply(call, calls.length);
      if (wanted === 'broken') request.socket.destroy();
      else if (wanted) response.writeHead(wanted.status, wanted.headers).end(wanted.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    summary: () => calls.map(inShort),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether it is a bulk call, of a document with this id when one is given. */
export function isBulk({ path, body }: ReceivedCall, id?: string): boolean {
  return path.includes('/bulk/') && (id === undefined || body.includes(`"id":"${id}"`));
}

function inShort({ path, body }: ReceivedCall): string {
  const name = /\/data\/(?:fullfeed\/)?(\w+)/.exec(path)?.[1] ?? path;
  return name === 'bulk' ? `bulk ${(JSON.parse(body) as unknown[]).length}` : name;
}
