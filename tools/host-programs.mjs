import fs from 'node:fs';
import { installFromDebian } from './environment.mjs';

/** Programs that the tests of the rules for hosts and of the book run, with Debian's packages that have them. */
const programs = [
  {
    runs: 'deploy/nginx.conf',
    files: ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  { runs: 'hosting/Caddyfile', files: ['/usr/bin/caddy'], packages: ['caddy'] },
  { runs: 'docs.epub', files: ['/usr/bin/epubcheck'], packages: ['epubcheck'] },
  { runs: 'deploy/bucket.sh', files: ['/usr/bin/rclone'], packages: ['rclone'] },
];

const missing = () => programs.filter(({ files }) => !files.every((file) => fs.existsSync(file)));

/** Whether all of them are there; as root they are installed from Debian's packages. */
export async function ensureHostPrograms() {
  const wanted = missing().flatMap(({ packages }) => packages);
  if (wanted.length > 0) await installFromDebian(wanted);
  for (const { runs, files, packages } of missing())
    console.error(
      `The tests of ${runs} need ${files.join(' and ')}: install Debian's ${packages.join(' and ')}.`,
    );
  return missing().length === 0;
}
