import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { root } from '../environment.mjs';
import { row } from './row.mjs';
import { temporaryTool } from './temporary-tool.mjs';

/** The score of AFDocs, which reads all pages as programs do: from a host that gives them Markdown, and from others. */
export async function agents({ origin, load }) {
  const home = fs.readFileSync(path.join(root, 'public', 'index.html'), 'utf8');
  const canonical = /<link[^>]*rel="canonical"[^>]*href="(https?:\/\/[^"/]+)/.exec(home)?.[1];
  const run = temporaryTool('afdocs@0.22.2', 'afdocs');
  const options = ['--format', 'json', '--score', '--quiet'];
  // Runs with a random sample differ by a point.
  const all = ['--sampling', 'deterministic', '--max-links', '1000', '--request-delay', '0'];
  const origins = canonical ? ['--canonical-origin', canonical] : [];
  const check = async (address) => {
    const printed = await run(['check', address, ...options, ...all, ...origins]);
    const { scoring, results } = JSON.parse(printed);
    return {
      score: scoring.overall,
      failed: results.filter(({ status }) => status === 'fail').map(({ id }) => id),
    };
  };
  const plain = await plainHost(load);
  try {
    const negotiated = await check(origin);
    const { score, failed } = await check(plain.origin);
    return [
      row('Programs', 'AFDocs score, nginx and this server', negotiated.score, { least: 100 }),
      row('Programs', 'AFDocs checks that fail', negotiated.failed.length, { most: 0 }),
      row('Programs', 'AFDocs score, plain host', score, { least: 97 }),
      row(
        'Programs',
        'AFDocs checks that fail on a plain host, besides the header Accept',
        failed.filter((id) => id !== 'content-negotiation').length,
        { most: 0 },
      ),
    ];
  } finally {
    await plain.close();
  }
}

/** The same site from a host that does not look at the header Accept, as most do. */
async function plainHost(load) {
  const { createSiteServer } = await load('src/node/hosting/site-server');
  const { listen } = await load('src/test/listen');
  const server = createSiteServer({ root });
  // The time of the server itself: a connection that closes while the next request is on its way counts as a dead link.
  const { keepAliveTimeout } = server;
  return listen(
    http.createServer({ keepAliveTimeout }, (request, response) => {
      delete request.headers.accept;
      server.emit('request', request, response);
    }),
  );
}
