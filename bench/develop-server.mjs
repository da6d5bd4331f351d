import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify, stripVTControlCharacters } from 'node:util';
import { env, root } from '../tools/environment.mjs';
import { watchProcess } from './processes.mjs';

const MAX_START_MS = 300_000;
/** Quiet is a second in which no more than a tenth of it is used. */
const QUIET_MS = 1000;
const QUIET_CPU = 0.1;
/** Gatsby copies static files this long after its start. */
const STATIC_COPY_MS = 12_000;

/**
 * Starts `gatsby develop` on a free port, and waits until it says that the site can be viewed.
 * @returns its `address`, `seconds` since the start, `cpu` seconds and `peak` memory of its processes in bytes, what it
 * printed as `output`, `quiet`, which waits until it does nothing, and `stop`
 */
export async function developServer(folder) {
  const port = await freePort();
  const start = performance.now();
  const gatsby = path.join(root, 'node_modules/.bin/gatsby');
  const args = [gatsby, 'develop', '--port', String(port), '--host', '127.0.0.1'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // What an author gets: with CI all queries run and all pictures are made, not only those of pages that somebody looks at.
    env: {
      ...env,
      CI: 'true',
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1',
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: '1',
      NODE_ENV: undefined,
    },
  });
  let output = '';
  const watch = watchProcess(child.pid);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('You can now view')) resolve();
      });
  });
  const failure = await Promise.race([
    ready,
    closed.then((code) => `ended with code ${code}`),
    sleep(MAX_START_MS, 'was not ready in time', { ref: false }),
  ]);
  if (failure !== undefined) {
    watch.stop();
    child.kill('SIGKILL');
    throw new Error(`gatsby develop ${failure}:\n${stripVTControlCharacters(output).slice(-3000)}`);
  }
  return {
    address: `http://127.0.0.1:${port}`,
    seconds: () => (performance.now() - start) / 1000,
    cpu: watch.cpu,
    peak: watch.peak,
    output: () => stripVTControlCharacters(output),
    async quiet() {
      await sleep(Math.max(0, start + STATIC_COPY_MS - performance.now()));
      for (let used = Infinity; used > QUIET_CPU;) {
        const before = watch.cpu();
        await sleep(QUIET_MS);
        used = watch.cpu() - before;
      }
    },
    async stop() {
      watch.stop();
      child.kill('SIGINT');
      await closed;
    },
  };
}

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await promisify(server.close.bind(server))();
  return port;
}
