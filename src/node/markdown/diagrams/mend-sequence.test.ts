import { expect, it } from 'vitest';
import { elementParts, type TreeElement, type TreeNode } from '../../../lib/content-tree';
import { drawDiagram } from './draw-diagram';

type Parts = ReturnType<typeof elementParts>;

function elements(node: TreeNode): Parts[] {
  if (typeof node === 'string') return [];
  const parts = elementParts(node);
  return [parts, ...parts.children.flatMap(elements)];
}

const number = ({ props }: Parts, name: string) => Number(props[name] ?? 0);

it('writes labels of several lines above their arrow and below the one before', () => {
  const message = (to: string) =>
    `A->>${to}: the query with its filters,<br/>the page, and the order`;
  const code = `sequenceDiagram\n  ${message('B')}\n  ${message('C')}`;
  const drawn = elements(drawDiagram(code) ?? ['svg']);
  const arrows = drawn
    .filter(({ name, props }) => name === 'line' && props['y1'] === props['y2'])
    .map((line) => number(line, 'y1'));
  const labels = drawn
    .filter(({ name, props }) => name === 'text' && String(props['className']).includes('label'))
    .map((label) => {
      const steps = label.children.map((line) => number(elementParts(line as TreeElement), 'dy'));
      const first = number(label, 'y') + (steps[0] ?? 0);
      return { first, last: first + steps.slice(1).reduce((sum, step) => sum + step, 0) };
    });
  expect(labels).toHaveLength(2);
  labels.forEach(({ first, last }, index) => {
    expect(last).toBeLessThan(arrows[index] ?? 0);
    if (index > 0) expect(first).toBeGreaterThan((arrows[index - 1] ?? 0) + 8);
  });
});

it('draws the head of a frame as wide as its text', () => {
  const code = 'sequenceDiagram\n  A->>B: x\n  loop every batch of the feed\n  A->>B: y\n  end';
  const drawn = elements(drawDiagram(code) ?? ['svg']);
  const head = drawn.find(({ props }) => String(props['className']).includes('head'));
  expect(head && number(head, 'width')).toBeGreaterThan(
    'loop [every batch of the feed]'.length * 7,
  );
});

it('draws lifelines below the frames that they cross', () => {
  const code =
    'sequenceDiagram\n  A->>B: x\n  loop every batch of the feed\n  A->>B: y\n  end\n  Note over A,B: a note';
  const drawn = elements(drawDiagram(code) ?? ['svg']);
  const positions = (isWanted: (parts: Parts) => boolean) =>
    drawn.flatMap((parts, index) => (isWanted(parts) ? [index] : []));
  const lifelines = positions(
    ({ props }) => props['x1'] !== undefined && props['x1'] === props['x2'],
  );
  const shapes = positions(({ name }) => name === 'rect' || name === 'text');
  expect(lifelines).toHaveLength(2);
  expect(Math.max(...lifelines)).toBeLessThan(Math.min(...shapes));
});

it('keeps the text of a divider apart from the message after it', () => {
  const code =
    'sequenceDiagram\n  A->>B: x\n  alt all went well\n  A->>B: y\n  else a batch failed\n  A->>B: the message after it\n  end';
  const texts = elements(drawDiagram(code) ?? ['svg']).filter(({ name }) => name === 'text');
  const [divider, message] = ['[a batch failed]', 'the message after it'].map((text) =>
    texts.find(({ children }) => children.join('') === text),
  );
  expect(divider && message && number(message, 'y') - number(divider, 'y')).toBeGreaterThan(16);
});

it('leaves a label of two lines in the middle of a message of a participant to itself', () => {
  const selfMessage = '  b->>b: looks it up<br/>in the index';
  const heights = ['', '  a->>b: query\n'].map((before) => {
    const drawn = elements(drawDiagram(`sequenceDiagram\n${before}${selfMessage}`) ?? ['svg']);
    return drawn.find(({ name }) => name === 'tspan')?.props['dy'];
  });
  expect(heights[0]).toBeDefined();
  expect(heights[1]).toBe(heights[0]);
});
