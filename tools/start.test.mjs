import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['EADDRINUSE', 'Port 80 is in use. Choose another one: PORT=9001 npm start'],
  ['EACCES', 'Port 80 cannot be used: refused. Choose another one: PORT=9001 npm start'],
])('npm start names the reason of a port that fails by %s', (code, expected) => {
  const error = `Object.assign(new Error('refused'), { code: '${code}' })`;
  const listen = `function () { process.nextTick(() => this.emit('error', ${error})); return this; }`;
  const preload = `data:text/javascript,import net from 'net'; net.Server.prototype.listen = ${listen};`;
  const env = { ...process.env, PORT: '80' };
  const args = ['--import', preload, 'tools/start.mjs'];
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${expected}\n` });
});
