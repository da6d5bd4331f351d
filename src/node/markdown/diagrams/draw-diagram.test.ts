import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementParts, type TreeNode } from '../../../lib/content-tree';
import { drawDiagram, drawNarrow } from './draw-diagram';

function elements(node: TreeNode | undefined): ReturnType<typeof elementParts>[] {
  if (node === undefined || typeof node === 'string') return [];
  const parts = elementParts(node);
  return [parts, ...parts.children.flatMap(elements)];
}

const flow = 'flowchart LR\n  a["Search & rank"] -->|"q < 2"| b{Choice}\n  b -.-> c[(Index)]';

describe('drawDiagram', () => {
  it('draws a flowchart without styles, ids and references', () => {
    const drawing = drawDiagram(flow);
    expect(JSON.stringify(drawing)).not.toMatch(/style|url\(|var\(|"id"|data-/);
    expect(drawing?.[0]).toBe('svg');
    expect(elements(drawing).flatMap(({ children }) => children)).toEqual(
      expect.arrayContaining(['Search & rank', 'q < 2', 'Choice', 'Index']),
    );
  });

  it('draws the head of each arrow at the end of its line', () => {
    const drawn = elements(drawDiagram('flowchart LR\n  a --> b'));
    const line = drawn.find(({ name }) => name === 'polyline')?.props['points'];
    const heads = drawn.filter(({ props }) => props['className'] === 'arrow');
    expect(heads).toHaveLength(1);
    const [x, y] = String(line).split(' ').at(-1)?.split(',') ?? [];
    expect(heads[0]?.props['d']).toContain(`L${x} ${y}L`);
  });

  it('draws a sequence with all of its messages', () => {
    const drawn = elements(
      drawDiagram('sequenceDiagram\n  Shop->>QSC: query\n  QSC-->>Shop: response'),
    );
    const texts = drawn.flatMap(({ name, children }) => (name === 'text' ? children : []));
    expect(texts).toEqual(expect.arrayContaining(['Shop', 'QSC', 'query', 'response']));
  });

  it('draws persons of a sequence like its other participants', () => {
    const person = drawDiagram('sequenceDiagram\n  actor V as Visitor\n  V->>Shop: query');
    expect(person).toEqual(
      drawDiagram('sequenceDiagram\n  participant V as Visitor\n  V->>Shop: query'),
    );
  });

  it('leaves comments out, wherever they are', () => {
    const drawn = JSON.stringify(
      drawDiagram('%% first\nflowchart LR\n  %% a --> Hidden\n  a[Start] --> b[End]\n%% last'),
    );
    expect(drawn).not.toMatch(/first|Hidden|last/);
    expect(drawn).toContain('Start');
  });

  it('is deterministic', () => {
    expect(drawDiagram(flow)).toEqual(drawDiagram(flow));
  });

  it('turns a chain that is wider than the column', () => {
    const chain = Array.from({ length: 12 }, (_, index) => `s${index}["Step number ${index}"]`);
    const size = elements(drawDiagram(`flowchart LR\n  ${chain.join(' --> ')}`))[0]?.props;
    expect(Number(size?.['width'])).toBeLessThanOrEqual(704);
    expect(Number(size?.['height'])).toBeGreaterThan(Number(size?.['width']));
  });

  it('draws a wide flowchart a second time for phones, turned and with short lines', () => {
    const code =
      'flowchart LR\n  a["First step"] --> b["Second step"] --> c["Third step"] --> d["Last step"]';
    const drawing = drawDiagram(code);
    const narrow = drawing && drawNarrow(code, drawing);
    expect(Number(elements(drawing)[0]?.props['width'])).toBeGreaterThan(332);
    expect(Number(elements(narrow)[0]?.props['width'])).toBeLessThanOrEqual(332);
    const words = elements(narrow).flatMap(({ children }) =>
      children.filter((child) => typeof child === 'string'),
    );
    expect(words.join(' ')).toContain('Last step');
  });

  it.each([
    ['that fits', 'flowchart LR\n  a --> b'],
    [
      'whose participants have no room',
      'sequenceDiagram\n  a->>b: one\n  b->>c: two\n  c->>d: three\n  d->>e: four\n  e->>f: five\n  f->>g: six',
    ],
    [
      'that is wide in every form',
      `flowchart TD\n  a --> ${'bcdefgh'
        .split('')
        .map((name) => `${name}["Branch ${name}"]`)
        .join(' & ')}`,
    ],
  ])('has one form of a diagram %s', (_, code) => {
    const drawing = drawDiagram(code);
    expect(drawing && drawNarrow(code, drawing)).toBeUndefined();
    expect(drawing).toBeDefined();
  });

  it.each([
    ['other kinds', 'stateDiagram-v2\n  a --> b'],
    ['what the library does not draw', 'flowchart LR\n  a --> b\n  c@{ label: "Lost" } ==o== d'],
    ['nonsense', 'flowchart'],
    ['links of nodes', 'flowchart LR\n  a[Start] --> b[End]\n  click a "https://x.test" "Tip"'],
    ['links of persons', 'sequenceDiagram\n  A->>B: Hi\n  link A: Docs @ https://x.test'],
    ['Markdown in labels', 'flowchart LR\n  a["`**bold**`"] --> b'],
    ['icons', 'flowchart LR\n  a[fa:fa-car Car] --> b'],
    ['formulas', 'flowchart LR\n  a[$$x^2$$] --> b'],
    ['entities', 'flowchart LR\n  a["A #quot;x#quot;"] --> b'],
    ['entities of HTML', 'sequenceDiagram\n  A->>B: Tools &amp; parts'],
    ['numbers of signs', 'flowchart LR\n  a[caf#233;] --> b'],
    ['slanted boxes', 'flowchart LR\n  a[/Slant/] --> b[\\Slant\\]'],
    ['numbers of messages', 'sequenceDiagram\n  autonumber\n  A->>B: Hi'],
    ['a title of a sequence', 'sequenceDiagram\n  title My title\n  A->>B: Hi'],
    ['parts with a color', 'sequenceDiagram\n  rect rgb(0,0,0)\n  A->>B: Hi\n  end'],
    ['arrows of two heads', 'sequenceDiagram\n  A<<->>B: Hi'],
    ['participants that come', 'sequenceDiagram\n  create participant C\n  A->>C: Hi'],
    ['participants that go', 'sequenceDiagram\n  A->>C: Hi\n  destroy C\n  A-xC: Bye'],
    ['nodes behind arrows that the library does not know', 'flowchart LR\n  a --> b\n  a x--x d'],
    ['lines between drawn boxes', 'flowchart LR\n  a --> b\n  c --> d\n  b --o c'],
    ['lines that lead to no box', 'flowchart LR\n  a --> b\n  b --> '],
    ['names for screen readers', 'flowchart LR\n  accTitle: Name\n  a --> b'],
  ])('leaves %s to Mermaid', (_, code) => {
    expect(drawDiagram(code)).toBeUndefined();
  });
});

it(
  'draws the diagrams of the content, but for a few, all in the width of the column',
  { timeout: 120_000 },
  () => {
    const codes = fs
      .readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .flatMap((file) => [
        ...fs
          .readFileSync(path.join('content', file), 'utf8')
          .matchAll(/^```mermaid[^\n]*\n([\s\S]*?)^```/gm),
      ])
      .map(([, code = '']) => code);
    const drawings = codes.map(drawDiagram).filter((drawing) => drawing !== undefined);
    expect(drawings.length).toBeGreaterThan(codes.length * 0.9);
    const widths = drawings.map((drawing) => Number(elementParts(drawing).props['width']));
    expect(widths.filter((width) => !(width <= 704))).toEqual([]);
  },
);
