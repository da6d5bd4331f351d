import { Worker } from 'node:worker_threads';
import { bundleFile, resourceLimits } from '../workers/bundle';
import { bundleCode } from './load-code';

// Runs before Gatsby loads, which keeps one processor busy for two seconds. A thread parses pages on another one meanwhile.
bundleCode(process.cwd());
const script = `require(${JSON.stringify(bundleFile('page.worker'))}).parseFirst()`;
const env = { ...process.env, NODE_ENV: 'production' };
const thread = new Worker(script, { eval: true, env, resourceLimits });
// A failure occurs again in the workers of the build, and is reported there.
thread.on('error', () => undefined);
thread.unref();
