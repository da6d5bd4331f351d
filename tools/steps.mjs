import path from 'node:path';
import { env, root } from './environment.mjs';
import { exitCode, startProgram } from './processes.mjs';

/**
 * Runs steps side by side: a free processor takes the first step of the list that can begin. A step has
 * - `name`,
 * - `run`: calls its argument with output and resolves with an exit code,
 * - `after`: optionally the name of a step that must end first; when that one failed, the step fails too,
 * - `isAlone`: optionally whether it fills all processors itself.
 * The output of a step that failed shows when the step ends.
 * @param processors how many steps run at the same time
 * @param onChange called with the names of the running steps
 * @param onEnd called with `name`, `passed`, `seconds` and `output` of each step
 */
export async function runSteps(steps, processors, { onChange, onEnd }) {
  const waiting = [...steps];
  const running = new Map();
  const ended = new Map();
  const isBlocked = ({ after }) => steps.some(({ name }) => name === after) && !ended.has(after);
  const canBegin = (step) => !isBlocked(step) && (!step.isAlone || running.size === 0);
  const runStep = async (step) => {
    const begin = performance.now();
    const output = [];
    const isReady = ended.get(step.after) !== false;
    if (!isReady) output.push(`Not run: ${step.after} failed.\n`);
    const passed = isReady && (await step.run((text) => output.push(text))) === 0;
    running.delete(step.name);
    ended.set(step.name, passed);
    const seconds = (performance.now() - begin) / 1000;
    onEnd({ name: step.name, passed, seconds, output: output.join('') });
  };
  const beginSteps = () => {
    while (running.size < processors && ![...running.values()].some(({ step }) => step.isAlone)) {
      const [step] = waiting.filter(canBegin);
      if (!step) break;
      waiting.splice(waiting.indexOf(step), 1);
      const end = new Promise((resolve) => setImmediate(() => resolve(runStep(step))));
      running.set(step.name, { step, end });
    }
  };
  for (beginSteps(); running.size > 0; beginSteps()) {
    onChange([...running.keys()]);
    await Promise.race([...running.values()].map(({ end }) => end));
  }
}

/** Runs a program of node_modules. @returns its exit code */
export function runProgram(name, args, show, more = {}) {
  const program = path.join(root, 'node_modules', '.bin', name);
  const child = startProgram(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...env, ...more },
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', show);
  return exitCode(child, (message) => show(`${message}\n`));
}
