import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { createSiteServer } from '../src/node/hosting/site-server';
import { listen, type Listening } from '../src/test/listen';
import { publicFolder } from './support';

/** What AFDocs found on a host. */
export interface AgentScore {
  /** From 0 to 100, whole. */
  overall: number;
  /** Checks that failed. */
  failed: string[];
  /** All checks that cost points, each with what it found. */
  costly: string[];
}

/** Score that hosts have to reach which give Markdown to programs that prefer it. */
export const LEAST_NEGOTIATED_SCORE = 100;
/** Score of other hosts: the check of the header Accept fails there, and costs the rest. */
export const LEAST_PLAIN_SCORE = 97;
/** The check that a host without rules cannot pass. */
export const negotiationCheck = 'content-negotiation';

/** More than there are pages. */
const ALL_LINKS = '1000';

/** Most of what AFDocs prints, which is a line for each page and check. */
const MAX_PRINTED_BYTES = 100_000_000;
/** Longer than AFDocs thinks between two requests, also on a busy machine: it takes a connection that was closed for a broken link. */
const KEEP_ALIVE_MS = 600_000;

interface Printed {
  results: { id: string; status: string; message: string }[];
  scoring: { overall: number; checkScores: Record<string, { proportion: number }> };
}

/**
 * Reads pages of a host as programs do, and rates what they get.
 * @param routes pages to read; without them all that AFDocs finds
 */
export async function agentScore(origin: string, routes?: readonly string[]): Promise<AgentScore> {
  const home = fs.readFileSync(path.join(publicFolder, 'index.html'), 'utf8');
  const [, canonical = origin] =
    /<link[^>]*rel="canonical"[^>]*href="(https?:\/\/[^"/]+)/.exec(home) ?? [];
  const { results, scoring } = JSON.parse(
    await runAfdocs([
      ...['check', origin, '--canonical-origin', canonical],
      ...['--format', 'json', '--score', '--quiet'],
      ...['--request-delay', '0'],
      ...(routes
        ? ['--sampling', 'curated', '--urls', routes.map((route) => origin + route).join()]
        : ['--sampling', 'deterministic', '--max-links', ALL_LINKS]),
    ]),
  ) as Printed;
  const isCostly = (id: string) => (scoring.checkScores[id]?.proportion ?? 1) < 1;
  return {
    overall: scoring.overall,
    failed: results.filter(({ status }) => status === 'fail').map(({ id }) => id),
    costly: results.filter(({ id }) => isCostly(id)).map(({ id, message }) => `${id}: ${message}`),
  };
}

/** AFDocs parses much and keeps little: with room for what is new, Node collects it less often. */
const nodeOptions = ['--max-semi-space-size=128', '--single-threaded-gc'];

/** What AFDocs prints: it runs in a process of its own, so that the server of this one is not kept waiting. */
async function runAfdocs(options: readonly string[]): Promise<string> {
  const program = path.resolve('node_modules/afdocs/bin/afdocs.mjs');
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [...nodeOptions, program, ...options],
    {
      maxBuffer: MAX_PRINTED_BYTES,
      // It ends with a code of its own when a check fails, after it printed what.
    },
  ).catch((error: unknown) => error as { stdout: string; stderr: string });
  if (!stdout) throw new Error(`AFDocs printed nothing: ${stderr}`);
  return stdout;
}

/** The built site from a host that does not look at the header Accept, as most do. */
export async function plainHost(): Promise<Listening> {
  const site = createSiteServer({ root: path.resolve('.') });
  return listen(
    http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
      delete request.headers.accept;
      site.emit('request', request, response);
    }),
  );
}
