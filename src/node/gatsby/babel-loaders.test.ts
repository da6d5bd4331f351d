import { describe, expect, it } from 'vitest';
import { buildLoaders, type FileRequest } from './babel-loaders';

type Loaders = Parameters<typeof buildLoaders>[0]['loaders'];
interface Options {
  plugins: [name: string, options: object][];
}

/** The options of Babel, by the names of their plugins. */
function pluginsOf(loader: object): Record<string, object> {
  return Object.fromEntries((loader as Options).plugins);
}

function buildOf(stage: 'build-javascript' | 'build-html') {
  const loaders = { dependencies: (options: object) => options } as unknown as Loaders;
  return buildLoaders({ stage, loaders }, [
    { name: '/x/node_modules/@emotion/babel-plugin/index.js', options: { autoLabel: 'dev-only' } },
    { name: 'babel-plugin-lodash', options: {} },
  ]);
}

const removed = (stage: 'build-javascript' | 'build-html', request: FileRequest) =>
  pluginsOf(buildOf(stage).queried(request))['gatsby/dist/utils/babel/babel-plugin-remove-api'];

describe('Babel in a build', () => {
  it('knows Emotion alone of what plugins set', () => {
    const { styled } = buildOf('build-html');
    expect(pluginsOf(styled)).toEqual({
      '/x/node_modules/@emotion/babel-plugin/index.js': {
        autoLabel: 'dev-only',
        sourceMap: false,
      },
    });
  });

  it('does the same for both bundles', () => {
    const file = { issuer: '/site/src/templates/doc.tsx' };
    const [one, other] = [buildOf('build-javascript'), buildOf('build-html')];
    expect(one.styled).toEqual(other.styled);
    expect(one.queried(file)).toEqual(other.queried(file));
  });

  it('leaves in a page and in its head what the browser runs', () => {
    const issuer = '/site/.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js';
    const apis = (resourceQuery: string) => removed('build-javascript', { issuer, resourceQuery });
    expect(apis('')).toEqual({ apis: ['getServerData', 'config'] });
    expect(apis('?export=default')).toEqual({ apis: ['getServerData', 'config', 'Head'] });
    expect(apis('?export=head')).toEqual({ apis: ['getServerData', 'config', 'default'] });
    expect(removed('build-html', { issuer, resourceQuery: '?export=head' })).toBeUndefined();
  });
});
