import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publicFolder } from './support';

export interface RunningNginx {
  origin: string;
  stop: () => Promise<void>;
}

/** Runs nginx with deploy/nginx.conf over the built site; only folders, port, user and how long connections stay open are those of this machine. */
export async function startNginx(port: number): Promise<RunningNginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-nginx-'));
  const config = path.join(folder, 'nginx.conf');
  const text = fs
    .readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/etc/nginx/site', path.resolve('hosting/nginx'))
    .replace('root /srv;', `root ${publicFolder};`)
    .replace('modules/', '/usr/lib/nginx/modules/')
    .replace('listen [::]:8080;', '')
    .replaceAll('8080', `127.0.0.1:${port}`)
    .replaceAll('/tmp/nginx', path.join(folder, 'nginx'))
    .replace('worker_processes auto;', 'worker_processes 1;')
    // On a busy machine a program may think longer than that between two requests.
    .replace('keepalive_timeout 30s;', 'keepalive_timeout 600s;')
    // Workers of root would be another user, who may not read this folder.
    .replace(/^/, process.getuid?.() === 0 ? 'user root;\n' : '');
  fs.writeFileSync(config, text);
  const child = spawn('/usr/sbin/nginx', ['-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problems = '';
  child.stderr.on('data', (chunk: Buffer) => (problems += String(chunk)));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  child.on('error', (error) => (problems += error.message));
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) {
      return {
        origin,
        stop: async () => {
          child.kill();
          await ended;
          fs.rmSync(folder, { recursive: true });
        },
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`nginx with deploy/nginx.conf did not start: ${problems}`);
}
