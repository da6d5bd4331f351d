import { setTimeout as sleep } from 'node:timers/promises';
import { ensureNode } from './environment.mjs';

// npm run feed: pushes the content of the last build to a hosted index.
ensureNode();
const { load } = await import('./served-site.mjs').catch(() => {
  // Without dependencies there is no build to feed either.
  console.error('Dependencies are not installed: run "npm run build" first.');
  process.exit(1);
});
const { interruptSignal } = await load('src/search/feeding/interrupt-signal');
const { feedingCommand } = await load('src/search/feeding/feeding-command');
process.exitCode = await feedingCommand({
  args: process.argv.slice(2),
  env: process.env,
  folder: process.cwd(),
  tools: {
    fetch,
    sleep: (ms, signal) => sleep(ms, undefined, { signal }),
    random: Math.random,
    now: Date.now,
  },
  signal: interruptSignal(),
  print: console.log,
  printError: console.error,
});
