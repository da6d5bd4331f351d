import { CommandFault, readArguments } from './arguments.mjs';

const options = {
  all: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  'fail-on-flaky': { type: 'boolean', default: false },
};

/** The arguments of `npm test`: the set of tests, and the commit that `--changed` counts from. @throws {CommandFault} */
export function testArguments(args) {
  const { values, positionals } = readArguments({ args, options, operands: '[COMMIT]' });
  const [since] = positionals;
  if (values.all && values.changed)
    throw new CommandFault('--all and --changed exclude each other.');
  if (since !== undefined && !values.changed)
    throw new CommandFault(`Unknown argument '${since}'.`);
  const set = values.all ? 'all' : values.changed ? 'changed' : 'main';
  return { set, since, failsOnFlaky: values['fail-on-flaky'] };
}
