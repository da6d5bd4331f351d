import { CommandFault, portOf, readArguments } from '../../../tools/arguments.mjs';
import { createSiteServer } from './site-server';

// npm run serve -- --port 9000 --host 0.0.0.0: serves the built site by the rules that the build wrote for hosts.
const { values } = readArguments({
  options: {
    port: { type: 'string' },
    host: { type: 'string', default: 'localhost' },
  },
});
const port =
  values.port === undefined
    ? portOf('PORT', process.env['PORT'] || '9000')
    : portOf('--port', values.port);
const server = createSiteServer({ root: process.cwd() });

server.on('error', (error: NodeJS.ErrnoException) => {
  const inUse = `Port ${port} is in use. Choose another one: --port 9001, or PORT=9001 npm start`;
  throw new CommandFault(error.code === 'EADDRINUSE' ? inUse : error.message);
});
server.listen(port, values.host, () =>
  process.stdout.write(`The site is served at http://localhost:${port}/\n`),
);
