import { expect, it } from 'vitest';
import { reservedSize } from './diagram-size';

it.each([
  ['a row of boxes', 'flowchart LR\n  a --> b --> c', 's'],
  [
    'boxes beside each other',
    'flowchart LR\n a --> b\n a --> c\n a -->|"x --> y"| d\n a --> e',
    'l',
  ],
  ['a column', 'flowchart TD\n a["x"] --> b["y"]\n b --> c', 'm'],
  ['a long column', 'flowchart TD\n a --> b\n b --> c\n c --> d\n d --> e\n e --> f', 'xl'],
  ['a way back', 'flowchart TD\n a --> b\n b --> c\n c -->|again| a', 'm'],
  ['a sequence', 'sequenceDiagram\n A->>B: one\n B-->>A: two', 'm'],
  ['something else', 'stateDiagram-v2\n a --> b', 'l'],
])('reserves the height of %s', (_, code, size) => {
  expect(reservedSize(code)).toBe(size);
});
