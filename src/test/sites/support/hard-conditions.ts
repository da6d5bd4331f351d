import { spawnSync } from 'node:child_process';
import type { Conditions } from './fixture-site';

/** A folder of the system without programs, in which not even root can create files. */
const closedFolder = '/sys';

/** Runs a command without network; needs a Linux that allows user namespaces. */
const withoutNetwork = ['/usr/bin/unshare', '--map-root-user', '--net'];

/** Whether this machine can run a command without network. */
export function canCutNetwork(): boolean {
  const [program = '', ...args] = withoutNetwork;
  return spawnSync(program, [...args, 'true']).status === 0;
}

/**
 * Conditions in a container or on a small machine: no program except Node, a home folder without write permission, 1 GB for
 * objects, and no network if the system allows that.
 */
export function hardConditions(): Required<Conditions> {
  return {
    runner: canCutNetwork() ? withoutNetwork : [],
    env: {
      PATH: closedFolder,
      HOME: closedFolder,
      XDG_CONFIG_HOME: '',
      NODE_OPTIONS: '--max-old-space-size=1024',
    },
  };
}
