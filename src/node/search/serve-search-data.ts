import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { GatsbyNode } from 'gatsby';
import { siteAbsolute } from '../source/files';
import { writeDeferredSearchData, manifestFile } from './deferred-search-data';

type Handle = (request: unknown, response: ServerResponse, next: (error: unknown) => void) => void;

/** In develop: writes deferred search data when a browser requests the manifest, and serves it. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  const server: { get: (path: string, handle: Handle) => void } = app;
  server.get(`/${manifestFile}`, (_request, response, next) => {
    writeDeferredSearchData().then(() => {
      response.setHeader('Content-Type', 'application/json');
      response.end(fs.readFileSync(siteAbsolute(`public/${manifestFile}`)));
    }, next);
  });
};
