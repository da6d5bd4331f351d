import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { canCutNetwork, hardConditions } from '../hard-conditions';
import { firstBuild, killedBuild, otherFolderBuild } from './built-sites';
import { changed, digests } from './site-files';

describe('a build without git, network, and a home to write to, with 1 GB, below a path with spaces and umlauts', () => {
  const { runner, env } = hardConditions();
  beforeAll(otherFolderBuild);

  it('has none of them', () => {
    expect(() => fs.mkdirSync(`${env['HOME']}/.config`)).toThrow();
    expect(spawnSync('git', ['--version'], { env }).error).toMatchObject({ code: 'ENOENT' });
    // Elsewhere than on Linux, and where users may have no namespaces, the build keeps the network.
    if (!canCutNetwork()) return console.warn('The network cannot be taken away on this machine.');
    const [command = '', ...args] = [...runner, process.execPath, '-p'];
    const reach = "Object.keys(require('node:os').networkInterfaces()).length";
    expect(spawnSync(command, [...args, reach], { env, encoding: 'utf8' }).stdout).toBe('0\n');
    expect(Object.keys(os.networkInterfaces()).length).toBeGreaterThan(0);
  });

  it('succeeds, and says once what is missing then', async () => {
    const { code, output } = await otherFolderBuild();
    expect(code, output).toBe(0);
    expect(output).not.toMatch(/EACCES|EROFS|ENOENT|ENOTFOUND|heap/);
    expect(
      output.replace(/\s+/g, ' ').split('nor does the sitemap: git could not be run.'),
    ).toHaveLength(2);
  });

  it('writes the bytes of any other build', async () => {
    expect(changed(digests(await firstBuild()), digests(await otherFolderBuild()))).toEqual([]);
  });
});

describe('a build that was killed while it compiled, bundled, and finished pages', () => {
  let killed: Awaited<ReturnType<typeof killedBuild>>;
  beforeAll(async () => {
    killed = await killedBuild();
  });

  it('was ended each time, and succeeds when it runs again', () => {
    expect(killed.signals).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL']);
    expect(killed.site.code, killed.site.output).toBe(0);
  });

  it('writes the bytes of an undisturbed one', async () => {
    expect(changed(digests(await firstBuild()), digests(killed.site))).toEqual([]);
  });
});
