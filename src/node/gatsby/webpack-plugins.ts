interface Compiler {
  hooks: {
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
