import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  fixtureSite,
  fixtureSiteAgain,
  type FixtureSite,
} from '../../src/test/sites/support/fixture-site';
import {
  firstContent,
  otherSite,
  prefix,
  settings,
  SITES_FOLDER,
} from '../../src/test/sites/support/site-content';
import { listen, type Listening } from '../../src/test/support/listen';
import { policyServer } from '../../src/test/support/policy-server';
import { hostileService } from '../support/hostile-service';

// The site below a path that the tests of prefix.spec.ts share, with all addresses that an operator may set.

let site: FixtureSite | undefined;
let server: Listening | undefined;
/** The search of the second build. */
let search: Listening | undefined;
/** Reports of violations of its policy. */
export const violations: string[] = [];
/** Address of a path of the host. */
export const hostAddress = (path: string) => `${server?.origin}${path}`;
/** Address of a route of the site. */
export const address = (route: string) => hostAddress(prefix + route);

/** Builds and serves the site for all tests. */
export function servePrefixSite(): void {
  test.beforeAll(async () => {
    site = await findOrBuild();
    server = await listen(policyServer(site.folder, (report) => violations.push(report)));
    search = await listen(hostileService);
  });

  test.afterAll(async () => {
    await server?.close();
    await search?.close();
    site?.remove();
  });
}

/** The site that tests of builds left, else a new build. */
async function findOrBuild(): Promise<FixtureSite> {
  const sites = process.env[SITES_FOLDER];
  const folder = sites === undefined ? undefined : otherSite(sites);
  if (folder !== undefined && fs.existsSync(path.join(folder, 'hosting/site.json')))
    return fixtureSiteAgain(folder, settings);
  const built = fixtureSite(firstContent, settings);
  const { code, output } = await built.gatsby('build', '--prefix-paths');
  expect(code, output).toBe(0);
  return built;
}

/** Deploys another build, with other scripts and without the earlier ones. */
export async function nextBuild(): Promise<void> {
  const folder = path.join(site?.folder ?? '', 'public');
  const appScripts = () => fs.readdirSync(folder).filter((file) => /^app-.*\.js$/.test(file));
  const [before] = appScripts();
  const searchOrigin = search?.origin.replace('127.0.0.1', 'localhost');
  site?.set({
    GATSBY_COMPANY_HOST: 'other.example',
    GATSBY_FEEDBACK_ENDPOINT: '',
    GATSBY_SEARCH_API_ENDPOINT: `${searchOrigin}/api/v1/search/docs/pages`,
    GATSBY_SEARCH_SUGGEST_ENDPOINT: `${searchOrigin}/api/v1/search/suggest/docs/pages`,
  });
  // No page links to it, so no browser has prefetched it.
  site?.write('docs/hidden.mdx', '---\ntitle: Hidden\nunlisted: true\n---\n\nThe second build.\n');
  const { code, output } = (await site?.gatsby('build', '--prefix-paths')) ?? {};
  expect(code, output).toBe(0);
  expect(appScripts()).toHaveLength(1);
  expect(appScripts()).not.toContain(before);
}
