import { readArguments } from '../../../tools/arguments.mjs';
import { printable } from '../faults/faults';
import { newPage, newPost } from './new-page';
import { carryOut, planLines } from './plan';
import { renamePage } from './rename-page';

/** What each command is called with, and what it does. */
const commands = {
  'new-page': { operands: 'KIND PLACE', planOf: newPage },
  'new-post': { operands: 'NAME', planOf: newPost },
  rename: { operands: 'OLD NEW', planOf: renamePage },
};

/**
 * Changes files of content/; with `--dry-run` it only prints what it would do.
 * @param command as in package.json
 * @throws CommandFault
 */
export function authoringCommand(command: string, args: string[]): void {
  const { operands, planOf } = commands[command as keyof typeof commands];
  const { values, positionals } = readArguments({
    args,
    options: { 'dry-run': { type: 'boolean', default: false } },
    operands,
  });
  const plan = planOf(positionals);
  // Without `--` before it npm takes the flag for itself.
  const isDry = values['dry-run'] || process.env['npm_config_dry_run'] === 'true';
  const lines = [...planLines(plan), ...(isDry ? ['Nothing was changed: --dry-run.'] : [])];
  process.stdout.write(lines.map((line) => `${printable(line)}\n`).join(''));
  if (!isDry) carryOut(plan);
}
