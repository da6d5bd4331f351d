import fs from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { eventFile } from './event-file';

const folder = temporaryFolder('qsc-event-file-');

it('adds lines, begins a new file when one is full, and keeps five', () => {
  const file = folder.at('events.jsonl');
  const add = eventFile(file, 10);
  for (let line = 0; line < 16; line += 1) add(String(line).padStart(4, '0'));
  const read = (name: string) => fs.readFileSync(name, 'utf8');
  expect(read(file)).toBe('0014\n0015\n');
  expect(read(`${file}.4`)).toBe('0006\n0007\n');
  expect(fs.readdirSync(folder.at(''))).toHaveLength(5);
});

it('appends to an existing file, and writes a line that is longer than a file', () => {
  const file = folder.write('events.jsonl', 'a\n');
  eventFile(file, 10)('b'.repeat(20));
  expect(fs.readFileSync(`${file}.1`, 'utf8')).toBe('a\n');
  expect(fs.readFileSync(file, 'utf8')).toBe(`${'b'.repeat(20)}\n`);
});
