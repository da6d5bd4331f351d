import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** `http://127.0.0.1:{port}` */
  origin: string;
  close: () => Promise<void>;
}

/** Starts a server, or one that responds with a function, on a free port. */
export async function listen(what: Server | RequestListener): Promise<Listening> {
  const server = typeof what === 'function' ? http.createServer(what) : what;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
