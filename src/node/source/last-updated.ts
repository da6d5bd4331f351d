import { spawnSync } from 'node:child_process';

/** Days of the first and the last commit that changed a file. */
interface FileHistory {
  first: string;
  last: string;
}

let histories: Map<string, FileHistory> | undefined;

/**
 * Day of the last commit that changed a file (`2025-03-31`), from one run of git over the content. Undefined where
 * history does not tell: no repository, a shallow clone, a file that is not committed.
 */
export function lastUpdated(file: string, folder: string): string | undefined {
  return historyOf(file, folder)?.last;
}

/** Day of the commit that added a file, by the same history. */
export function firstCommitted(file: string, folder: string): string | undefined {
  return historyOf(file, folder)?.first;
}

function historyOf(file: string, folder: string): FileHistory | undefined {
  histories ??= readHistory(folder);
  return histories.get(file);
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}

function readHistory(folder: string): Map<string, FileHistory> {
  const found = new Map<string, FileHistory>();
  // In a shallow clone every file seems to have changed with the oldest commit that is there.
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return found;
  const top = git('rev-parse', '--show-prefix')?.trim() ?? '';
  const log =
    git(
      '-c',
      'core.quotepath=off',
      'log',
      '--format=commit %cs',
      '--name-only',
      '--no-renames',
      '--',
      folder,
    ) ?? '';
  let day = '';
  for (const line of log.split('\n')) {
    const commit = /^commit (\d{4}-\d{2}-\d{2})$/.exec(line);
    if (commit) day = commit[1] ?? '';
    else if (line) {
      // From the newest commit to the oldest: the first mention of a file is its last change.
      const file = line.slice(top.length);
      found.set(file, { last: found.get(file)?.last ?? day, first: day });
    }
  }
  return found;
}
