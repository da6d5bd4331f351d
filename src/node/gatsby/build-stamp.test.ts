import type { NodePluginArgs } from 'gatsby';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';

const { at, write } = temporaryFolder('qsc-stamp-');

// Other files of tests share the modules, which know the working folder.
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

it('a cache of another path prefix or of other packages is dropped, with what Gatsby knows of pictures', async () => {
  write('package-lock.json', '{}');
  vi.spyOn(process, 'cwd').mockReturnValue(at('.'));
  vi.resetModules();
  const { completeAtExit, dropForeignState } = await import('./build-stamp');
  let actions: string[] = [];
  let messages: string[] = [];
  const drop = (basePath: string) => {
    [actions, messages] = [[], []];
    const jobsV2 = { complete: new Map([['picture', {}]]), incomplete: new Map() };
    const store = {
      getState: () => ({ status: { PLUGINS_HASH: 'x' }, jobsV2 }),
      dispatch: ({ type }: { type: string }) => void actions.push(type),
    };
    const reporter = { info: (message: string) => void messages.push(message) };
    dropForeignState({ basePath, store, reporter } as unknown as NodePluginArgs);
    // The process ends.
    const once = vi.spyOn(process, 'once').mockReturnThis();
    completeAtExit([], 'content');
    (once.mock.lastCall?.[1] as (code: number) => void)(0);
    once.mockRestore();
    return actions;
  };
  const dropped = ['REMOVE_STALE_JOB_V2', 'UPDATE_PLUGINS_HASH'];
  expect(drop('/help')).toEqual(dropped);
  expect(drop('/help')).toEqual([]);
  expect(drop('/other')).toEqual(dropped);
  expect(messages).toEqual(['The packages or the path prefix changed: all pages are built again.']);
  expect(drop('/other')).toEqual([]);
  write('package-lock.json', '{ }');
  expect(drop('/other')).toEqual(dropped);
});
