import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.PLAYWRIGHT_PORT ?? 9321);

// Browsers report what the policy of the site forbids; e2e/policy-teardown.ts fails the run for any report.
process.env.POLICY_VIOLATIONS ??= path.join(os.tmpdir(), `qsc-violations-${port}.txt`);
const violations = process.env.POLICY_VIOLATIONS;

const args = [
  '--no-sandbox',
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The pages of a browser share a process: starting one for each test takes an eighth of the time.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
];

/** How Chromium is started. @param more arguments of its own */
const launchOptions = (...more: string[]) => ({
  ...(process.env.CHROMIUM_PATH !== '' && {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  }),
  args: [...args, ...more],
});

/** One visit of each page: minutes, so it is dealt out first, and no worker is left alone with a part of it. */
const everyPage = '**/every-page.spec.ts';

/** Browser tests run against the built site: `npm run build` first, or `npm test` for everything. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than processors: tests also wait, for a debounced field or for a page that is at rest.
  workers: Math.min(os.availableParallelism(), 4) + 1,
  forbidOnly: true,
  // On a machine under load a test may need a second run; the summary of `npm test` counts those as flaky.
  retries: 1,
  reporter: 'list',
  globalTeardown: './e2e/policy-teardown.ts',
  use: {
    baseURL: `http://localhost:${port}`,
  },
  projects: [
    {
      name: 'every page',
      testMatch: everyPage,
      // What axe compiles for one document is over before the optimizing compilers would pay off.
      use: {
        launchOptions: launchOptions(
          '--js-flags=--no-turbofan --no-maglev --always-sparkplug --min-semi-space-size=16',
        ),
      },
    },
    { name: 'site', testIgnore: everyPage, use: { launchOptions: launchOptions() } },
  ],
  webServer: {
    command: `node tools/serve.mjs --port ${port} --violations ${JSON.stringify(violations)}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
