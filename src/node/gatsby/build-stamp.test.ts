import fs from 'node:fs';
import type { NodePluginArgs } from 'gatsby';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';

const { at, write } = temporaryFolder('qsc-stamp-');

// Other files of tests share the modules, which know the working folder.
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

it('a cache of other code, packages, or files of public is dropped, with what Gatsby knows of pictures', async () => {
  write('package-lock.json', '{}');
  write('.cache/.site/node-apis.js', '1');
  vi.spyOn(process, 'cwd').mockReturnValue(at('.'));
  let actions: string[] = [];
  let messages: string[] = [];
  let builds = 0;
  const drop = async (basePath: string, isStored = true) => {
    [actions, messages] = [[], []];
    vi.resetModules();
    const { completeAtExit, dropForeignState } = await import('./build-stamp');
    const jobsV2 = { complete: new Map([['picture', {}]]), incomplete: new Map() };
    const store = {
      getState: () => ({ status: { PLUGINS_HASH: 'x' }, jobsV2 }),
      dispatch: ({ type }: { type: string }) => void actions.push(type),
    };
    const reporter = { info: (message: string) => void messages.push(message) };
    dropForeignState({ basePath, store, reporter } as unknown as NodePluginArgs);
    // The process ends.
    const once = vi.spyOn(process, 'once').mockReturnThis();
    write('public/page.html', 'page');
    completeAtExit(['/page.html'], 'content');
    fs.rmSync(at('.cache/.site/stamp.json'), { force: true });
    if (isStored) write(`.cache/redux/${(builds += 1)}`, 'state');
    (once.mock.lastCall?.[1] as (code: number) => void)(0);
    once.mockRestore();
    return actions;
  };
  const dropped = ['REMOVE_STALE_JOB_V2', 'UPDATE_PLUGINS_HASH'];
  expect(await drop('/help')).toEqual(dropped);
  expect(await drop('/help', false)).toEqual([]);
  // Gatsby could not store its state.
  expect(await drop('/help')).toEqual(dropped);
  expect(await drop('/help')).toEqual([]);
  expect(await drop('/other')).toEqual(dropped);
  expect(messages).toEqual([
    'The code, the packages, the version of Node, or the path prefix changed: all pages are built again.',
  ]);
  expect(await drop('/other')).toEqual([]);
  write('package-lock.json', '{ }');
  expect(await drop('/other')).toEqual(dropped);
  write('.cache/.site/node-apis.js', '2');
  expect(await drop('/other')).toEqual(dropped);
  write('public/page.html', 'edited');
  expect(await drop('/other')).toEqual(dropped);
  write('static/page.html/a.txt', 'x');
  expect(await drop('/other')).toEqual(dropped);
  fs.rmSync(at('static'), { recursive: true });
  expect(await drop('/other')).toEqual([]);
  vi.stubGlobal('process', Object.create(process, { version: { value: 'v99.0.0' } }));
  expect(await drop('/other')).toEqual(dropped);
});
