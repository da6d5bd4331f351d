import path from 'node:path';
import { searchDataFolder } from '../engine/index/manifest';
import { builtSearch, SearchDataError } from './built-search';
import { builtSources } from './built-sources';
import { mcpHandler, mcpPath } from './mcp-http';
import { createSearchServer, searchPaths } from './search-server';

const place = { tenant: 'demo', index: 'documentation' };
const port = Number(process.env.PORT ?? 9330);

/** Serves the built index of the site by the search protocol until it is stopped. */
async function main(): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return fail(`PORT must be a port number, it is "${process.env.PORT}".`);
  const search = builtSearch(path.resolve('public', searchDataFolder));
  const { definition } = await search();
  const mcp = mcpHandler(builtSources(path.resolve('public')));
  const server = createSearchServer({ ...place, search, mcp });
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another one: PORT=9331 npm run search-server`
        : `The server could not be started: ${error.message}`,
    );
  });
  server.listen(port, () => {
    const origin = `http://localhost:${port}`;
    const { search: searchPath, suggest } = searchPaths(place);
    process.stdout.write(`
Search   ${origin}${searchPath}?q=filter
Suggest  ${origin}${suggest}?q=fil
MCP      ${origin}${mcpPath}

To build the site against this server:

GATSBY_SEARCH_API_ENDPOINT=${origin}${searchPath} GATSBY_SEARCH_SUGGEST_ENDPOINT=${origin}${suggest} GATSBY_SEARCH_RESULT_KEY=${definition.name} npm run build

Stop with Ctrl+C.
`);
  });
}

function fail(message: string): void {
  console.error(message);
  process.exit(1);
}

main().catch((error: unknown) => {
  if (error instanceof SearchDataError)
    fail(`${error.message}\nThe search data is made by the build: run npm run build first.`);
  else throw error;
});
