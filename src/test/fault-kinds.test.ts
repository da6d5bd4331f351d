import fs from 'node:fs';
import { expect, it } from 'vitest';
import { contentFaultSources } from './content-fault-sources';

const guide = fs.readFileSync('content/README.md', 'utf8');
const section = /\n## Faults\n([\s\S]*?)(?=\n## |$)/.exec(guide)?.[1] ?? '';
const kinds = [...section.matchAll(/^\| `([^`]+)`.*\| (error|warning) +\|$/gm)].map(
  ([, message = '', severity = '']) => ({ message, severity }),
);

it('content/README.md lists only faults that the build reports', () => {
  expect(kinds.length).toBeGreaterThan(40);
  const sources = contentFaultSources();
  expect(
    kinds.filter(({ message }) => !sources.some(({ text }) => text.includes(message))),
  ).toEqual([]);
});

it('content/README.md lists every message that the build has for authors', () => {
  const messages = contentFaultSources().flatMap(({ messages }) => messages);
  expect(messages.length).toBeGreaterThan(40);
  expect(messages.filter((found) => !kinds.some(({ message }) => found.includes(message)))).toEqual(
    [],
  );
});
