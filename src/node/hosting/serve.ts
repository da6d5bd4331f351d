import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { createSiteServer } from './site-server';

// npm run serve -- --port 9000 --host 0.0.0.0: serves the built site by the rules that the build wrote for hosts.
try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env['PORT'] || '9000' },
      host: { type: 'string', default: 'localhost' },
      /** File that violations of the policy are written to, one a line, each with its time. */
      violations: { type: 'string' },
    },
  });
  const port = Number(values.port);
  const { violations } = values;
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`The port must be a number from 0 to 65535, it is "${values.port}".`);
  if (violations !== undefined) fs.writeFileSync(violations, '');
  const server = createSiteServer({
    root: process.cwd(),
    ...(violations !== undefined && {
      onViolation: (report) =>
        fs.appendFileSync(
          violations,
          `${new Date().toISOString()} ${report.replace(/\s*\n\s*/g, ' ')}\n`,
        ),
    }),
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const inUse = `Port ${port} is in use. Choose another one: --port 9001`;
    fail(error.code === 'EADDRINUSE' ? inUse : error.message);
  });
  server.listen(port, values.host, () =>
    process.stdout.write(`The site is served at http://localhost:${port}/\n`),
  );
} catch (error) {
  fail(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
}

function fail(message: string): void {
  console.error(message);
  process.exit(1);
}
