import net from 'node:net';
import { ensureInstalled, ensureNode, runBin } from './environment.mjs';

// npm start: installs if needed, builds, serves the site.
const port = Number(process.env.PORT ?? 9000);

ensureNode();
await ensureFree(port);
ensureInstalled();
const built = runBin('gatsby', ['build']);
if (built !== 0) process.exit(built);
console.log('\nStop the server with Ctrl+C.');
process.exit(
  runBin('tsx', ['src/node/hosting/serve.ts', '--host', '0.0.0.0', '--port', String(port)]),
);

/** Ends the process with a clear message when something else listens on the port. */
function ensureFree(number) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => {
      console.error(
        `Port ${number} is in use. Stop what listens there, or choose another one: PORT=9001 npm start`,
      );
      process.exit(1);
    });
    probe.listen(number, () => probe.close(() => resolve()));
  });
}
