import path from 'node:path';
import { createStream } from 'rotating-file-stream';
import { portOf, readArguments } from '../../../tools/arguments.mjs';
import { searchDataFolder } from '../engine/index/manifest';
import { builtSearch, SearchDataError } from './built-search';
import { site } from '../../site';
import { postFeedback, reportTool } from '../mcp/report-tool';
import { builtSources } from './built-sources';
import { hostIn } from './access';
import { mcpHandler, mcpPath } from './mcp-http';
import { loadSampleShop } from './sample-shop';
import {
  createSearchServer,
  eventsPath,
  feedbackPath,
  resetPath,
  searchPaths,
} from './search-server';
import { practiceTokens, type TenantTokens } from '../practice/tokens';

const codes = { tenant: 'demo', index: 'documentation' };
const port = portOf('PORT', process.env.PORT || '9330');

/** Serves a practice tenant with the built index of the site, until it is stopped. */
async function main(): Promise<void> {
  const { shop } = readArguments({ options: { shop: { type: 'boolean' } } }).values;
  const { HOST, ALLOWED_HOSTS, EVENTS_FILE } = process.env;
  const host = hostIn(HOST);
  const { QSC_ADMIN_TOKEN, QSC_FEEDING_TOKEN } = process.env;
  const tokens: TenantTokens = {
    ...practiceTokens,
    ...(QSC_ADMIN_TOKEN && { admin: QSC_ADMIN_TOKEN }),
    ...(QSC_FEEDING_TOKEN && { feeding: QSC_FEEDING_TOKEN }),
  };
  const events = EVENTS_FILE ? eventFile(EVENTS_FILE) : process.stdout;
  const onEvent = (event: string) => void events.write(`${event.replace(notShown, ' ')}\n`);
  const server = createSearchServer({
    ...codes,
    search: builtSearch(path.resolve('public', searchDataFolder)),
    mcp: mcpHandler(builtSources(path.resolve('public')), [
      reportTool(site.feedbackEndpoint ? postFeedback : onEvent),
    ]),
    tokens,
    onEvent,
    allowedHosts: [host, ...(ALLOWED_HOSTS ?? '').split(',')].flatMap((name) => name.trim() || []),
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another one: PORT=9331 npm run search-server`
        : `The server could not be started: ${error.message}`,
    );
  });
  const documentation = await aboutDocumentation();
  server.listen(port, HOST || 'localhost', () => {
    const origin = `http://${host}:${port}`;
    process.stdout.write(`
Practice tenant "${codes.tenant}", kept until this server stops
  Schema     PUT  ${origin}/api/v1/searchapp/schema/${codes.tenant}/{code}
  Bulk       POST ${origin}/api/v1/data/bulk/qsc/${codes.tenant}/{code}
  Full feed  POST ${origin}/api/v1/data/fullfeed/start/${codes.tenant}/{code}, then end or cancel
  Search          ${origin}/api/v1/search/${codes.tenant}/{code}
  Empty it   POST ${origin}${resetPath}, with the token for the schema
  Events     POST ${origin}${eventsPath} and ${feedbackPath}, ${EVENTS_FILE ? `written to ${EVENTS_FILE}` : 'printed here'}
  X-QSC-Token: ${tokens.admin} for the schema, ${tokens.feeding} for documents; ${tokens.other} gets 403

${documentation(origin)}
Stop with Ctrl+C.
`);
    if (shop)
      loadSampleShop(path.resolve('public'), origin, tokens).then(
        () => process.stdout.write('The sample shop is loaded as "products".\n'),
        (error: Error) =>
          fail(`The sample shop, which npm run build writes, was not loaded: ${error.message}`),
      );
  });
}

/** Characters that a terminal would obey or not show, which JSON does not escape; not those that join letters. */
const notShown = /(?![\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A file of lines; four older ones have a number after the name. */
const eventFile = (file: string) =>
  createStream(path.resolve(file), { size: '5M', rotate: 4 }).on('error', ({ message }: Error) =>
    fail(`Events could not be written: ${message}`),
  );

/** Message about the index of this site, which exists only after a build. */
async function aboutDocumentation(): Promise<(origin: string) => string> {
  const { search: searchPath, suggest } = searchPaths(codes);
  try {
    const { definition } = await builtSearch(path.resolve('public', searchDataFolder))();
    return (origin) => `This documentation
  Search   ${origin}${searchPath}?q=filter
  Suggest  ${origin}${suggest}?q=fil
  MCP      ${origin}${mcpPath}

To build the site against this server:

GATSBY_SEARCH_API_ENDPOINT=${origin}${searchPath} GATSBY_SEARCH_SUGGEST_ENDPOINT=${origin}${suggest} GATSBY_SEARCH_RESULT_KEY=${definition.name} npm run build
`;
  } catch (error) {
    if (!(error instanceof SearchDataError)) throw error;
    return () =>
      `${error.message} The index "${codes.index}" of this documentation comes with npm run build.\n`;
  }
}

function fail(message: string): void {
  console.error(message);
  process.exit(1);
}

void main();
