import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.PLAYWRIGHT_PORT ?? 9321);

// Browsers report what the policy of the site forbids; tools/policy-reporter.mjs fails the run for any report.
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

/** The browser that is named, else one of Debian's; without both Playwright's own. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => fs.existsSync(file));

/** How Chromium is started. @param more arguments of its own */
const launchOptions = (...more: string[]) => ({
  ...(executablePath && { executablePath }),
  args: [...args, ...more],
});

/** Visits in all states: minutes, so they are dealt out first, and no worker is left alone with a part of them. */
const everyPage = ['**/every-page.spec.ts', '**/page-kinds.spec.ts'];

/** Browser tests run against the built site: `npm run build` first. */
export default defineConfig({
  testDir: 'e2e',
  // Each step of `npm test` has a folder beside it.
  outputDir: 'test-results/single',
  fullyParallel: true,
  // A browser fills a processor: with more workers than processors each test takes longer, and all of them no less.
  workers: Math.min(os.availableParallelism(), 4),
  forbidOnly: true,
  // Limits of what never happens: a slow machine meets them, and what happens is not waited for longer than it takes.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // Which test is flaky is a finding: `npm test` lists it with its trace.
  retries: 1,
  reporter: [['list'], ['./tools/policy-reporter.mjs']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Tests read what buttons copy.
    permissions: ['clipboard-read', 'clipboard-write'],
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-first-failure',
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
    command: `node tools/run.mjs src/test/support/policy-server.ts ${port} ${JSON.stringify(violations)}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
