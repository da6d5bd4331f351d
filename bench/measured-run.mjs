import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { env } from '../tools/environment.mjs';
import { watchProcess } from './processes.mjs';

/**
 * Runs a program of Node to its end.
 * @returns wall `seconds`, `cpu` seconds of all its processes, `peak`: the most memory that they held together, in
 * bytes, and what was printed, without colors, as `output`
 */
export function measuredRun(program, args, folder, more = {}) {
  const start = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...env, CI: 'true', ...more },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const watch = watchProcess(child.pid);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      watch.stop();
      const seconds = (performance.now() - start) / 1000;
      const text = stripVTControlCharacters(output);
      if (code === 0) resolve({ seconds, cpu: watch.cpu(), peak: watch.peak(), output: text });
      else reject(new Error(`${program} ${args.join(' ')} failed:\n${text.slice(-3000)}`));
    });
  });
}
