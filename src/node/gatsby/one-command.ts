import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePluginArgs } from 'gatsby';
import { readSiteFile, siteAbsolute, writeFile } from '../content/files';
import { bundleFolder } from '../workers/bundle';

/** Of commands that start together, the last one that writes its name into the file within this time continues. */
const START_MS = 50;

const commandFile = siteAbsolute(`${bundleFolder}/command.txt`);

/** Ends this command where another one of Gatsby runs in the folder: they would overwrite each other's files. */
export async function endBesideAnother({ reporter }: Pick<NodePluginArgs, 'reporter'>) {
  let other = runningIn(commandFile);
  if (other === undefined) {
    writeFile(commandFile, nameOf(process.pid));
    await sleep(START_MS);
    other = runningIn(commandFile);
  }
  if (other === undefined) return;
  reporter.error(
    `Gatsby already runs in this folder, as process ${other}. Wait until it ends, or stop it.`,
  );
  process.exit(1);
}

/** A process with its folder and command: its id may be another one's later. Where there is no `ps`, nobody knows. */
export function nameOf(pid: number): string {
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout ? `${pid} ${siteAbsolute('.')} ${stdout}` : '';
}

/** The process of another command that a file names, if it still runs. */
export function runningIn(file: string): number | undefined {
  const name = readSiteFile(file) ?? '';
  const pid = parseInt(name);
  return pid && pid !== process.pid && nameOf(pid) === name ? pid : undefined;
}
