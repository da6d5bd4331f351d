/**
 * Runs steps side by side: a free processor takes the first step of the list that can begin. A step has a `name`, `run`, which
 * calls its argument with output and resolves with an exit code, perhaps `after`, the name of a step that must end first, and
 * `isAlone` where it fills all processors itself. A step after one that failed fails too.
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
