import { spawn } from 'node:child_process';
import path from 'node:path';
import { env, root } from './environment.mjs';

/**
 * Runs steps, some at a time, in their order. A step has
 * - `name`,
 * - `run`: does it, calls its argument with what is printed, and resolves with an exit code,
 * - `after`: optionally the name of an earlier step; when that one failed, the step fails too,
 * - `alone`: whether it waits for all steps before it and has the machine for itself; it shows at once what it prints.
 * The others show it when they end, so that no two are mixed.
 * @param lanes how many run at a time
 * @param onEnd called with `name`, `passed` and `seconds` of each step
 */
export async function runSteps(steps, lanes, { show, onEnd }) {
  const waiting = [...steps];
  const results = new Map();
  const running = new Set();

  const canStart = (step, index) =>
    step.alone
      ? index === 0 && running.size === 0
      : (step.after === undefined || results.has(step.after)) &&
        !waiting.slice(0, index).some(({ alone }) => alone);
  const start = (step) => {
    const work = runStep(step, results.get(step.after) ?? true, show).then((result) => {
      results.set(step.name, result.passed);
      running.delete(work);
      onEnd(result);
    });
    running.add(work);
    return step.alone === true;
  };

  while (waiting.length > 0 || running.size > 0) {
    let isAlone = false;
    while (!isAlone && running.size < lanes) {
      const next = waiting.findIndex(canStart);
      if (next < 0) break;
      isAlone = start(...waiting.splice(next, 1));
    }
    if (running.size === 0) throw new Error(`${waiting[0].name} waits for a step that never ends.`);
    await Promise.race(running);
    // A step that runs alone has ended now.
  }
}

async function runStep({ name, after, alone, run }, isReady, show) {
  const begin = performance.now();
  const printed = [];
  const print = alone ? show : (text) => printed.push(text);
  let passed = false;
  if (isReady) passed = (await run(print)) === 0;
  else print(`Not run: ${after} failed.\n`);
  if (printed.length > 0) show(printed.join(''));
  return { name, passed, seconds: (performance.now() - begin) / 1000 };
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
