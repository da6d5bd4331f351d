import { ensureNode } from './environment.mjs';

// npm run feed: pushes the content of the last build to a hosted index.
ensureNode();
const { load } = await import('./served-site.mjs').catch(() => {
  // Without dependencies there is no build to feed either.
  console.error('Dependencies are not installed: run "npm run build" first.');
  process.exit(1);
});
const { feedingCommand } = await load('src/search/feeding/feeding-command');
process.exitCode = await feedingCommand();
