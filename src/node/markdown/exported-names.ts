import type { Program } from 'estree';
import type { Root } from 'hast';

/** Names that a page's own `export` statements define. */
export function exportedNames(tree: Root): Set<string> {
  const names = new Set<string>();
  for (const statement of programsOf(tree).flatMap((program) => program.body)) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
    const { declaration } = statement;
    if (declaration.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations)
        if (id.type === 'Identifier') names.add(id.name);
    } else {
      names.add(declaration.id.name);
    }
  }
  return names;
}

/** The parsed `import` and `export` blocks of a page. */
export function programsOf(tree: { children: readonly unknown[] }): Program[] {
  return (tree.children as { type: string; data?: { estree?: Program } }[])
    .filter((node) => node.type === 'mdxjsEsm')
    .flatMap((node) => node.data?.estree ?? []);
}
