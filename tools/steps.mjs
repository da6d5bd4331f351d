/**
 * Runs steps side by side: a free processor takes the first step of the list that can begin. A step has a `name`, `run`, which
 * calls its argument with output and resolves with an exit code, perhaps `after`, the name of a step that must end first, and
 * `isAlone` where it fills all processors itself. A step after one that failed fails too.
 * @param onChange called with the names of the running steps
 * @param onEnd called with `name`, `passed`, `seconds` and `output` of each step
 */
export async function runSteps(steps, processors, { onChange, onEnd }) {
  const waiting = new Set(steps);
  const running = new Map();
  const ended = new Map();
  const isBlocked = ({ after }) => steps.some(({ name }) => name === after) && !ended.has(after);
  const canBegin = (step) => !isBlocked(step) && (!step.isAlone || running.size === 0);
  const runStep = async ({ name, after, run }) => {
    const begin = performance.now();
    const output = [];
    const isReady = ended.get(after) !== false;
    if (!isReady) output.push(`Not run: ${after} failed.\n`);
    const passed = isReady && (await run((text) => output.push(text))) === 0;
    ended.set(name, passed);
    onEnd({ name, passed, seconds: (performance.now() - begin) / 1000, output: output.join('') });
  };
  while (waiting.size > 0 || running.size > 0) {
    const isFull = running.size === processors || [...running.keys()].some((step) => step.isAlone);
    const next = isFull ? undefined : [...waiting].find(canBegin);
    if (next) {
      waiting.delete(next);
      const end = runStep(next).finally(() => running.delete(next));
      running.set(next, end);
    } else {
      onChange([...running.keys()].map(({ name }) => name));
      await Promise.race(running.values());
    }
  }
}
