import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiedGatsby, copyOf } from '../test/copied-gatsby.mjs';
import { applyHooks, hooks } from './apply-hooks.mjs';

beforeEach(() => void vi.stubEnv('GATSBY_CPU_COUNT', '2'));
afterEach(() => vi.unstubAllEnvs());

const commands = Object.keys(hooks);
const reporter = { warn: vi.fn() };

/** Gatsby with all modules that these hooks change, so that their states can be compared. */
function gatsbyFor(...applied) {
  const seen = copiedGatsby();
  for (const apply of applied) apply(seen, { reporter });
  process.env.GATSBY_CPU_COUNT = '2';
  const gatsby = copiedGatsby();
  for (const name of seen.modules.keys()) gatsby.load(name);
  return gatsby;
}

const stateOf = ({ modules }) => copyOf(Object.fromEntries(modules));

describe('a hook', () => {
  const all = Object.entries({ ...hooks.build, ...hooks.develop });

  it.each(all)('changes the Gatsby that is installed: %s', (_name, apply) => {
    const gatsby = gatsbyFor(apply);
    const before = stateOf(gatsby);
    apply(gatsby, { reporter });
    expect(stateOf(gatsby)).not.toEqual(before);
  });
});

it.each(commands)('the hooks of a command change Gatsby without a line: %s', (command) => {
  const gatsby = gatsbyFor(...Object.values(hooks[command]));
  const before = stateOf(gatsby);
  applyHooks(command, gatsby, reporter);
  expect(stateOf(gatsby)).not.toEqual(before);
  expect(reporter.warn).not.toHaveBeenCalled();
});

it.each(commands)('another Gatsby stays unchanged, and one line says so: %s', (command) => {
  const gatsby = gatsbyFor(...Object.values(hooks[command]));
  const before = stateOf(gatsby);
  const warn = vi.fn();
  applyHooks(command, { ...gatsby, version: '5.17.0' }, { warn });
  expect(stateOf(gatsby)).toEqual(before);
  expect(process.env.GATSBY_CPU_COUNT).toBe('2');
  expect(warn.mock.calls).toEqual([
    ['gatsby-plugin-fast-builds changes nothing: it knows Gatsby 5.16.x, and this is 5.17.0.'],
  ]);
});
