import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { siteAbsolute } from '../source/files';

type Task = (...args: never[]) => unknown;
type Module = Record<string, Task>;

/** A module that Gatsby loads, or its plugins. */
function moduleOfGatsby(name: string): Module {
  const { resolve } = createRequire(siteAbsolute('package.json'));
  return createRequire(resolve('gatsby/package.json'))(name) as Module;
}

/** The same as a promise where no function is called back; otherwise what was there before. */
function atOnce(files: Module, name: string, run: Task): void {
  const before = files[name];
  if (!before) return;
  files[name] = (...args: never[]) =>
    typeof args.at(-1) === 'function'
      ? before(...args)
      : new Promise((resolve) => resolve(run(...args)));
}

/**
 * In a build Gatsby reads, asks for, and writes each file in steps, each of which wakes another thread and waits for it:
 * six for a page. With one file after the other, as here, that takes longer than the files do.
 */
export function quickenFiles(): void {
  const files = moduleOfGatsby('fs-extra');
  atOnce(files, 'readFile', fs.readFileSync as Task);
  atOnce(files, 'stat', fs.statSync as Task);
  atOnce(files, 'outputFile', (file: string, data: string | Uint8Array, options?: object) => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, data, options);
  });
}

/**
 * For the digest of each file Gatsby makes a machine of WebAssembly and reads in steps. Plugins take the function when they
 * are loaded, so this comes before. It begins with all files of a folder at once: one after the other, what it makes of
 * them is not in memory at the same time.
 */
export function quickenDigests(): void {
  let last: Promise<unknown> = Promise.resolve();
  moduleOfGatsby('gatsby-core-utils')['md5File'] = (file: string) => {
    const made = last.then(() => createHash('md5').update(fs.readFileSync(file)).digest('hex'));
    last = made.then(
      () => pause(),
      () => pause(),
    );
    return made;
  };
}
