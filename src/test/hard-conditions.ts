import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Conditions } from './fixture-site';

/** Takes the network away from a command; needs Linux, and a system that lets users have namespaces of their own. */
const withoutNetwork = ['/usr/bin/unshare', '--map-root-user', '--net'];

/** Whether this machine can run a command without network. */
export function canCutNetwork(): boolean {
  const [program = '', ...args] = withoutNetwork;
  return spawnSync(program, [...args, 'true']).status === 0;
}

/**
 * What a build may meet in a container or on a small machine: no program but Node, a home that nobody can write to, 1 GB
 * for objects, and no network where that can be taken away.
 */
export function hardConditions(): Conditions {
  return {
    runner: canCutNetwork() ? withoutNetwork : [],
    env: {
      PATH: fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-no-programs-')),
      // Not even root can make files there.
      HOME: '/sys',
      XDG_CONFIG_HOME: '',
      NODE_OPTIONS: '--max-old-space-size=1024',
    },
  };
}
