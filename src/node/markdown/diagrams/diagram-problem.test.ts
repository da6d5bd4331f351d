import { describe, expect, it } from 'vitest';
import { diagramProblem } from './diagram-problem';

describe('diagramProblem', () => {
  it.each([
    'stateDiagram-v2\n  a --> b',
    'flowchart LR\n  a[fa:fa-car Car] --> b',
    'classDiagram\n  A <|-- B',
    'mindmap\n  root((x))\n    a',
    '---\ntitle: Flow\n---\nflowchart LR\n  a["`**bold**`"] --> b',
    'sequenceDiagram\n  box Aqua Group\n  participant A\n  end\n  A->>B: Hi',
    'gantt\n  section A\n  t1 :a1, 2020-01-01, 3d',
  ])('finds none in %j', async (code) => {
    expect(await diagramProblem(code)).toBeUndefined();
  });

  it.each([
    ['a to b', /^No diagram type detected/],
    ['@startuml\nA -> B\n@enduml', /^No diagram type detected/],
    ['flowchart LR\n  a -->', /^Parse error on line 3: .*LR a -->$/],
    ['sequenceDiagram\n  A->B', /^Parse error on line/],
    ['pie\n  "a": many', /\S/],
  ])('explains why %j cannot be drawn', async (code, problem) => {
    expect(await diagramProblem(code)).toMatch(problem);
  });
});
