import fs from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { createSiteServer } from '../../node/hosting/site-server';

/** Where browsers send reports of violations of the policy. */
const REPORTS_PATH = '/__violations';

/** The server of a built site whose browsers report what its policy forbids. @param root of the project */
export function policyServer(root: string, onViolation: (report: string) => void): Server {
  const server = createSiteServer({ root });
  const handlers = server.listeners('request') as RequestListener[];
  return server.removeAllListeners('request').on('request', (request, response) => {
    if (request.method === 'POST' && request.url === REPORTS_PATH) {
      void text(request)
        .then(onViolation)
        .then(() => response.writeHead(204).end());
      return;
    }
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(
        name,
        name === 'Content-Security-Policy' ? `${String(value)}; report-uri ${REPORTS_PATH}` : value,
      );
    for (const handle of handlers) handle(request, response);
  });
}

// node tools/run.mjs src/test/support/policy-server.ts PORT FILE: the server of browser tests. It writes each report into the
// file, on a line.
if (process.argv[1]?.endsWith('policy-server.ts')) {
  const [port, file = ''] = process.argv.slice(2);
  fs.writeFileSync(file, '');
  policyServer('.', (report) =>
    fs.appendFileSync(file, `${report.replace(/\s*\n\s*/g, ' ')}\n`),
  ).listen(Number(port), 'localhost');
}
