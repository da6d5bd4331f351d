import { digest } from '../content/digest';

interface Compiler {
  hooks: {
    afterEmit: {
      tap: (name: string, run: (compilation: { assets: Record<string, unknown> }) => void) => void;
    };
  };
}

/**
 * Webpack plugin: the hash of a compilation is a digest of the names of its files, which are named by their content. Webpack's
 * own hash depends on the folder of the build and on its cache, and Gatsby writes all pages again when the hash changes.
 */
export class StableHash {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('StableHash', (compilation) => {
      // Bundlers with webpack's interface may have a getter here.
      Object.defineProperty(compilation, 'hash', {
        value: digest(Object.keys(compilation.assets).sort().join('\n')),
      });
    });
  }
}
