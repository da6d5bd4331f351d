import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { CommandFault, readArguments } from './arguments.mjs';
import './command-fault.mjs';
import { htmlReport, markdownReport, readersReport } from './readers-report.mjs';

// npm run report:readers -- FILE…: prints what readers missed, of their events and feedback; --html prints a page.
const { values, positionals } = readArguments({
  options: { html: { type: 'boolean', default: false } },
  operands: 'FILE…',
});
const unread = positionals.find((file) => !fs.existsSync(file) || fs.statSync(file).isDirectory());
if (unread) throw new CommandFault(`${unread} is no file: name the files that have the events.`);
const lines = [];
for (const file of positionals)
  for await (const line of (await open(file)).readLines()) lines.push(line);
const report = readersReport(lines);
if (report.events === 0) throw new CommandFault(`There is no event in ${positionals.join(', ')}.`);
process.stdout.write((values.html ? htmlReport : markdownReport)(report));
