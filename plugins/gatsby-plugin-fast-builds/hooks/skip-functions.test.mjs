import { expect, it, vi } from 'vitest';
import { copiedGatsby } from '../test/copied-gatsby.mjs';
import { temporaryFolder } from '../test/temporary-folder.mjs';
import { skipFunctions } from './skip-functions.mjs';

const { at, write } = temporaryFolder();

it('runs webpack for functions where there are some', async () => {
  const gatsby = copiedGatsby();
  const functions = gatsby.load('internal-plugins/functions/gatsby-node');
  const compile = (functions.onPreBootstrap = vi.fn());
  gatsby.load('redux/index').store.getState = () => ({ flattenedPlugins: [{ resolve: at('') }] });
  skipFunctions(gatsby);
  await functions.onPreBootstrap('input');
  expect(compile).not.toHaveBeenCalled();
  write('src/api/hello.ts', '');
  await functions.onPreBootstrap('input');
  expect(compile.mock.calls).toEqual([['input']]);
});
