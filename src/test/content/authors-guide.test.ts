import fs from 'node:fs';
import { expect, it } from 'vitest';
import { authorComponents } from '../../node/authoring/all-components';
import type { Fields, FieldType } from '../../node/content/front-matter/fields';
import { exampleFaults } from '../../node/faults/texts/example-faults';
import { fileFaults } from '../../node/faults/texts/file-faults';
import { pageFaults } from '../../node/faults/texts/page-faults';
import type { FaultText } from '../../node/faults/texts/text';
import { docFields, postFields } from '../../node/content/front-matter/front-matter-fields';

const guide = fs.readFileSync('content/README.md', 'utf8');

const typeNames: Record<FieldType, string> = {
  string: 'text',
  number: 'number',
  boolean: 'true or false',
  date: 'date',
  strings: 'list',
  list: 'list of mappings',
};

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const cell = (text: string) => text.replaceAll('|', '\\|');

function fieldTable(fields: Fields): string {
  const rows = Object.entries(fields).map(([key, { type, required, values, meaning = '' }]) =>
    row(
      `\`${key}\``,
      `${typeNames[type]}${required ? ', required' : ''}`,
      cell(values ? `${meaning}: ${values.map((value) => `\`${value}\``).join(', ')}` : meaning),
    ),
  );
  return [row('key', 'type', 'meaning'), row('---', '---', '---'), ...rows].join('\n');
}

function componentTable(): string {
  const rows = [...authorComponents].flatMap(([name, { meaning, props }]) => [
    row(`\`<${name}>\``, '', cell(meaning)),
    ...Object.entries(props).map(([prop, { required, values, meaning: use }]) =>
      row(
        '',
        `\`${prop}\`${required ? ', required' : ''}`,
        cell(values ? `${use}: ${values.map((value) => `\`${value}\``).join(', ')}` : use),
      ),
    ),
  ]);
  return [row('component', 'prop', 'meaning'), row('---', '---', '---'), ...rows].join('\n');
}

function faultTable(faults: Readonly<Record<string, FaultText>>): string {
  const rows = Object.values(faults)
    .map(({ text, severity }) => ({ text: text.replace(/%\{\w+\}/g, '…'), severity }))
    // Some texts come from the parser.
    .filter(({ text }) => text !== '…')
    .map(({ text, severity }) => row(`\`${cell(text)}\``, severity));
  return [row('message', 'severity'), row('---', '---'), ...rows].join('\n');
}

it.each([
  ['front matter of documentation pages', fieldTable(docFields)],
  ['front matter of posts', fieldTable(postFields)],
  ['components', componentTable()],
  ['faults of files, front matter, and settings', faultTable(fileFaults)],
  ['faults of the text of a page', faultTable(pageFaults)],
  ['faults of examples, the shop, and redirects', faultTable(exampleFaults)],
])('content/README.md lists the %s as the code has them', (_, table) => {
  expect(guide).toContain(table);
});
