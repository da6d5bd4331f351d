import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { fixtureSite, minimalContent, type FixtureSite } from '../fixture-site';

/** Where the servers of these tests listen. */
const PORT = '9341';

/** How long a command has to end, and all that it started. */
const waiting = { timeout: 30_000, interval: 100 };

/** A command of the README, what it prints when it is told to end, and the signals. */
const commands: readonly [command: string, args: string[], printed: RegExp][] = [
  ['npm start, while it builds', ['start'], /load plugins/],
  ['npm start, while it serves', ['start'], /served at/],
  ['npm run serve', ['run', 'serve', '--', '--port', PORT], /served at/],
  ['npm run develop', ['run', 'develop', '--', '--port', PORT], /You can now view/],
  ['npm run search-server', ['run', 'search-server'], /Stop with Ctrl\+C/],
  ['npm run mcp', ['run', 'mcp'], /Stop with Ctrl\+C/],
  ['npm test', ['test'], /./],
];

describe('a command that is told to end', () => {
  let site: FixtureSite;
  beforeAll(() => {
    site = fixtureSite(minimalContent, {}, path.join(inject('sitesFolder'), 'ended'));
    fs.cpSync('vitest.config.mts', path.join(site.folder, 'vitest.config.mts'));
  });

  const ended = async (folder: string, args: string[], printed: RegExp, signal: NodeJS.Signals) => {
    const child = spawn('npm', args, { cwd: folder, env: { ...process.env, PORT, CI: 'true' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    const closed = new Promise((resolve) => child.once('exit', resolve));
    await vi.waitFor(() => expect(output).toMatch(printed), { ...waiting, timeout: 240_000 });
    child.kill(signal);
    await closed;
    await vi.waitFor(() => expect(processesIn(folder)).toEqual([]), waiting);
    expect(await isFree(Number(PORT))).toBe(true);
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    it.each(commands)(
      `%s ends with all that it started, on ${signal}`,
      async (_, args, printed) => {
        await ended(site.folder, args, printed, signal);
      },
    );

  describe('while npm installs', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-install-'));
    afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

    it('ends npm, too', async () => {
      for (const part of ['package.json', 'package-lock.json', '.npmrc', 'tools', 'plugins'])
        fs.cpSync(part, path.join(folder, part), { recursive: true });
      await ended(folder, ['start'], /Installing dependencies/, 'SIGTERM');
    });
  });
});

/** Command lines of the processes that run in a folder. */
function processesIn(folder: string): string[] {
  return fs.readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    try {
      const current = fs.readlinkSync(`/proc/${id}/cwd`);
      if (current !== folder && !current.startsWith(`${folder}/`)) return [];
      return [fs.readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
}

/** Whether nothing listens on a port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
