import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { walls, wallsRule } from './eslint-walls.mjs';

/** What lint says of an import in a file, which need not exist. */
function messages(file, specifier, kind = '') {
  const linter = new Linter({ cwd: process.cwd() });
  const config = {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: ts.parser },
    plugins: { site: { rules: { walls: wallsRule } } },
    rules: { 'site/walls': 'error' },
  };
  return linter
    .verify(`import ${kind}'${specifier}';`, config, { filename: file })
    .map(({ message }) => message);
}

describe('the walls between the rooms', () => {
  const rooms = Object.keys(walls).filter((room) => !room.includes('.'));
  /** A relative address from a file of one room to a file of another. */
  const address = (from, to) => `${'../'.repeat(from.split('/').length)}${to}/x`;

  it.each(rooms)('%s imports itself and what its row names, and nothing else', (room) => {
    const file = `src/${room}/planted.ts`;
    const fails = rooms.filter((other) => messages(file, address(room, other)).length > 0);
    const allowed = [room, ...walls[room]];
    expect(fails).toEqual(rooms.filter((other) => !allowed.includes(other)));
  });

  it('let a room that is named with types: give its types and nothing that a browser loads', () => {
    const file = 'src/search/protocol/planted.ts';
    expect(messages(file, './schema/x', 'type { A } from ')).toEqual([]);
    expect(messages(file, './schema/x', '{ a } from ')).toHaveLength(1);
  });

  it('keep src/node and the server out of everything but their own callers', () => {
    expect(messages('gatsby-browser.tsx', './src/node/data/nodes')).toHaveLength(1);
    expect(messages('gatsby-node.ts', './src/node/data/nodes')).toHaveLength(1);
    expect(messages('src/node/node-apis.ts', './data/nodes')).toEqual([]);
    for (const [room, allowed] of Object.entries(walls)) {
      expect(allowed).not.toContain('search/server');
      if (!room.startsWith('node/'))
        expect(allowed.filter((name) => name.startsWith('node/'))).toEqual([]);
    }
  });

  it('leave no circle', () => {
    const open = new Set();
    const visit = (room, trail) => {
      expect(trail, [...trail, room].join(' → ')).not.toContain(room);
      if (open.has(room)) return;
      for (const next of walls[room].filter((name) => !name.startsWith('types:')))
        visit(next, [...trail, room]);
      open.add(room);
    };
    for (const room of Object.keys(walls)) visit(room, []);
  });
});
