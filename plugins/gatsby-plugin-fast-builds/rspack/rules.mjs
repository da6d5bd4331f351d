import { fileURLToPath } from 'node:url';

const babelLoader = /[\\/]gatsby[\\/]dist[\\/]utils[\\/]babel-loader/;
const extractLoader = /[\\/]mini-css-extract-plugin[\\/]/;

/**
 * Rules of a configuration for webpack, with SWC instead of Gatsby's Babel loader, after Babel for the modules with
 * queries, and Rspack's loader of styles instead of webpack's.
 */
export function rspackRules(rspack, config, gatsby) {
  const { store } = gatsby.load('redux/index');
  const { config: site } = store.getState();
  const babel = {
    loader: fileURLToPath(new URL('babel-loader.mjs', import.meta.url)),
    options: {
      babel: gatsby.gatsby.resolve('@babel/core'),
      queries: gatsby.gatsby.resolve('babel-plugin-remove-graphql-queries'),
    },
  };
  const swc = (parser) => ({
    loader: 'builtin:swc-loader',
    options: {
      isModule: 'unknown',
      env: { targets: targetsOf(config, gatsby) },
      jsc: {
        parser,
        transform: {
          react:
            site.jsxRuntime === 'automatic'
              ? { runtime: 'automatic', importSource: site.jsxImportSource ?? 'react' }
              : { runtime: 'classic' },
        },
      },
    },
  });
  const replace = (use, parser) =>
    use.flatMap((one) => {
      const loader = typeof one === 'string' ? one : (one.loader ?? '');
      if (babelLoader.test(loader)) return [swc(parser), babel];
      if (extractLoader.test(loader)) return [rspack.CssExtractRspackPlugin.loader];
      return [one];
    });
  return config.module.rules.flatMap((rule) => ruleOf(rule, replace));
}

/**
 * A rule with other loaders. Rules of scripts, which Gatsby makes one for each kind of file, become one for each parser: only
 * files with elements are parsed with them.
 */
function ruleOf(rule, replace) {
  if (rule.oneOf) return [{ ...rule, oneOf: rule.oneOf.flatMap((one) => ruleOf(one, replace)) }];
  // Gatsby's rules of scripts ask who imports a file, to leave exports of templates out that SWC drops as unused.
  const use = [typeof rule.use === 'function' ? rule.use({ resourceQuery: '' }) : rule.use]
    .flat()
    .filter(Boolean);
  if (use.some(({ loader = '' }) => extractLoader.test(loader)))
    return [{ ...rule, use: replace(use), type: 'javascript/auto' }];
  if (!use.some(({ loader = '' }) => babelLoader.test(loader))) return [rule];
  return Object.entries(parsers).map(([ending, parser]) => ({
    ...rule,
    test: { and: [rule.test, new RegExp(`\\.${ending}$`)] },
    use: replace(use, parser),
    type: 'javascript/auto',
  }));
}

/** Parsers of SWC by the endings of files. */
const parsers = {
  '[cm]?jsx?': { syntax: 'ecmascript', jsx: true },
  ts: { syntax: 'typescript' },
  tsx: { syntax: 'typescript', tsx: true },
};

/** The browsers of the site, or this version of Node. */
function targetsOf({ name }, gatsby) {
  if (name === 'build-html') return { node: process.versions.node };
  const { getBrowsersList } = gatsby.load('utils/browserslist');
  return gatsby.gatsby('browserslist')(getBrowsersList(gatsby.root));
}
