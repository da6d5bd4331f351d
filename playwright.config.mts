import { defineConfig } from '@playwright/test';

const port = 9321;

/** Browser tests run against the built site: `npm run build` first, or `npm test` for everything. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On a machine under load a test may need a second run; the summary of `npm test` counts those as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH !== '' && {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      }),
      args: [
        '--no-sandbox',
        '--headless=new',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node tools/gatsby.mjs serve --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
