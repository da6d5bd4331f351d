import { readArguments } from '../../../../tools/arguments.mjs';
import { printable } from '../../faults/faults';
import { newPage, newPost } from './new-page';
import { carryOut, planLines } from './plan';
import { renamePage } from './rename-page';

/** What each command is called with, and what it does. */
const commands = {
  'new-page': { operands: 'KIND PLACE', planOf: newPage },
  'new-post': { operands: 'NAME', planOf: newPost },
  rename: { operands: 'OLD NEW', planOf: renamePage },
};

// The commands of package.json change files of content/; with `--dry-run` they only print what they would do.
const [command, ...args] = process.argv.slice(2);
const { operands, planOf } = commands[command as keyof typeof commands];
const options = { 'dry-run': { type: 'boolean' } } as const;
const { values, positionals } = readArguments({ args, options, operands });
const plan = planOf(positionals);
const isDry = values['dry-run'];
const lines = [...planLines(plan), ...(isDry ? ['Nothing was changed: --dry-run.'] : [])];
process.stdout.write(lines.map((line) => `${printable(line)}\n`).join(''));
if (!isDry) carryOut(plan);
