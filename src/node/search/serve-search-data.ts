import fs from 'node:fs';
import type { CreateDevServerArgs, GatsbyNode } from 'gatsby';
import { siteAbsolute } from '../source/files';
import { writeDeferredSearchData, manifestFile } from './deferred-search-data';

/** The part of the server of `gatsby develop` (Express) that is used here. */
interface DevServer {
  get: (
    path: string,
    handle: (request: unknown, response: Response, next: (error: unknown) => void) => void,
  ) => void;
}
interface Response {
  type: (name: string) => Response;
  send: (text: string) => void;
}

/** In develop: writes deferred search data when a browser requests the manifest, and serves it. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({
  app,
}: CreateDevServerArgs) => {
  const server: DevServer = app;
  server.get(`/${manifestFile}`, (_request, response, next) => {
    writeDeferredSearchData().then(
      () =>
        response.type('json').send(fs.readFileSync(siteAbsolute(`public/${manifestFile}`), 'utf8')),
      next,
    );
  });
};
