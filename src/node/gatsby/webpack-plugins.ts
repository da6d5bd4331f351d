import fs from 'node:fs';
import path from 'node:path';
import { siteAbsolute } from '../source/files';
import { digest } from '../source/digest';

interface Compiler {
  hooks: {
    done: {
      tap: (
        options: { name: string; stage: number },
        run: (stats: { compilation: { hash?: string; assets: object } }) => void,
      ) => void;
    };
    thisCompilation: {
      tap: (
        name: string,
        run: (compilation: {
          hooks: {
            chunkHash: {
              tap: (
                name: string,
                run: (chunk: { name?: string }, hash: { update: (text: string) => void }) => void,
              ) => void;
            };
          };
        }) => void,
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

const styleFolder = 'src/theme';

/**
 * Pages hold the style sheets inline, and Gatsby renders a page again when the code that renders it has another hash.
 * Style sheets leave no trace in that code, so an edit of one would not reach the pages that are built already.
 */
export class HashWithStyles {
  apply({ hooks }: Compiler): void {
    const name = 'HashWithStyles';
    const sheets = fs
      .readdirSync(siteAbsolute(styleFolder))
      .filter((file) => file.endsWith('.css'));
    const styles = sheets
      .sort()
      .map((file) => fs.readFileSync(siteAbsolute(path.join(styleFolder, file)), 'utf8'));
    hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.chunkHash.tap(name, (chunk, hash) => {
        if (chunk.name === 'render-page') hash.update(digest(styles.join('\n')));
      }),
    );
  }
}
