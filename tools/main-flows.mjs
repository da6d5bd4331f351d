/**
 * Browser tests of `npm test`: every kind of page and every main flow. `npm test -- --all` runs all files of e2e.
 */
export const mainFlows = [
  'page-kinds',
  'search-quality',
  'docs',
  'blog',
  'reading',
  'navigation',
  'shell',
  'controls',
  'search-box',
  'search-page',
  'playground',
  'practice',
  'failures',
  'immutable-host',
  'without-scripts',
  'quality',
  'search-budgets',
  'hosts',
  'pages',
].map((name) => `e2e/${name}.spec.ts`);
