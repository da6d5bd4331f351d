import { once } from 'node:events';
import net from 'node:net';
import { portOf, readArguments } from './arguments.mjs';
import { ensureInstalled, ensureNode, runBin, runModule } from './environment.mjs';

// npm start: installs if needed, builds, serves the site.
ensureNode();
readArguments();
const port = portOf('PORT', process.env.PORT || '9000');
const probe = net.createServer().listen(port);
await once(probe, 'listening').catch(({ code, message }) => {
  const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used: ${message}`;
  console.error(`Port ${port} ${reason}. Choose another one: PORT=9001 npm start`);
  process.exit(1);
});
probe.close();
await ensureInstalled();
const built = await runBin('gatsby', ['build']);
if (built !== 0) process.exit(built);
console.log('\nStop the server with Ctrl+C.');
process.exit(
  await runModule('src/node/hosting/serve.ts', ['--host', '0.0.0.0', '--port', String(port)]),
);
