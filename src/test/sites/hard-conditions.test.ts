import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { canCutNetwork, hardConditions } from './support/hard-conditions';
import { killedBuilds, otherFolderBuild } from './support/built-sites';

describe('a build without git, network, and a home to write to, with 1 GB, below a path with spaces and umlauts', () => {
  const { runner, env } = hardConditions();
  beforeAll(otherFolderBuild);

  it('has none of them', () => {
    expect(() => fs.mkdirSync(`${env['HOME']}/.config`)).toThrow();
    expect(spawnSync('git', ['--version'], { env }).error).toMatchObject({ code: 'ENOENT' });
    // The build keeps the network if the system is not Linux or does not allow user namespaces.
    if (!canCutNetwork()) return console.warn('The network cannot be taken away on this machine.');
    const [command = '', ...args] = [...runner, process.execPath, '-p'];
    const reach = "Object.keys(require('node:os').networkInterfaces()).length";
    expect(spawnSync(command, [...args, reach], { env, encoding: 'utf8' }).stdout).toBe('0\n');
    expect(Object.keys(os.networkInterfaces()).length).toBeGreaterThan(0);
  });

  it('succeeds, and reports once what is missing', async () => {
    const { code, output } = await otherFolderBuild();
    expect(code, output).toBe(0);
    expect(output).not.toMatch(/EACCES|EROFS|ENOENT|ENOTFOUND|heap/);
    expect(
      output.replace(/\s+/g, ' ').split('nor does the sitemap: git could not be run.'),
    ).toHaveLength(2);
  });
});

it('the builds in that folder before were killed while they compiled, bundled, and finished pages', async () => {
  expect(await killedBuilds()).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL']);
});
