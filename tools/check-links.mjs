import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LinkChecker } from 'linkinator';
import { parse } from 'yaml';
import { root } from './environment.mjs';

// npm run check:links: requests each address of another host that a built page links to. Needs a network, so that no test
// of the site runs it.

/** Hosts that nobody owns, this machine, and placeholders. */
const noHost =
  /[{}]|%7B|%7D|^https?:\/\/(?:[^/]*\.)?(?:example\.(?:com|org|net)|example|test|invalid|localhost|127\.0\.0\.1)(?::\d+)?(?:[/?#]|$)/i;

/** Address of a page while its folder is served to the checker. */
const ownPage = /^http:\/\/localhost:\d+\/(?:.*\/)?index\.html$/;

/** @param exceptions `{ pattern, reason }` of each */
export function isChecked(address, exceptions) {
  return (
    !noHost.test(address) && !exceptions.some(({ pattern }) => new RegExp(pattern).test(address))
  );
}

/**
 * Checks the links of the pages in a folder, each address once; what fails is tried again three times.
 * @param isWanted whether an address is checked
 * @returns number of addresses, and those that do not respond with the pages that link to them
 */
export async function checkLinks(folder, isWanted, jitter = 3000) {
  const { links } = await new LinkChecker().check({
    path: ['**/index.html'],
    serverRoot: folder,
    concurrency: 10,
    timeout: 30_000,
    retry: true,
    retryErrors: true,
    retryErrorsCount: 3,
    retryErrorsJitter: jitter,
    // Links between pages have tests of their own.
    linksToSkip: async (link) => !ownPage.test(link) && !isWanted(link),
  });
  // Pages themselves were found on no page.
  const checked = links.filter(({ state, parent }) => state !== 'SKIPPED' && parent !== undefined);
  const broken = checked.filter(({ state }) => state === 'BROKEN');
  return {
    count: new Set(checked.map(({ url }) => url)).size,
    broken: broken.map(({ url, status, parent }) => ({
      url,
      status,
      page: `/${parent.replace(/\/?index\.html$/, '')}`,
    })),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.join(root, 'public');
  if (!fs.existsSync(folder)) {
    console.error('There is no built site here: run "npm run build" first.');
    process.exit(1);
  }
  const exceptions =
    parse(fs.readFileSync(path.join(root, 'tools/link-exceptions.yml'), 'utf8')) ?? [];
  const { count, broken } = await checkLinks(folder, (link) => isChecked(link, exceptions));
  for (const { url, status, page } of broken)
    console.error(`${page}\n  ${url} responds with ${status || 'nothing'}`);
  console.log(`${count} addresses of other hosts, ${broken.length} broken.`);
  process.exit(broken.length > 0 ? 1 : 0);
}
