import { spawnSync } from 'node:child_process';
import type { Conditions } from './fixture-site';

/** A folder of the system without programs, in which not even root can make files. */
const closed = '/sys';

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
export function hardConditions(): Required<Conditions> {
  return {
    runner: canCutNetwork() ? withoutNetwork : [],
    env: {
      PATH: closed,
      HOME: closed,
      XDG_CONFIG_HOME: '',
      NODE_OPTIONS: '--max-old-space-size=1024',
    },
  };
}
