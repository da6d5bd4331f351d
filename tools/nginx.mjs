import fs from 'node:fs';
import { run } from './environment.mjs';

const program = '/usr/sbin/nginx';
const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx with its module for brotli is there; as root it is installed from Debian's packages. */
export function ensureNginx() {
  const found = () => fs.existsSync(program) && fs.existsSync(module);
  if (found()) return true;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Installing nginx from the Debian packages …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'nginx-light',
      'libnginx-mod-http-brotli-static',
    ]);
    if (found()) return true;
  }
  console.error(
    `The tests of deploy/nginx.conf need nginx as ${program} and its module ${module}: install Debian's packages nginx-light and libnginx-mod-http-brotli-static.`,
  );
  return false;
}
