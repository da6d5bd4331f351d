import { describe, expect, it } from 'vitest';
import { elementParts, type TreeElement, type TreeNode } from '../../../lib/content-tree';
import { drawDiagram, drawNarrow } from './draw-diagram';
import { textExtents } from './text-extents';

type Parts = ReturnType<typeof elementParts>;

function elements(node: TreeNode): Parts[] {
  if (typeof node === 'string') return [];
  const parts = elementParts(node);
  return [parts, ...parts.children.flatMap(elements)];
}

const number = ({ props }: Parts, name: string) => Number(props[name] ?? 0);

function narrowOf(code: string): TreeElement | undefined {
  const drawing = drawDiagram(code);
  return drawing && drawNarrow(code, drawing);
}

/** A sequence of so many participants, each of which calls the next. */
function chain(names: readonly string[], message: string): string {
  const participants = names.map((name, index) => `  participant p${index} as ${name}`);
  const messages = names.slice(1).map((_, index) => `  p${index}->>p${index + 1}: ${message}`);
  return ['sequenceDiagram', ...participants, ...messages].join('\n');
}

const three = ['Visitor', 'Shop server', 'Search API'];
const long = 'the query with its filters, the page and the order';

describe('a sequence for phones', () => {
  it.each([
    ['three participants', chain(three, long)],
    ['four participants', chain([...three, 'Index'], 'a query')],
    ['a message to itself', `${chain(three, 'query')}\n  p2->>p2: looks it up in the index`],
    ['a note', `${chain(three, 'query')}\n  Note over p1: for a minute`],
    ['a frame', `${chain(three, 'query')}\n  loop every hour\n  p0->>p1: again\n  end`],
  ])('fits with %s', (_, code) => {
    expect(Number(elementParts(drawDiagram(code) ?? ['svg']).props['width'])).toBeGreaterThan(390);
    const narrow = narrowOf(code) ?? ['svg'];
    const [left = 0, , width = 0] = String(elementParts(narrow).props['viewBox'])
      .split(' ')
      .map(Number);
    expect(Number(elementParts(narrow).props['width'])).toBeLessThanOrEqual(332);
    for (const [start, end] of elements(narrow).flatMap(({ name, props, children }) =>
      textExtents([name, props, ...children]),
    )) {
      expect(start).toBeGreaterThanOrEqual(left);
      expect(end).toBeLessThanOrEqual(left + width);
    }
  });

  it('keeps every word, and boxes apart', () => {
    const narrow = elements(narrowOf(chain(three, long)) ?? ['svg']);
    const texts = narrow.flatMap(({ children }) =>
      children.filter((child) => typeof child === 'string'),
    );
    expect(texts.join(' ').split(' ').sort()).toEqual(
      [...three, long, long].join(' ').split(' ').sort(),
    );
    const boxes = narrow
      .filter(({ name, props }) => name === 'rect' && String(props['className']).includes('node'))
      .sort((a, b) => number(a, 'x') - number(b, 'x'));
    boxes.slice(1).forEach((box, index) => {
      const before = boxes[index];
      if (before)
        expect(number(box, 'x')).toBeGreaterThan(number(before, 'x') + number(before, 'width'));
    });
    expect(boxes).toHaveLength(3);
  });

  it('makes arrows end at the lines of their participants', () => {
    const narrow = elements(narrowOf(chain(three, 'query')) ?? ['svg']);
    const lines = narrow.filter(({ name }) => name === 'line');
    const upright = lines.filter((line) => number(line, 'x1') === number(line, 'x2'));
    const centers = upright.map((line) => number(line, 'x1'));
    const arrows = lines.filter((line) => number(line, 'y1') === number(line, 'y2'));
    expect(arrows).toHaveLength(2);
    for (const arrow of arrows)
      expect(centers).toEqual(expect.arrayContaining([number(arrow, 'x1'), number(arrow, 'x2')]));
  });

  it('writes labels of several lines above their arrow and below the one before', () => {
    const narrow = elements(narrowOf(chain(three, long)) ?? ['svg']);
    const arrows = narrow
      .filter(({ name, props }) => name === 'line' && props['y1'] === props['y2'])
      .map((line) => number(line, 'y1'));
    const labels = narrow
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

  it('is not made of participants that do not fit beside each other', () => {
    expect(
      narrowOf(
        chain(['Configuration', 'Recommendations', 'Synchronization', 'Authentication'], 'x'),
      ),
    ).toBeUndefined();
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
  const own = '  b->>b: looks it up<br/>in the index';
  const heights = ['', '  a->>b: query\n'].map((before) => {
    const drawn = elements(drawDiagram(`sequenceDiagram\n${before}${own}`) ?? ['svg']);
    return drawn.find(({ name }) => name === 'tspan')?.props['dy'];
  });
  expect(heights[0]).toBeDefined();
  expect(heights[1]).toBe(heights[0]);
});
