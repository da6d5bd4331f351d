import { CommandFault, readArguments } from '../../../tools/arguments.mjs';
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
 * @returns the exit code
 */
export function authoringCommand(command: string, args: string[]): number {
  const { operands, planOf } = commands[command as keyof typeof commands];
  try {
    const { values, positionals } = readArguments({
      args,
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
      operands,
    });
    const plan = planOf(positionals);
    // Without `--` before it npm takes the flag for itself.
    const isDry = values['dry-run'] || process.env['npm_config_dry_run'] === 'true';
    const lines = [...planLines(plan), ...(isDry ? ['Nothing was changed: --dry-run.'] : [])];
    process.stdout.write(lines.map((line) => `${printable(line)}\n`).join(''));
    if (!isDry) carryOut(plan);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandFault)) throw error;
    console.error(printable(error.message));
    return 1;
  }
}
