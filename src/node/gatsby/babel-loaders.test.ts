import { describe, expect, it } from 'vitest';
import { buildLoaders, type FileRequest } from './babel-loaders';
import { babelPlugins } from './babel-plugins';

type Loaders = Parameters<typeof buildLoaders>[0]['loaders'];
interface Options {
  plugins: [name: string, options: object][];
}

/** The options of Babel, by the names of their plugins. */
function pluginsOf(loader: object): Record<string, object> {
  return Object.fromEntries((loader as Options).plugins);
}

const removed = (request: FileRequest) => {
  const loaders = { dependencies: (options: object) => options } as unknown as Loaders;
  const { queried } = buildLoaders({ loaders }, babelPlugins([]));
  return pluginsOf(queried(request))['gatsby/dist/utils/babel/babel-plugin-remove-api'];
};

describe('Babel in a build', () => {
  it('knows Emotion alone of what plugins set', () => {
    const emotion = '/x/node_modules/@emotion/babel-plugin/index.js';
    const { styled, queried } = babelPlugins([
      { name: emotion, options: { autoLabel: 'dev-only' } },
      { name: 'babel-plugin-lodash', options: {} },
    ]);
    expect(styled).toEqual([[emotion, { autoLabel: 'dev-only', sourceMap: false }]]);
    expect(queried.map(([name]) => name)).toEqual(['babel-plugin-remove-graphql-queries', emotion]);
  });

  it('leaves in a page and in its head what the browser runs', () => {
    const issuer = '/site/.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js';
    const apis = (resourceQuery: string) => removed({ issuer, resourceQuery });
    expect(apis('')).toEqual({ apis: ['getServerData', 'config'] });
    expect(apis('?export=default')).toEqual({ apis: ['getServerData', 'config', 'Head'] });
    expect(apis('?export=head')).toEqual({ apis: ['getServerData', 'config', 'default'] });
    expect(removed({ issuer: '/site/src/app/layout.tsx' })).toBeUndefined();
  });
});
