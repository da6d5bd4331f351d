import fs from 'node:fs';
import path from 'node:path';

/**
 * Changes: a build runs webpack for functions only where the site or a plugin has some, in `src/api`.
 * Fits: Gatsby 5.16, where `onPreBootstrap` of `internal-plugins/functions/gatsby-node` compiles functions.
 */
export function skipFunctions({ load }) {
  const functions = load('internal-plugins/functions/gatsby-node');
  const { store } = load('redux/index');
  const { onPreBootstrap } = functions;
  functions.onPreBootstrap = async (...args) => {
    const { flattenedPlugins } = store.getState();
    if (flattenedPlugins.some(({ resolve }) => fs.existsSync(path.join(resolve, 'src', 'api'))))
      await onPreBootstrap(...args);
  };
}
