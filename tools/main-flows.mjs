/**
 * Browser tests of `npm test`: every kind of page and every main flow. `npm test -- --all` runs all files of e2e.
 */
export const mainFlows = [
  'quality/page-kinds',
  'search/search-quality',
  'reading/docs',
  'reading/blog',
  'reading/reading',
  'navigation/navigation',
  'navigation/shell',
  'reading/controls',
  'search/search-box',
  'search/search-page',
  'playground/playground',
  'playground/practice',
  'failures/failures',
  'hosting/immutable-host',
  'failures/without-scripts',
  'quality/quality',
  'search/search-budgets',
  'hosting/hosts',
  'reading/pages',
].map((name) => `e2e/${name}.spec.ts`);
