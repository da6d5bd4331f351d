import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { fixtureSite, minimalContent, type FixtureSite } from './support/fixture-site';

/** Port of the servers in these tests. */
const PORT = '9341';

/** Time limit for the end of a command and of its child processes. */
const waiting = { timeout: 60_000, interval: 100 };

const serve = ['run', 'serve', '--', '--port', PORT];
const develop = ['run', 'develop', '--', '--port', PORT];
/** Commands of the README, their output when they are ended, and the signal that ends them. */
const commands = [
  { args: ['start'], printed: /load plugins/, signal: 'SIGTERM' },
  { args: ['start'], printed: /served at/, signal: 'SIGTERM' },
  { args: serve, printed: /served at/, signal: 'SIGINT' },
  { args: serve, printed: /served at/, signal: 'SIGKILL' },
  { args: develop, printed: /write out requires/, signal: 'SIGTERM' },
  { args: ['run', 'search-server'], printed: /Stop with Ctrl\+C/, signal: 'SIGTERM' },
  { args: ['run', 'mcp'], printed: /Stop with Ctrl\+C/, signal: 'SIGTERM' },
  { args: ['test'], printed: /[✓✗]/, signal: 'SIGTERM' },
] as const;

describe('a command that is told to end', () => {
  let site: FixtureSite;
  beforeAll(() => {
    site = fixtureSite(minimalContent, {}, path.join(inject('sitesFolder'), 'ended'));
    fs.cpSync('vitest.config.mts', path.join(site.folder, 'vitest.config.mts'));
  });

  const expectToEnd = async (
    folder: string,
    args: readonly string[],
    printed: RegExp,
    signal: NodeJS.Signals,
  ) => {
    const env = { ...process.env, PORT, CI: 'true' };
    const child = spawn('npm', args, { cwd: folder, env, detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    const closed = new Promise((resolve) => child.once('exit', resolve));
    await vi.waitFor(() => expect(output).toMatch(printed), { ...waiting, timeout: 240_000 });
    // A terminal sends the signal to all processes; other programs send it only to npm.
    process.kill(signal === 'SIGINT' ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
    await closed;
    // A warning of Gatsby on sites without posts, which builds leave out.
    if (!args.includes('develop')) expect(output).not.toContain('non-page component');
    await vi.waitFor(() => expect(processesIn(folder)).toEqual([]), waiting);
    expect(await isFree(Number(PORT))).toBe(true);
  };

  it.each(commands)(
    'npm $args ends by $signal after "$printed", with its child processes',
    async ({ args, printed, signal }) => expectToEnd(site.folder, args, printed, signal),
    360_000,
  );

  describe('while npm installs', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-install-'));
    afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

    it('ends npm, too', async () => {
      for (const part of ['package.json', 'package-lock.json', '.npmrc', 'tools', 'plugins'])
        fs.cpSync(part, path.join(folder, part), { recursive: true });
      await expectToEnd(folder, ['start'], /Installing dependencies/, 'SIGTERM');
    });
  });
});

/** Command lines of the processes that run in a folder. */
function processesIn(folder: string): string[] {
  return fs.readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    try {
      const cwd = fs.readlinkSync(`/proc/${id}/cwd`);
      if (cwd !== folder && !cwd.startsWith(`${folder}/`)) return [];
      return [fs.readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')];
    } catch {
      // The process has ended meanwhile.
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
