import type { CreateWebpackConfigArgs } from 'gatsby';
import { babelOptions, type BabelPlugin, type BabelPlugins } from './babel-plugins';

/** What webpack says of who wants a file: `?export=default` is the page, `?export=head` its head. */
export interface FileRequest {
  issuer?: string;
  resourceQuery?: string;
}

/** What Babel does for webpack in a build. */
export interface BuildLoaders {
  /** With files that have styles. */
  styled: object;
  /** With files that have queries, and what only builds need. */
  queried: (request: FileRequest) => object;
}

export function buildLoaders(
  { loaders }: Pick<CreateWebpackConfigArgs, 'loaders'>,
  { styled, queried }: BabelPlugins,
): BuildLoaders {
  const babel = (plugins: readonly BabelPlugin[]) =>
    loaders.dependencies?.({
      ...babelOptions,
      sourceMaps: true,
      cacheCompression: false,
      plugins,
    }) as object;
  return {
    styled: babel(styled),
    queried: (request) => babel([...withoutOtherExports(request), ...queried]),
  };
}

/** Of a page the browser gets two modules, the page and its head, each without the other and without what only builds need. */
function withoutOtherExports({ issuer, resourceQuery = '' }: FileRequest): BabelPlugin[] {
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
