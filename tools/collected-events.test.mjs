import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../src/test/support/temporary-folder.ts';

const { at, write } = temporaryFolder('qsc-collected-');

/** Where the servers of these tests listen. */
const PORT = '9343';
const [, guide] = fs.readFileSync('deploy/README.md', 'utf8').split('### Collecting events');
const samples = (language) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(([, code]) => code);

const search = { type: 'search', query: 'sso', page: 1, total: 0, requestId: 'a' };
const text = 'long '.repeat(500);
const feedback = { page: '/docs/a', helpful: false, reason: 'unclear\u009b\u202e', text };

/** Sends an event and a feedback as pages do. @returns the statuses */
async function sendAll(origin) {
  const post = (route, value) =>
    fetch(`${origin}${route}`, { method: 'POST', body: JSON.stringify(value) });
  const responses = [await post('/events', search), await post('/feedback', feedback)];
  return responses.map(({ status }) => status);
}

/** Starts a program, sends the events when it listens, and ends it. */
async function collect(command, args, env) {
  const options = { env: { ...process.env, ...env }, stdio: 'inherit' };
  const server = spawn(command, args, options);
  const ended = once(server, 'exit');
  try {
    const origin = `http://localhost:${PORT}`;
    await vi.waitFor(() => fetch(origin), { timeout: 60_000, interval: 100 });
    expect(await sendAll(origin)).toEqual([204, 204]);
    expect((await fetch(`${origin}/events`)).status).toBeGreaterThanOrEqual(400);
  } finally {
    server.kill();
    await ended;
  }
}

function expectReport(file) {
  const args = ['tools/report-readers.mjs', file];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toContain('Of 2 events.\n');
  expect(stdout).toContain('| sso | 1 |');
}

it('nginx collects events for the report, as the guide to hosts says', async () => {
  const [inHttp, inServer] = samples('nginx');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = write(
    'nginx.conf',
    `daemon off; pid ${at('pid')}; error_log stderr;
    events {}
    http {
      access_log off;
      ${/client_max_body_size .*/.exec(fs.readFileSync('deploy/nginx.conf', 'utf8'))[0]}
      ${temporary.map((name) => `${name}_temp_path ${at(name)};`).join('\n')}
      ${inHttp}
      server {
        listen ${PORT};
        ${inServer.replace('127.0.0.1:8080', `127.0.0.1:${PORT}`).replace('/var/log/nginx', at(''))}
      }
    }`,
  );
  await collect('/usr/sbin/nginx', ['-c', config]);
  expectReport(at('events.jsonl'));
});

it('a function collects events for the report, as the guide to hosts says', async () => {
  const [code] = samples('js');
  const { default: handle } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const statusOf = async (body, method = 'POST') =>
    (await handle(new globalThis.Request('https://docs.example.com/events', { method, body })))
      .status;
  expect(await statusOf(JSON.stringify(search))).toBe(204);
  expect(await statusOf(JSON.stringify(feedback))).toBe(204);
  expect(await statusOf('text')).toBe(400);
  expect(await statusOf(undefined, 'GET')).toBe(400);
  const lines = log.mock.calls.map(([line]) => line);
  log.mockRestore();
  expectReport(write('events.jsonl', lines.join('\n')));
});

it('npm run search-server collects events for the report in EVENTS_FILE', async () => {
  const args = ['tools/run.mjs', 'src/search/server/main.ts'];
  await collect(process.execPath, args, { PORT, EVENTS_FILE: at('events.jsonl') });
  expectReport(at('events.jsonl'));
  // Without EVENTS_FILE a terminal shows the lines.
  expect(fs.readFileSync(at('events.jsonl'), 'utf8')).toMatch(/"unclear {2}"/);
});
