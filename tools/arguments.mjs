import { parseArgs } from 'node:util';

/** A fault that the user of a command can repair: only its message is shown. */
export class CommandFault extends Error {
  name = 'CommandFault';
}

/**
 * Arguments of a command, read by `parseArgs` of Node. `--help` alone prints the usage and ends the process.
 * @param config of `parseArgs`, with the `operands` as the usage names them: in brackets if optional, `…` for any number
 * @throws {CommandFault} a sentence with the argument that is missing or cannot be used, and those that can
 */
export function readArguments({ args = process.argv.slice(2), options = {}, operands = '' } = {}) {
  if (asksForHelp(args)) endWithUsage({ options, operands });
  // npm takes an option in front of `--` for itself, and names it in a variable.
  const isTaken = (name) => process.env[`npm_config_${name.replaceAll('-', '_')}`];
  const option = Object.keys(options).find(isTaken);
  if (option)
    throw new CommandFault(`npm took --${option} for itself. Write ${asScript(`--${option}`)} …`);
  try {
    const read = parseArgs({ args, options, allowPositionals: operands !== '' });
    const operandNames = operands.split(' ');
    const missing = operandNames[read.positionals.length] ?? '';
    if (/^\w/.test(missing))
      throw new CommandFault(`${missing} is missing: ${usageOf({ options, operands })}`);
    const surplus = read.positionals[operandNames.length];
    if (surplus === undefined || operands.includes('…')) return read;
    throw new CommandFault(`Unexpected argument '${surplus}'.`);
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS_')) throw error;
    const names = Object.keys(options).map((name) => `--${name}`);
    // Node adds how to write an argument that begins with a dash.
    const [problem] = error.message.split(/\.\s|\n|\.$/);
    const allowed = names.length > 0 ? `Allowed: ${names.join(', ')}.` : 'No option is allowed.';
    throw new CommandFault(`${problem}. ${allowed}`, { cause: error });
  }
}

const asScript = (...words) =>
  ['npm run', process.env.npm_lifecycle_event ?? '…', '--', ...words].join(' ');

function usageOf({ options = {}, operands = '' }) {
  const optionForms = Object.entries(options).map(([name, { type }]) =>
    type === 'string' ? `[--${name} <value>]` : `[--${name}]`,
  );
  return asScript(...optionForms, operands).replace(/[ -]+$/, '');
}

export function asksForHelp([first, ...more]) {
  return (first === '--help' || first === '-h') && more.length === 0;
}

export function endWithUsage(config) {
  console.log(`Usage: ${usageOf(config)}\nREADME.md describes it under "Commands".`);
  process.exit(0);
}

/** A port that a variable or an option names. @throws {CommandFault} when it is none */
export function portOf(name, text) {
  const port = Number(text);
  // With 0 the system chooses one, and no command would print it.
  if (/^\d+$/.test(text) && port > 0 && port <= 65_535) return port;
  throw new CommandFault(`${name} must be a port from 1 to 65535, it is "${text.slice(0, 80)}".`);
}
