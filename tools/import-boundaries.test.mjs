import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { boundaries, boundariesRule } from './import-boundaries.mjs';

/** Messages of lint for an import in a file, which need not exist. */
const messages = (file, specifier, kind = '') => lint(file, `import ${kind}'${specifier}';`);

function lint(file, code) {
  const linter = new Linter({ cwd: process.cwd() });
  const config = {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: ts.parser },
    plugins: { site: { rules: { boundaries: boundariesRule } } },
    rules: { 'site/boundaries': 'error' },
  };
  return linter.verify(code, config, { filename: file }).map(({ message }) => message);
}

describe('the import boundaries', () => {
  const modules = Object.keys(boundaries).filter((module) => !module.includes('.'));
  /** Relative address from a file of one module to a file of another. */
  const address = (from, to) => `${'../'.repeat(from.split('/').length)}${to}/x`;

  it.each(modules)('%s imports itself and what its row names, and nothing else', (module) => {
    const file = `src/${module}/planted.ts`;
    const fails = modules.filter((other) => messages(file, address(module, other)).length > 0);
    const allowed = [module, ...boundaries[module]];
    expect(fails).toEqual(modules.filter((other) => !allowed.includes(other)));
  });

  it('allow the types of a module that is named with types:, and nothing that a browser loads', () => {
    const file = 'src/search/protocol/planted.ts';
    expect(messages(file, './schema/x', 'type { A } from ')).toEqual([]);
    expect(messages(file, './schema/x', '{ a } from ')).toHaveLength(1);
  });

  it.each([
    "export * from '../node/x';",
    "export { a } from '../node/x';",
    "void import('../node/x');",
    "let a: import('../node/x').A;",
    "new Worker(new URL('../node/x', import.meta.url));",
  ])('see %s', (code) => {
    expect(lint('src/lib/planted.ts', code)).toHaveLength(1);
    expect(lint('src/lib/planted.ts', code.replace('../node', './values'))).toEqual([]);
  });

  it('keep src/node and the server out of everything but their own callers', () => {
    expect(messages('gatsby-browser.tsx', './src/node/data/nodes')).toHaveLength(1);
    expect(messages('gatsby-node.ts', './src/node/data/nodes')).toHaveLength(1);
    expect(messages('src/node/node-apis.ts', './data/nodes')).toEqual([]);
    for (const [module, allowed] of Object.entries(boundaries)) {
      expect(allowed).not.toContain('search/server');
      if (!/^(?:node|\.\.)\//.test(module))
        expect(allowed.filter((name) => name.startsWith('node/'))).toEqual([]);
    }
  });

  it('leave no circle', () => {
    const open = new Set();
    const visit = (module, trail) => {
      expect(trail, [...trail, module].join(' → ')).not.toContain(module);
      if (open.has(module)) return;
      for (const next of boundaries[module].filter((name) => !name.startsWith('types:')))
        visit(next, [...trail, module]);
      open.add(module);
    };
    for (const module of Object.keys(boundaries)) visit(module, []);
  });
});
