import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/support/temporary-folder';
import { staleScripts } from './remove-leftovers';

const { at, write } = temporaryFolder('qsc-scripts-');
const hash = (letter: string) => letter.repeat(8);

it('scripts are stale that neither the list of webpack nor another script names', () => {
  const texts = {
    [`/app-${hash('a')}.js`]: 'app',
    [`/webpack-runtime-${hash('b')}.js`]: `({107:"${hash('c')}"})`,
    [`/107-${hash('c')}.js`]: `"worker." + "${hash('d')}"`,
    [`/worker-${hash('d')}.js`]: 'worker',
    [`/app-${hash('e')}.js`]: `an earlier build, with "${hash('f')}"`,
    [`/107-${hash('f')}.js`]: 'loaded by that',
    [`/app-${hash('e')}.js.map`]: 'its map',
    [`/styles.${hash('0')}.css`]: 'its styles',
    '/robots.txt': 'no script',
    [`/static/x-${hash('1')}.js`]: 'of an author',
  };
  for (const [name, text] of Object.entries(texts)) write(`public${name}`, text);
  const stats = { app: [`webpack-runtime-${hash('b')}.js`, `app-${hash('a')}.js`] };
  write('public/webpack.stats.json', JSON.stringify({ assetsByChunkName: stats }));
  expect(staleScripts(at('public'), Object.keys(texts)).sort()).toEqual([
    `/107-${hash('f')}.js`,
    `/app-${hash('e')}.js`,
    `/app-${hash('e')}.js.map`,
    `/styles.${hash('0')}.css`,
  ]);
});

it('no script is stale where webpack left no list', () => {
  write(`public/app-${hash('a')}.js`, '');
  expect(staleScripts(at('public'), [`/app-${hash('a')}.js`])).toEqual([]);
});
