import { defineConfig } from 'vitest/config';

/** Build fixture sites, or need the programs of a host. */
const sites = [
  'src/test/sites/**/*.test.ts',
  'src/node/hosting/hosts/bucket.test.ts',
  'tools/collected-events.test.mjs',
];
/** Builds the site of this folder once more. */
const plainBuild = 'src/test/build/plain-build.test.ts';
/** Looks at the built site of this folder. */
const otherBrowsers = 'tools/other-browsers.test.mjs';
/** Half the time of all unit tests: they start programs, or read all content for each case. */
const programs = [
  'src/node/api/{arazzo,generated-clients}.test.ts',
  'src/node/authoring/commands/{command,rename-page}.test.ts',
  'src/search/feeding/feeding-command.test.ts',
  'src/search/protocol/samples/call-samples.test.ts',
  'src/test/samples/feed-scripts.test.ts',
  'tools/command-fault.test.mjs',
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // A limit of what never ends, also on a slow machine.
    testTimeout: 120_000,
    // Files of a process share globals: no test leaves a stub to the next one.
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/**/*.test.{ts,tsx}', '{tools,plugins}/**/*.test.mjs'],
          exclude: [...sites, plainBuild, otherBrowsers, ...programs],
          // Files of a process share what they import, which takes most of the time: a test leaves no state behind.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'programs', include: programs } },
      { extends: true, test: { name: 'plain build', include: [plainBuild] } },
      {
        extends: true,
        test: { name: 'other browsers', include: [otherBrowsers], hookTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'sites',
          include: sites,
          globalSetup: 'src/test/sites/support/sites-folder.ts',
          // One process for all files: they look at the same sites, which are built once (built-sites.ts).
          isolate: false,
          fileParallelism: false,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
