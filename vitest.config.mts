import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.mjs'],
    // Builds of fixture sites take half a minute each; everything else is far below.
    testTimeout: 20_000,
    hookTimeout: 240_000,
  },
});
