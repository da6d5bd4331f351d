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
    ['flowchart LR\n  a --> b\n  a ~!~ c\n  c --> d', /^Lexical error on line 3/],
    ['sequenceDiagram\n  A->B', /^Parse error on line/],
    ['pie\n  "a": 1\n  "b": many', /Lexer error on line 3/],
    ['pie\n  "a":', /Parse error/],
    ['pie\n  "a" 1', /Parse error on line 2/],
    ['---\ntitle: x\n---\n\nflowchart LR\n  a --> b\n  b --> [c', /on line 3/],
    ['%%{init: {}}%%\n\n%% a\n%% b\npie\n  %% c\n\n  "b": many', /on line 3/],
    ['---\na: b\n---\n%%{init:\n{}}%%\n%% c\npie\n  "b": many\n', /on line 2/],
    ['sequenceDiagram\n  A->>B: x\n  deactivate B', /inactive participant/],
    ['sequenceDiagram\n  A->>B: #quot;x; y', /: #quot;x; y/],
    ['gitGraph\n  commit\n  checkout x', /not yet created/],
  ])('explains why %j cannot be drawn', async (code, reason) => {
    expect(await diagramProblem(code)).toMatch(reason);
  });
});
