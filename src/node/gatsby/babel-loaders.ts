import type { CreateWebpackConfigArgs } from 'gatsby';

export interface BabelPlugin {
  name: string;
  options: object;
}

/** What webpack says of who wants a file: `?export=default` is the page, `?export=head` its head. */
export interface FileRequest {
  issuer?: string;
  resourceQuery?: string;
}

/** What Babel does in a build. */
export interface BuildLoaders {
  /** With files that have styles. */
  styled: object;
  /** With files that have queries, and what only builds need. */
  queried: (request: FileRequest) => object;
}

/**
 * Babel with the few plugins that know Emotion and Gatsby, and nothing that changes syntax, which esbuild does in a tenth
 * of the time. What comes out is the same for both bundles of a build: the second one finds it in Babel's cache.
 * @param plugins those that plugins of Gatsby set; of them only Emotion's are for the files of this site
 */
export function buildLoaders(
  { stage, loaders }: Pick<CreateWebpackConfigArgs, 'stage' | 'loaders'>,
  plugins: readonly BabelPlugin[],
): BuildLoaders {
  const emotion = plugins
    .filter(({ name }) => name.includes('@emotion/babel-plugin'))
    // A build has no maps of styles; making them takes as long as all else.
    .map(({ name, options }) => [name, { ...options, sourceMap: false }]);
  const babel = (own: readonly unknown[]) =>
    loaders.dependencies?.({
      babelrc: false,
      configFile: false,
      sourceMaps: true,
      cacheCompression: false,
      plugins: [...own, ...emotion],
      parserOpts: { plugins: ['jsx', 'typescript'] },
    }) as object;
  return {
    styled: babel([]),
    queried: (request) =>
      babel([queries, ...(stage === 'build-javascript' ? withoutOtherExports(request) : [])]),
  };
}

/** Takes queries out, and puts their results in. The folder is that of Gatsby's own setting. */
const queries = [
  'babel-plugin-remove-graphql-queries',
  { stage: 'build-javascript', staticQueryDir: 'page-data/sq/d' },
];

/** Of a page the browser gets two modules, the page and its head, each without the other and without what only builds need. */
function withoutOtherExports({ issuer, resourceQuery = '' }: FileRequest): unknown[] {
  if (!issuer?.includes('async-requires')) return [];
  const wanted = /[?&]export=(default|head)/.exec(resourceQuery)?.[1];
  const other = { default: ['Head'], head: ['default'] }[wanted ?? ''] ?? [];
  return [
    [
      'gatsby/dist/utils/babel/babel-plugin-remove-api',
      { apis: ['getServerData', 'config', ...other] },
    ],
  ];
}
