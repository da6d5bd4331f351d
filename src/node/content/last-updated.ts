import { spawnSync } from 'node:child_process';
import { site } from '../../site';

/** Day of the last commit that changed a file: `2025-03-31`. */
interface FileHistory {
  last: string;
}

let histories: Map<string, FileHistory> | undefined;

/**
 * The history of a file, without sweeps, from one run of git over the content. Undefined without history:
 * no repository, a shallow clone, a file that is not committed.
 */
export const historyOf = (file: string) => (histories ??= readHistory()).get(file);

/**
 * Why there is no history of days; undefined when there is one.
 * @param folder the repository's, or one in it
 */
export function missingHistory(folder = '.'): string | undefined {
  if (spawnSync('git', ['--version']).error) return 'git could not be run';
  const isShallow = git('-C', folder, 'rev-parse', '--is-shallow-repository')?.trim();
  if (isShallow === undefined) return 'git knows no repository here';
  return isShallow === 'true' ? 'the clone is shallow, "git fetch --unshallow" helps' : undefined;
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}

function readHistory(): Map<string, FileHistory> {
  // In a shallow clone every file seems to have changed with the oldest commit that is there.
  if (missingHistory() !== undefined) return new Map();
  const top = git('rev-parse', '--show-prefix')?.trim() ?? '';
  const files = git('ls-files', '--', site.contentFolder)?.trim().split('\n').length ?? 0;
  const options = ['--format=commit %cs', '--name-only', '--no-renames'];
  const log = git('-c', 'core.quotepath=off', 'log', ...options, '--', site.contentFolder) ?? '';
  return historiesOf(log.replaceAll(`\n${top}`, '\n'), files);
}

/** A commit that changes so much of the content is a sweep: a rename, a new way to write a word. */
const SWEEP_SHARE = 1 / 4;
const MIN_SWEEP_FILES = 20;

/**
 * Histories of files by a log, newest commit first, of `commit {day}` and the names of changed files. A sweep over the
 * content is no update of a page: all pages would have its day.
 * @param files number of files that there are
 */
export function historiesOf(log: string, files: number): Map<string, FileHistory> {
  const histories = new Map<string, FileHistory & { hasUpdate: boolean }>();
  for (const commit of log.split(/^commit /m).slice(1)) {
    const [day = '', ...lines] = commit.split('\n');
    const names = lines.filter((line) => line !== '');
    const isSweep = names.length > Math.max(MIN_SWEEP_FILES, files * SWEEP_SHARE);
    for (const name of names) {
      if (histories.get(name)?.hasUpdate) continue;
      // Until another commit follows, the commit that added the file counts, even if it is a sweep.
      histories.set(name, { last: day, hasUpdate: !isSweep });
    }
  }
  return histories;
}
