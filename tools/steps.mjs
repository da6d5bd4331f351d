import { spawn } from 'node:child_process';
import path from 'node:path';
import { env, root } from './environment.mjs';

/**
 * Runs phases one after another, and the steps of each phase side by side, in their order. A step has
 * - `name`,
 * - `run`: calls its argument with output and resolves with an exit code,
 * - `after`: optionally the name of a step of an earlier phase; when that one failed, the step fails too.
 * The output of a step shows when it ends, that of a phase's only step immediately.
 * @param concurrency how many steps run at the same time
 * @param onEnd called with `name`, `passed` and `seconds` of each step
 */
export async function runPhases(phases, concurrency, { show, onEnd }) {
  const failed = new Set();
  for (const phase of phases) {
    const waiting = [...phase];
    const work = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const begin = performance.now();
        const output = [];
        const print = phase.length === 1 ? show : (text) => output.push(text);
        const isReady = !failed.has(step.after);
        if (!isReady) print(`Not run: ${step.after} failed.\n`);
        const passed = isReady && (await step.run(print)) === 0;
        if (!passed) failed.add(step.name);
        if (output.length > 0) show(output.join(''));
        onEnd({ name: step.name, passed, seconds: (performance.now() - begin) / 1000 });
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }
}

/** Runs a program of node_modules. @returns its exit code */
export function runProgram(name, args, show, more = {}) {
  const program = path.join(root, 'node_modules', '.bin', name);
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...env, ...more },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', show);
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      show(`${name} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
