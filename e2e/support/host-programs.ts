import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { publicFolder } from './page';

/** A host's server that serves the built site on this machine. */
export interface RunningHost {
  origin: string;
  /** Sends a request without normalizing the path or following redirects. */
  get: (path: string, headers?: http.OutgoingHttpHeaders) => Promise<HostResponse>;
  /** Standard error of the server. */
  problems: () => string;
  stop: () => Promise<void>;
}

interface HostResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Runs nginx with deploy/nginx.conf for the built site, with other folders, port, user, and keep-alive time. */
export function startNginx(port: number): Promise<RunningHost> {
  const folder = temporaryFolder();
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
    // On a busy machine, a program may pause longer between two requests.
    .replace('keepalive_timeout 30s;', 'keepalive_timeout 600s;')
    // Started by root, workers would run as a user who may not read this folder.
    .replace(/^/, process.getuid?.() === 0 ? 'user root;\n' : '');
  fs.writeFileSync(config, text);
  return start(['/usr/sbin/nginx', '-c', config, '-g', 'daemon off;'], port, folder);
}

/** Runs Caddy with hosting/Caddyfile, with another folder and address. */
export function startCaddy(port: number): Promise<RunningHost> {
  const folder = temporaryFolder();
  const config = path.join(folder, 'Caddyfile');
  const text = fs
    .readFileSync('hosting/Caddyfile', 'utf8')
    .replace('root * /srv', `root * ${publicFolder}`)
    .replace(/^:80 \{/, `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {`);
  fs.writeFileSync(config, text);
  const command = ['/usr/bin/caddy', 'run', '--config', config, '--adapter', 'caddyfile'];
  return start(command, port, folder, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
}

const temporaryFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-host-'));

/** Starts a server and waits until it responds. @param folder deleted at its end */
async function start(
  [program = '', ...args]: string[],
  port: number,
  folder: string,
  env: Record<string, string> = {},
): Promise<RunningHost> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problems = '';
  child.stderr.on('data', (chunk: Buffer) => (problems += String(chunk)));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  child.on('error', (error) => (problems += error.message));
  const origin = `http://127.0.0.1:${port}`;
  const response = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => problems,
    );
  await expect.poll(response, `${program} starts with the rules of the site`).toBe(true);
  return {
    origin,
    get: (path, headers) => get({ hostname: '127.0.0.1', port, path, headers }),
    problems: () => problems,
    stop: async () => {
      child.kill();
      await ended;
      fs.rmSync(folder, { recursive: true });
    },
  };
}

const get = (request: http.RequestOptions) =>
  new Promise<HostResponse>((resolve, reject) => {
    http
      .get(request, (response) =>
        buffer(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        ),
      )
      .on('error', reject);
  });
