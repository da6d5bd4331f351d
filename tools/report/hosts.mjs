import { row } from './row.mjs';

/** How many pages each kind of host serves at their address, without a redirect. */
export async function hosts({ routes, load }) {
  const { hosts: kinds } = await load('e2e/host-rules');
  return Object.entries(kinds).map(([name, host]) => {
    const served = routes.filter((route) => host(decodeURI(route)).status === 200).length;
    return row('Hosts', `pages that ${name} answers with 200`, served, { least: routes.length });
  });
}
