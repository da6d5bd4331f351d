/** A plugin of Babel, by its name or the path of its module, and its options. */
export type BabelPlugin = [name: string, options: object];

/** Babel's plugins in a build. */
export interface BabelPlugins {
  /** For files that have styles. */
  styled: BabelPlugin[];
  /** For files that have queries. */
  queried: BabelPlugin[];
}

/** Babel reads the syntax of the site, and leaves it to esbuild, which changes it in a tenth of the time. */
export const babelOptions = {
  babelrc: false,
  configFile: false,
  parserOpts: { plugins: ['jsx', 'typescript'] },
};

/** Takes queries out, and puts their results in. The folder is that of Gatsby's own setting. */
const queries = (stage: string): BabelPlugin => [
  'babel-plugin-remove-graphql-queries',
  { stage, staticQueryDir: 'page-data/sq/d' },
];

/**
 * The few plugins that know Emotion and Gatsby, and nothing that changes syntax. What comes out is the same for both
 * bundles of a build.
 * @param set those that plugins of Gatsby set; of them only Emotion's are for the files of this site
 */
export function babelPlugins(set: readonly { name: string; options: object }[]): BabelPlugins {
  const emotion = set
    .filter(({ name }) => name.includes('@emotion/babel-plugin'))
    // A build has no maps of styles; making them takes as long as all else.
    .map(({ name, options }): BabelPlugin => [name, { ...options, sourceMap: false }]);
  return { styled: emotion, queried: [queries('build-javascript'), ...emotion] };
}

/**
 * The plugins of develop for a file that has queries. A template is imported twice, as a page and for its head: each time
 * Gatsby takes the other one out.
 * @param query that of the import
 */
export function developPlugins(query: string): BabelPlugin[] {
  const without = [
    ['export=default', 'Head'],
    ['export=head', 'default'],
  ].flatMap(([part = '', name = '']) => (query.includes(part) ? name : []));
  return [
    queries('develop'),
    ...without.map((api): BabelPlugin => [
      'module:gatsby/dist/utils/babel/babel-plugin-remove-api',
      { apis: [api] },
    ]),
  ];
}
