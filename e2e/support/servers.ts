import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { test } from '@playwright/test';
import { createSiteServer } from '../../src/node/hosting/site-server';
import { listen, type Listening } from '../../src/test/support/listen';

/** Runs a server while the tests of a file or a group run. @returns its origin, in a test */
export function serve(responder: RequestListener): () => string {
  let server: Listening;

  test.beforeAll(async () => {
    server = await listen(responder);
  });

  test.afterAll(() => server.close());

  return () => server.origin;
}

/** Serves the built site. @param takesOver handles a request in place of the site's server, and returns whether it does */
export function serveSite(
  takesOver: (request: IncomingMessage, response: ServerResponse) => boolean,
): () => string {
  const site = createSiteServer({ root: '.' });
  return serve((request, response) => {
    if (!takesOver(request, response)) site.emit('request', request, response);
  });
}
