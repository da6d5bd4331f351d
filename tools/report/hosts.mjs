import { ensureHostPrograms } from '../host-programs.mjs';
import { row } from './row.mjs';

/** How many pages each kind of host serves at their address, without a redirect: by its rules, and as it runs here. */
export async function hosts({ routes, load }) {
  const { hosts: kinds } = await load('e2e/host-rules');
  const served = (name, pages) =>
    row('Hosts', `pages that ${name} answers with 200`, pages.length, { least: routes.length });
  const rows = Object.entries(kinds).map(([name, host]) =>
    served(
      name,
      routes.filter((route) => host(decodeURI(route)).status === 200),
    ),
  );
  if (!ensureHostPrograms()) return rows;
  const { startCaddy, startNginx } = await load('e2e/host-programs');
  for (const [name, start, port] of [
    ['nginx', startNginx, 9393],
    ['Caddy', startCaddy, 9394],
  ]) {
    const host = await start(port);
    const pages = [];
    for (const route of routes) if ((await host.get(route)).status === 200) pages.push(route);
    await host.stop();
    rows.push(served(`${name}, running,`, pages));
  }
  return rows;
}
