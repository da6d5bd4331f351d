import { digest } from '../source/digest';

interface Compiler {
  hooks: {
    done: {
      tap: (
        options: { name: string; stage: number },
        run: (stats: { compilation: { hash?: string; assets: object } }) => void,
      ) => void;
    };
    afterCompile: {
      tap: (
        name: string,
        run: (compilation: { buildDependencies: { clear: () => void } }) => void,
      ) => void;
    };
  };
}

/** Forgets the dependencies that loaders add. */
export class NoBuildDependencies {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap('NoBuildDependencies', (compilation) =>
      compilation.buildDependencies.clear(),
    );
  }
}

/**
 * Gatsby writes the hash of the bundles into all pages. Webpack's own one is another when modules come from its cache,
 * without any other script; files are named by their content, so their names are hash enough.
 */
export class HashOfNames {
  apply({ hooks }: Compiler): void {
    // Before Gatsby, which reads the hash in the same hook.
    hooks.done.tap({ name: 'HashOfNames', stage: -100 }, ({ compilation }) => {
      compilation.hash = digest(Object.keys(compilation.assets).sort().join('\n'));
    });
  }
}
