import { describe, expect, it } from 'vitest';
import { runSteps } from './steps.mjs';

/** Steps that note when they begin and end; each ends when it is told to. */
function world() {
  const log = [];
  const shown = [];
  const ends = new Map();
  const step = (name, more = {}) => ({
    name,
    ...more,
    run: (print) => {
      log.push(`begin ${name}`);
      print(`text of ${name}`);
      return new Promise((resolve) => ends.set(name, resolve));
    },
  });
  const onEnd = ({ name, passed }) => log.push(`${passed ? 'passed' : 'failed'} ${name}`);
  const end = async (name, code = 0) => {
    ends.get(name)(code);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { log, shown, step, end, listeners: { onEnd, show: (text) => shown.push(text) } };
}

describe('steps', () => {
  it('run side by side, in their order, and let others pass when they wait', async () => {
    const { log, step, end, listeners } = world();
    const steps = [step('build'), step('look', { after: 'build' }), step('lint'), step('units')];
    const all = runSteps(steps, 2, listeners);
    expect(log).toEqual(['begin build', 'begin lint']);
    await end('lint');
    expect(log.slice(2)).toEqual(['passed lint', 'begin units']);
    await end('build');
    expect(log.slice(4)).toEqual(['passed build', 'begin look']);
    await end('units');
    await end('look', 1);
    await all;
    expect(log.slice(6)).toEqual(['passed units', 'failed look']);
  });

  it('fail without running when the one before them failed', async () => {
    const { log, shown, step, end, listeners } = world();
    const all = runSteps([step('build'), step('look', { after: 'build' })], 2, listeners);
    await end('build', 1);
    await all;
    expect(log).toEqual(['begin build', 'failed build', 'failed look']);
    expect(shown).toEqual(['text of build', 'Not run: build failed.\n']);
  });

  it('have the machine for themselves when they want it, and show what they print at once', async () => {
    const { log, shown, step, end, listeners } = world();
    const steps = [step('lint'), step('browser', { alone: true }), step('last')];
    const all = runSteps(steps, 2, listeners);
    expect(log).toEqual(['begin lint']);
    expect(shown).toEqual([]);
    await end('lint');
    expect(log.slice(1)).toEqual(['passed lint', 'begin browser']);
    expect(shown).toEqual(['text of lint', 'text of browser']);
    await end('browser');
    await end('last');
    await all;
    expect(log.slice(3)).toEqual(['passed browser', 'begin last', 'passed last']);
  });

  it('say when one waits for a step that is not there', async () => {
    const { step, listeners } = world();
    await expect(runSteps([step('look', { after: 'bulid' })], 2, listeners)).rejects.toThrow(
      'look waits for a step that never ends.',
    );
  });
});
