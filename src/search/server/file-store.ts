import fs from 'node:fs/promises';
import { parseJson } from '../../lib/values/parse-json';
import { emptyState, isTenantState, type TenantState } from '../practice/tenant-state';
import type { TenantStore } from '../practice/tenant-store';

/** The file of a tenant cannot be used. */
export class TenantFileError extends Error {
  override readonly name = 'TenantFileError';
}

/**
 * Stores a tenant in a file of one server. The file is replaced in one step, so that an interruption leaves the old one.
 * @throws TenantFileError if the file has other content, which stays unchanged
 */
export async function fileStore(file: string): Promise<TenantStore> {
  let state = await readState(file);
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: () => Promise.resolve(state),
    change(next) {
      const run = last.then(async () => {
        const changed = next(state);
        if (changed === state) return state;
        await fs.writeFile(`${file}.new`, JSON.stringify(changed));
        await fs.rename(`${file}.new`, file);
        state = changed;
        return state;
      });
      last = run.catch(() => undefined);
      return run;
    },
  };
}

async function readState(file: string): Promise<TenantState> {
  let text: string;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyState;
    throw new TenantFileError(`${file} cannot be read: ${(error as Error).message}`);
  }
  const value = parseJson(text)?.value;
  if (isTenantState(value)) return value;
  throw new TenantFileError(
    `${file} is not a practice tenant that this version reads. Remove it, or name another file.`,
  );
}
